import { findBirthday } from '#domains/plans/index.ts'
import type { Tx } from '#platform/db.ts'
import { findNewestConsent } from './queries.ts'
import { isKnownMinor } from './rules.ts'

/** Whether who says that they are of age has told the school otherwise; the member is locked. */
export async function isMinorToUs(tx: Tx, memberId: number, now: Date): Promise<boolean> {
  const bornOn = await findBirthday(tx, memberId)
  return isKnownMinor({ bornOn, newest: await findNewestConsent(tx, memberId) }, now)
}
