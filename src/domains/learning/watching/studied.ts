import { addDays, dayKey, secondOfDay } from '#platform/tokyo.ts'
import { clip, type Range } from '../watched.ts'

const DAY_SECONDS = 86_400
/** Today and the week before: what is told later is no studying any more. */
const DAYS_KEPT = 8

export const msOfDay = (at: Date) => secondOfDay(at) * 1000 + (at.getTime() % 1000)

/** Stretches in milliseconds from now, by the days of Tokyo in which they lie, as the database writes seconds of a day. */
export function byDay(stretches: readonly Range[], now: Date) {
  return Array.from({ length: DAYS_KEPT }, (_, ago) => {
    const secondOf = (ms: number) => Math.floor((ms + msOfDay(now)) / 1000) + ago * DAY_SECONDS
    const seconds = clip(
      stretches.map(([from, to]) => [secondOf(from), secondOf(to)]),
      DAY_SECONDS,
    )
    return { day: dayKey(addDays(now, -ago)), ran: seconds.map(([from, to]) => `[${from},${to})`) }
  }).filter(({ ran }) => ran.length > 0)
}
