import { inMinutes } from '#platform/minutes.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import { weekOf } from './week.ts'

export const FOOTPRINT_WEEKS = 12
const DAYS = 7 * FOOTPRINT_WEEKS
const SHADES = 3

/** The days of twelve weeks, this one the last: how strongly each was drawn on, 0 for a blank one, null for one to come. */
export type Footprints = {
  strengths: (number | null)[]
  days: number
  minutes: number
  /** In which week a month has begun; the one that was under way stands above the first, where there is room. */
  months: { week: number; name: string }[]
}

export function footprintSpan(now: Date): { from: string; to: string } {
  const { from, to } = weekOf(now)
  return { from: dayKey(addDays(startOfDay(from), 7 - DAYS)), to }
}

export function footprintsOf(now: Date, seconds: ReadonlyMap<string, number>): Footprints {
  const first = startOfDay(footprintSpan(now).from)
  const keys = Array.from({ length: DAYS }, (_, day) => dayKey(addDays(first, day)))
  const today = dayKey(now)
  const drawn = keys.map((key) => seconds.get(key) ?? 0)
  const strengthOf = shadesOf(drawn)
  return {
    strengths: drawn.map((all, day) => (keys[day]! > today ? null : strengthOf(all))),
    months: monthsOf(keys.filter((key) => key <= today)),
    days: drawn.filter((all) => all > 0).length,
    minutes: inMinutes(drawn.reduce((sum, all) => sum + all, 0)),
  }
}

function monthsOf(keys: string[]) {
  const nameOf = (key: string) => `${Number(key.slice(5, 7))}月`
  const begun = keys.flatMap((key, day) =>
    key.endsWith('-01') ? [{ week: Math.floor(day / 7), name: nameOf(key) }] : [],
  )
  return begun[0]!.week < 2 ? begun : [{ week: 0, name: nameOf(keys[0]!) }, ...begun]
}

/** A third of the days that one drew on in each shade, by one's own measure; days as long as each other look alike. */
function shadesOf(drawn: readonly number[]) {
  const days = drawn.filter((all) => all > 0)
  return (all: number) => {
    if (all === 0) return 0
    const shorter = days.filter((other) => other < all).length
    return 1 + Math.floor((SHADES * shorter) / days.length)
  }
}
