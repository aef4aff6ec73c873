import { findMissingList } from '#domains/billing/index.ts'
import { countApplications } from '#domains/contracts/index.ts'
import { stateNames, yen } from '#domains/plans/terms.ts'
import type { Actor, SubscriptionState } from '#platform/ask.ts'
import { desk, isOneOf } from '#platform/staff-roles.ts'
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

/** What whoever opens the back office in the morning wants to know; editors see neither debts nor charges. */
export async function readOverview(actor: Actor) {
  const [counts, open] = await Promise.all([
    countMembersByState(actor.db),
    isOneOf(actor.member.staffRole, desk) ? readOpen(actor) : null,
  ])
  return { states: order.map((state) => ({ name: stateNames[state], count: counts.get(state) ?? 0 })), open }
}

async function readOpen({ db, now }: Actor) {
  const [{ unpaid, ...open }, charges, students, applications, missing] = await Promise.all([
    countOpenMatters(db, now),
    sumTodaysCharges(db, now),
    countStudents(db, 'waiting'),
    countApplications(db, 'open'),
    findMissingList(db, dayKey(now)),
  ])
  return {
    ...open,
    unpaid: { ...unpaid, yen: yen(unpaid.yen) },
    students,
    applications,
    missingList: missing && { ...missing, day: formatDayKey(missing.day), yen: yen(missing.yen) },
    charges: { ...charges, yen: yen(Number(charges.yen)) },
  }
}
