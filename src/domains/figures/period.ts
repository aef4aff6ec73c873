import { addDaysTo, addMonthsAnchored, type Day } from '#platform/days.ts'

export type Period = { from: Day; to: Day }
/** A column of a plot: its name in sums, how a person reads it, and its last day within the period. */
export type Bucket = { key: string; label: string; last: Day }
export type Grain = 'day' | 'month'

const MOST_DAYS = 62
const MOST_MONTHS = 60

/** What was asked for within what is closed; where nothing or nonsense was, the last twelve months. */
export function periodOf(asked: { from: Day | null; to: Day | null }, newest: Day): Period {
  const to = asked.to && asked.to < newest ? asked.to : newest
  const earliest = firstOf(addMonthsAnchored(firstOf(to), 1 - MOST_MONTHS))
  const wanted = asked.from && asked.from <= to ? asked.from : firstOf(addMonthsAnchored(firstOf(to), -11))
  return { from: wanted < earliest ? earliest : wanted, to }
}

/** A short period is shown by days, a longer one by months. */
export const grainOf = ({ from, to }: Period): Grain => (addDaysTo(from, MOST_DAYS) > to ? 'day' : 'month')

export function bucketsOf(period: Period, grain: Grain = grainOf(period)): Bucket[] {
  const { from, to } = period
  const buckets: Bucket[] = []
  for (let day = from; day <= to;) {
    const next = grain === 'day' ? addDaysTo(day, 1) : addMonthsAnchored(firstOf(day), 1)
    const end = addDaysTo(next, -1)
    buckets.push({
      key: grain === 'day' ? day : monthOf(day),
      label: grain === 'day' ? `${Number(day.slice(5, 7))}/${Number(day.slice(8))}` : monthLabel(monthOf(day)),
      last: end < to ? end : to,
    })
    day = next
  }
  return buckets
}

/** 「26年4月」 */
export const monthLabel = (month: string) => `${month.slice(2, 4)}年${Number(month.slice(5, 7))}月`
export const monthOf = (day: Day) => day.slice(0, 7)
const firstOf = (day: Day): Day => `${monthOf(day)}-01`
