import { findStanding, isClosedByDebt } from '#domains/plans/index.ts'
import type { Standing } from '#domains/plans/terms.ts'
import type { Ask } from '#platform/ask.ts'
import type { Reader } from '#platform/db.ts'
import type { Applicant } from './rules.ts'

export function applicantOf(standing: Standing, now: Date): Applicant {
  const { state, planId, term, accessEndsAt } = standing
  return {
    state,
    planId,
    termKind: term?.kind ?? null,
    isOver: accessEndsAt !== null && accessEndsAt <= now,
    isClosedByDebt: isClosedByDebt(standing, now),
  }
}

/** How a member stands with the school, as far as critiques go. */
export const findApplicantById = async (db: Reader, memberId: number, now: Date): Promise<Applicant> =>
  applicantOf(await findStanding(db, memberId), now)

/** The same of who asks; a visitor is nobody. */
export async function findApplicant({ db, member, now }: Pick<Ask, 'member' | 'now'> & { db: Reader }) {
  return member ? findApplicantById(db, member.id, now) : null
}
