/** Calendar of Asia/Tokyo, which has kept +09:00 without summer time since 1951. */
const OFFSET = 9 * 3_600_000
const DAY = 86_400_000
const WEEKDAYS = '日月火水木金土'

const shifted = (at: Date) => new Date(at.getTime() + OFFSET)

/** `2025-04-01`, the day in Tokyo. */
export function dayKey(at: Date): string {
  return shifted(at).toISOString().slice(0, 10)
}

/** The instant at which that day begins in Tokyo. */
export function startOfDay(key: string): Date {
  return new Date(`${key}T00:00:00+09:00`)
}

export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY)
}

/** Seconds since midnight in Tokyo, for unions of played time within a day. */
export function secondOfDay(at: Date): number {
  return Math.floor(((at.getTime() + OFFSET) % DAY) / 1000)
}

/** 2026年11月20日 */
export function formatDay(at: Date): string {
  return `${shifted(at).getUTCFullYear()}年${formatMonthDay(at)}`
}

/** 11月20日 */
export function formatMonthDay(at: Date): string {
  const day = shifted(at)
  return `${day.getUTCMonth() + 1}月${day.getUTCDate()}日`
}

/** 2026年11月20日, of a day's key */
export const formatDayKey = (key: string) => formatDay(startOfDay(key))

/** 2026年11月, of a day's key */
export const formatMonthOf = (key: string) => formatDayKey(key).replace(/\d+日$/, '')

/** 2026年11月20日(金) 15:30 */
export function formatMoment(at: Date): string {
  return `${formatDay(at)}(${WEEKDAYS[shifted(at).getUTCDay()]}) ${clockTime(at)}`
}

/** An end as people read it, by its last minute: 2026年12月24日(木) 23:59 */
export const formatEnd = (at: Date) => formatMoment(new Date(at.getTime() - 60_000))

/** 15:30 */
export function clockTime(at: Date): string {
  const day = shifted(at)
  return `${day.getUTCHours()}:${String(day.getUTCMinutes()).padStart(2, '0')}`
}
