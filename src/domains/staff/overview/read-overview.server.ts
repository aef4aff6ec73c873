import { stateNames } from '#domains/plans/terms.ts'
import type { Actor, SubscriptionState } from '#platform/ask.ts'
import { isOneOf } from '#platform/staff-roles.ts'
import { countMembersByState } from './queries.ts'

const order: SubscriptionState[] = [
  'under_trial',
  'will_continue',
  'will_cancel',
  'after_unsubscribe',
  'before_subscribe',
]

/** What whoever opens the back office in the morning wants to know, as far as their role sees it. */
export async function readOverview(actor: Actor) {
  const { db, house, member } = actor
  const seen = house.domains.flatMap(({ openMatters }) =>
    openMatters && isOneOf(member.staffRole, openMatters.roles) ? [openMatters] : [],
  )
  const [counts, ...open] = await Promise.all([countMembersByState(db), ...seen.map(({ read }) => read(actor))])
  return {
    states: order.map((state) => ({ name: stateNames[state], count: counts.get(state) ?? 0 })),
    alarms: open.flatMap(({ alarms = [] }) => alarms),
    waiting: open.flatMap(({ waiting = [] }) => waiting),
    today: open.flatMap(({ today = [] }) => today),
  }
}
