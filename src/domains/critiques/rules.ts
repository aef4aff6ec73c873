import { dayAfter, type Day } from '#platform/days.ts'
import { addDays, formatDay } from '#platform/tokyo.ts'
import type { SubscriptionState } from '#platform/ask.ts'
import { planTerms, type PlanId, type Term, type TermKind } from '#domains/plans/terms.ts'
import { ALREADY_REQUESTED, NO_RIGHT, RETURN_DAYS, type Eligibility, type NoRight, type Notice } from './terms.ts'

/** How somebody who may ask for a critique stands with the school. */
export type Applicant = {
  state: SubscriptionState
  planId: PlanId | null
  /** of the term that runs: free days and the month for ten yen give no critique */
  termKind: TermKind | null
  /** access ended, or will not begin again by itself */
  isOver: boolean
  isClosedByDebt: boolean
  /** who broke the rules repeatedly asks for nothing until then */
  excludedUntil: Date | null
  /** the day from which they may ask, for who is still in the days or the month before their commitment */
  mayAskFrom: Day | null
}

type Begun = { state: SubscriptionState; term: Pick<Term, 'planId' | 'kind' | 'endsOn'> | null }

/** When a trial turns by itself into a commitment that has critiques; null for everybody else. */
export const mayAskFrom = ({ state, term }: Begun): Day | null =>
  term && state === 'under_trial' && term.kind !== 'paid' && planTerms[term.planId] !== 1 ? dayAfter(term.endsOn) : null

/** A critique belongs to commitments of 6 and 12 months whose paid term has begun. Null is a visitor. */
export function whyNoRight(applicant: Applicant | null): NoRight | null {
  if (!applicant) return 'signed-out'
  const { state, planId, termKind, isOver, isClosedByDebt, excludedUntil } = applicant
  if (state === 'before_subscribe') return 'no-plan'
  const isFirstMonth = termKind === 'trial_month'
  if (state === 'under_trial') return isFirstMonth ? 'first-month' : 'trial'
  if (state === 'after_unsubscribe' || isOver) return 'plan-ended'
  if (planId === null || planTerms[planId] === 1) return 'month-plan'
  if (termKind !== 'paid') return isFirstMonth ? 'first-month' : 'trial'
  if (isClosedByDebt) return 'debt'
  return excludedUntil ? 'excluded' : null
}

/** Who broke the rules reads until when, and no other reason is left then. */
export const excludedWords = (until: Date) => `規約違反があったため、${formatDay(until)}まで添削を依頼できません`

/** One work a period, and one more for each that the school had to cancel too late. */
export function eligibilityOf(
  applicant: Applicant | null,
  { activeWorks, extraRights }: { activeWorks: number; extraRights: number },
): Eligibility {
  const why = whyNoRight(applicant)
  if (why === 'excluded')
    return { able: false, message: excludedWords(applicant!.excludedUntil!), displayBanner: false }
  if (why) return { able: false, message: NO_RIGHT[why], displayBanner: why !== 'debt' }
  if (activeWorks > 0 && extraRights === 0)
    return { able: false, message: `${ALREADY_REQUESTED}（1期につき1作品まで）`, displayBanner: false }
  return {
    able: true,
    message: extraRights > 0 ? `今期は、あと${activeWorks > 0 ? extraRights : extraRights + 1}作品を依頼できます` : '',
    displayBanner: false,
  }
}

const TRIALS: Partial<Record<PlanId, Notice>> = { 5: 'trial-1', 4: 'trial-6', 6: 'trial-12' }

/** What is said above the teachers: nothing to who has a commitment. */
export function noticeFor(applicant: Pick<Applicant, 'state' | 'planId'> | null): Notice | null {
  if (!applicant) return 'invitation'
  const { state, planId } = applicant
  if (state === 'after_unsubscribe') return 'restart'
  if (state === 'under_trial') return (planId && TRIALS[planId]) || 'invitation'
  if (state === 'before_subscribe' || planId === null) return 'invitation'
  return planTerms[planId] === 1 ? 'month-plan' : null
}

export type Period = { startsAt: Date; endsAt: Date; accepts: boolean; publishedAt: Date | null }

/** Its days, by the minute; whether works are taken is another question. */
export const isOpen = ({ startsAt, endsAt, publishedAt }: Period, now: Date) =>
  publishedAt !== null && startsAt <= now && now < endsAt

/** Whether a campaign takes works now: open, its switch on, and a place left of those of all teachers together. */
export const takesWorks = (campaign: Period & { capacity: number; taken: number }, now: Date) =>
  isOpen(campaign, now) && campaign.accepts && campaign.taken < campaign.capacity

type Seat = { accepts: boolean; isActive: boolean; slots: number; taken: number; waiting: number; isKept: boolean }

/** Places that who looks could have: none that is kept for somebody else, and before who waits nobody else. */
export const freePlaces = ({ slots, taken, waiting, isKept }: Omit<Seat, 'accepts' | 'isActive'>) =>
  Math.max(0, slots - taken - (isKept ? 0 : waiting))

/** Whether a teacher takes one more work in a campaign. */
export const isAvailable = (seat: Seat) => seat.accepts && seat.isActive && freePlaces(seat) > 0

/** When a work that is asked for now is likely back, by how long the teacher's last ones took. */
export const likelyBackAt = (usualSeconds: number | null, now: Date): Date | null =>
  usualSeconds === null ? null : new Date(now.getTime() + usualSeconds * 1000)

/** The day by which a work should be back. */
export const dueAt = (since: Date) => addDays(since, RETURN_DAYS)

type Ends = { correctedAt: Date | null; cancelledAt: Date | null }

/** Why a work cannot be given back, taken back or given to somebody else. */
export function whyNotWaiting({ correctedAt, cancelledAt }: Ends): 'work-cancelled' | 'already-returned' | null {
  if (cancelledAt) return 'work-cancelled'
  return correctedAt ? 'already-returned' : null
}

/** Why a return cannot be opened again. */
export function whyCannotReopen(
  work: Ends & { teacherMemberId: number | null; teacherHasLeft: boolean },
): 'work-cancelled' | 'not-returned' | 'teacher-gone' | null {
  if (work.cancelledAt) return 'work-cancelled'
  if (!work.correctedAt) return 'not-returned'
  return work.teacherMemberId === null || work.teacherHasLeft ? 'teacher-gone' : null
}
