import { dayKey } from '#platform/tokyo.ts'

export type TimeTogether = { years: number; months: number; days: number }

/** Years, months and days between two days in Tokyo; the end of a short month stands for the days it lacks. */
export function timeTogether(from: Date, to: Date): TimeTogether {
  const [y1, m1, d1] = partsOf(from)
  const [y2, m2, d2] = partsOf(to)
  let months = (y2 - y1) * 12 + m2 - m1
  if (clamped(y1, m1 + months, d1) > Date.UTC(y2, m2 - 1, d2)) months--
  const days = Math.round((Date.UTC(y2, m2 - 1, d2) - clamped(y1, m1 + months, d1)) / 86_400_000)
  return { years: Math.floor(months / 12), months: months % 12, days }
}

/** 「1年10か月5日」; on the very first day, that it is the first. */
export const spokenTime = ({ years, months, days }: TimeTogether): string =>
  years + months + days === 0 ? '今日が1日目です' : `${years}年${months}か月${days}日`

function partsOf(at: Date): [number, number, number] {
  const [year, month, day] = dayKey(at).split('-').map(Number)
  return [year!, month!, day!]
}

/** That day of that month (counted on from the year), or its last day where it has fewer. */
function clamped(year: number, month: number, day: number): number {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Date.UTC(year, month - 1, Math.min(day, last))
}
