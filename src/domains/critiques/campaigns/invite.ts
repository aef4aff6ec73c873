import { hasSubscription } from '#domains/plans/index.ts'
import { planTerms, type PlanId } from '#domains/plans/terms.ts'
import type { Actor } from '#platform/ask.ts'
import { asked } from '#platform/asked.ts'
import { formatMonthDay } from '#platform/tokyo.ts'
import { openFor } from './queries.ts'

/** What whoever has critiques in their plan, or will before the campaign closes, is told while works are taken and none of theirs is there; null otherwise. */
export const critiqueInvitationAsked = ({ db, now, member, memberId }: Actor) =>
  asked(openFor(db, { memberId, now }), ([open]) => {
    const hasCritiques = hasSubscription(member, now) && planTerms[member.planId as PlanId] > 1
    if (!open || !hasCritiques) return null
    const lastMinute = new Date(Date.parse(open.endsAt) - 60_000)
    return {
      id: open.id,
      title: open.title,
      until: formatMonthDay(lastMinute),
      from: open.from && formatMonthDay(new Date(open.from)),
    }
  })
