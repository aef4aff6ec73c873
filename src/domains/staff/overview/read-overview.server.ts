import { findMissingList } from '#domains/billing/index.ts'
import { countApplications } from '#domains/contracts/index.ts'
import { stateNames, yen } from '#domains/plans/terms.ts'
import type { Actor, SubscriptionState } from '#platform/ask.ts'
import { dayKey, formatDayKey } from '#platform/tokyo.ts'
import { countStudents } from '#domains/plans/index.ts'
import { countMembersByState, countOpenMatters, sumTodaysCharges } from './queries.ts'

const order: SubscriptionState[] = [
  'under_trial',
  'will_continue',
  'will_cancel',
  'after_unsubscribe',
  'before_subscribe',
]

/** What whoever opens the back office in the morning wants to know. */
export async function readOverview({ db, now }: Actor) {
  const [counts, { unpaid, ...open }, charges, students, applications, missing] = await Promise.all([
    countMembersByState(db),
    countOpenMatters(db, now),
    sumTodaysCharges(db, now),
    countStudents(db, 'waiting'),
    countApplications(db, 'open'),
    findMissingList(db, dayKey(now)),
  ])
  const states = order.map((state) => ({ name: stateNames[state], count: counts.get(state) ?? 0 }))
  return {
    ...open,
    states,
    unpaid: { ...unpaid, yen: yen(unpaid.yen) },
    students,
    applications,
    missingList: missing && { ...missing, day: formatDayKey(missing.day), yen: yen(missing.yen) },
    charges: { ...charges, yen: yen(Number(charges.yen)) },
  }
}
