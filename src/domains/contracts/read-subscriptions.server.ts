import { planName, stateNames } from '#domains/plans/terms.ts'
import type { Actor } from '#platform/ask.ts'
import { addDays, dayKey, formatDay, formatDayKey, formatMoment, startOfDay } from '#platform/tokyo.ts'
import { choiceOf, pageOf, pagesOf, keysOf } from '#platform/paging.ts'
import { countSubscriptions, listSubscriptions } from './staff-queries.ts'

const states = ['under_trial', 'will_continue', 'will_cancel', 'after_unsubscribe'] as const
const plans = { '1': [2, 5], '6': [1, 4], '12': [3, 6] } as const
const steps = { overdue: 0, today: 1, week: 7, month: 31 } as const

/** A page of the subscriptions that fit; three statements, however many there are. */
export async function readSubscriptions({ db, url, now }: Actor) {
  const chosen = {
    state: choiceOf(url, 'state', states),
    plan: choiceOf(url, 'plan', keysOf(plans)),
    step: choiceOf(url, 'step', keysOf(steps)),
    unpaid: url.searchParams.get('unpaid') === '1',
  }
  const filter = {
    state: chosen.state,
    planIds: chosen.plan && plans[chosen.plan],
    stepBefore: chosen.step && (chosen.step === 'overdue' ? now : addDays(startOfDay(dayKey(now)), steps[chosen.step])),
    unpaid: chosen.unpaid,
  }
  const page = pageOf(url)
  const [rows, count] = await Promise.all([listSubscriptions(db, filter, page), countSubscriptions(db, filter)])
  return {
    chosen,
    stateChoices: states.map((value) => ({ value, label: stateNames[value] })),
    count,
    page,
    pages: pagesOf(count),
    rows: rows.map((row) => ({
      member: { id: row.member_id, name: row.name },
      email: row.email,
      state: stateNames[row.state],
      plan: planName(row.plan_id),
      startedOn: formatDay(row.started_at),
      endsOn: row.ends_on
        ? formatDayKey(row.ends_on)
        : row.access_ends_at
          ? formatDay(addDays(row.access_ends_at, -1 / 86_400))
          : '－',
      nextStep: row.next_step_at ? formatMoment(row.next_step_at) : '－',
      isLate: row.next_step_at !== null && row.next_step_at <= now,
      isClosed: row.closes_at !== null && row.closes_at <= now,
      unpaid: row.unpaid,
    })),
  }
}
