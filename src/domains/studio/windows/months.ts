import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'

/** `?month=2026-11`; what is none is the month of now in Tokyo. */
export function monthOf(url: URL, now: Date): string {
  const given = url.searchParams.get('month') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(given) ? given : dayKey(now).slice(0, 7)
}

export function besideMonth(month: string, by: 1 | -1): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const at = new Date(Date.UTC(year, number - 1 + by, 1))
  return at.toISOString().slice(0, 7)
}

/** The days of the weeks in which the month lies, from Sunday on. */
export function weeksOf(month: string): string[][] {
  const first = startOfDay(`${month}-01`)
  // At noon in UTC it is the same day in Tokyo.
  const weekday = new Date(`${month}-01T12:00:00Z`).getUTCDay()
  const days: string[] = []
  for (let at = -weekday; ; at++) {
    const day = dayKey(addDays(first, at))
    if (days.length % 7 === 0 && day.slice(0, 7) > month) break
    days.push(day)
  }
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
