import { accountByDay } from '#domains/billing/index.ts'
import type { Actor } from '#platform/ask.ts'
import { addDaysTo, addMonthsAnchored, dayBefore } from '#platform/days.ts'
import { dayKey, formatDayKey } from '#platform/tokyo.ts'
import { WARN_YEN } from '../terms.ts'
import { daysOfValue } from './unearned.ts'

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

/** What is paid for and not given, at the end of each day of a month until today; the book says it. */
export async function readValue({ db, now }: Pick<Actor, 'db' | 'now'>, asked: string | null) {
  const today = dayKey(now)
  const month = asked && MONTH.test(asked) && asked <= today.slice(0, 7) ? asked : today.slice(0, 7)
  const first = `${month}-01`
  const end = dayBefore(addMonthsAnchored(first, 1))
  const last = end < today ? end : today
  const count = Number(last.slice(8))
  const days = Array.from({ length: count }, (_, at) => addDaysTo(first, at))
  const rows = daysOfValue(await accountByDay(db, 'unearned', last), first, days)
  const unusedYen = rows.at(-1)!.unusedYen
  return {
    month,
    monthText: `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`,
    before: addMonthsAnchored(first, -1).slice(0, 7),
    after: last === today ? null : addMonthsAnchored(first, 1).slice(0, 7),
    lastText: formatDayKey(last),
    unusedYen,
    isHigh: unusedYen >= WARN_YEN,
    rows: rows.toReversed().map(({ day, ...row }) => ({ ...row, day, dayText: formatDayKey(day) })),
  }
}
export type ValueLine = Awaited<ReturnType<typeof readValue>>['rows'][number]
