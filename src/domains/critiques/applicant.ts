import { findStanding, isClosedByDebt } from '#domains/plans/index.ts'
import type { Standing } from '#domains/plans/terms.ts'
import type { Ask } from '#platform/ask.ts'
import type { Reader } from '#platform/db.ts'
import { mayAskFrom, type Applicant } from './rules.ts'

function applicantOf(standing: Standing, now: Date, excludedUntil: Date | null): Applicant {
  const { state, planId, term, accessEndsAt } = standing
  return {
    state,
    planId,
    termKind: term?.kind ?? null,
    isOver: accessEndsAt !== null && accessEndsAt <= now,
    isClosedByDebt: isClosedByDebt(standing, now),
    excludedUntil,
    mayAskFrom: mayAskFrom(standing),
  }
}

/** How a member stands with the school, as far as critiques go. */
export const findApplicantById = async (db: Reader, memberId: number, now: Date): Promise<Applicant> =>
  applicantOf(await findStanding(db, memberId), now, await findExclusion(db, memberId, now))

/** The same of who asks; a visitor is nobody. */
export async function findApplicant({ db, member, now }: Pick<Ask, 'member' | 'now'> & { db: Reader }) {
  return member ? findApplicantById(db, member.id, now) : null
}

/** Until when a member who broke the rules repeatedly asks for nothing; null for everybody else. */
export async function findExclusion(db: Reader, memberId: number, now: Date): Promise<Date | null> {
  const found = await db
    .selectFrom('critique_exclusions')
    .select('until_at')
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .where('until_at', '>', now)
    .orderBy('until_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.until_at ?? null
}
