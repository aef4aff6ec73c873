import { isHoliday } from '#platform/bank-days.ts'
import { dayAfter, type Day } from '#platform/days.ts'
import { addDays, dayKey } from '#platform/tokyo.ts'
import { DUE_BUSINESS_DAYS, OPEN_DAYS, OPEN_MAX, type State } from './terms.ts'

const isWeekend = (day: Day) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())

/** Whether the school answers on that day: no weekend, no holiday, none of its own closed days (休業日). */
export const isBusinessDay = (day: Day, closed: ReadonlySet<Day>): boolean =>
  !isWeekend(day) && !isHoliday(day) && !closed.has(day)

/** By when what came in at that moment is answered: the third business day after it. */
export function dueDay(at: Date, closed: ReadonlySet<Day>): Day {
  let day = dayKey(at)
  for (let left = DUE_BUSINESS_DAYS; left > 0; left -= Number(isBusinessDay(day, closed))) day = dayAfter(day)
  return day
}

/** How many business days have gone since that moment. */
export function businessDaysSince(at: Date, now: Date, closed: ReadonlySet<Day>): number {
  const last = dayKey(now)
  let count = 0
  for (let day = dayAfter(dayKey(at)); day <= last; day = dayAfter(day)) count += Number(isBusinessDay(day, closed))
  return count
}

export type Standing = { waitsSince: Date | null; answeredAt: Date | null; closedAt: Date | null }

/** When it is over by itself; null as long as the school has to answer. */
const endsAt = ({ waitsSince, answeredAt }: Standing) =>
  waitsSince === null && answeredAt !== null ? addDays(answeredAt, OPEN_DAYS) : null

export function stateOf(thread: Standing, now: Date): State {
  const ends = endsAt(thread)
  if (thread.closedAt || (ends && ends <= now)) return 'closed'
  return thread.waitsSince ? 'waiting' : 'answered'
}

/** Until when the member may add something; null where nothing ends by itself. */
export const openUntil = (thread: Standing) => (thread.closedAt ? null : endsAt(thread))

export const whyCannotAdd = (thread: Standing, now: Date) => (stateOf(thread, now) === 'closed' ? 'thread-over' : null)

export const whyCannotRemove = (thread: Standing & { hasAnswer: boolean }) =>
  thread.hasAnswer || thread.closedAt ? 'already-answered' : null

export const whyCannotAsk = (open: number) => (open >= OPEN_MAX ? 'too-many-open' : null)

/** Of two who answer at once, or on words that were added meanwhile, the second looks again first. */
export const whyCannotAnswer = (thread: { version: number; closedAt: Date | null }, seen: number) => {
  if (thread.closedAt) return 'thread-over'
  return thread.version === seen ? null : 'newer-thread'
}
