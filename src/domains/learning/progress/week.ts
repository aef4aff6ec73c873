import { inMinutes } from '#platform/minutes.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'

export type WeekDay = { key: string; name: string; minutes: number; when: 'past' | 'today' | 'ahead' }
export type Week = { days: WeekDay[]; studiedDays: number; minutes: number }

/** From Monday on. */
export const WEEKDAYS = '月火水木金土日'

/** The first and last day of this week in Tokyo, Monday to Sunday. */
export function weekOf(now: Date): { from: string; to: string } {
  const today = startOfDay(dayKey(now))
  // Noon in Tokyo falls on the same day everywhere that UTC counts.
  const weekday = (addDays(today, 0.5).getUTCDay() + 6) % 7
  return { from: dayKey(addDays(today, -weekday)), to: dayKey(addDays(today, 6 - weekday)) }
}

/** This week's rhythm. A day of a few seconds is a day of a minute; a day without any is simply blank. */
export function rhythmOf(now: Date, seconds: ReadonlyMap<string, number>): Week {
  const monday = startOfDay(weekOf(now).from)
  const today = dayKey(now)
  const days = [...WEEKDAYS].map((name, index): WeekDay => {
    const key = dayKey(addDays(monday, index))
    const when = key === today ? 'today' : key < today ? 'past' : 'ahead'
    return { key, name, when, minutes: inMinutes(seconds.get(key) ?? 0) }
  })
  return {
    days,
    studiedDays: days.filter(({ minutes }) => minutes > 0).length,
    minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
  }
}
