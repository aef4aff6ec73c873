import { findBirthday } from '#domains/plans/index.ts'
import type { Reader } from '#platform/db.ts'
import { findNewestConsent } from './queries.ts'
import { isKnownMinor } from './rules.ts'

/** Whether a member has told the school that they are not of age. */
export async function isMinorToUs(db: Reader, memberId: number, now: Date): Promise<boolean> {
  const bornOn = await findBirthday(db, memberId)
  return isKnownMinor({ bornOn, newest: await findNewestConsent(db, memberId) }, now)
}
