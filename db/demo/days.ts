const DAY = 86_400_000
/** Nine hours, all year. */
const TOKYO = 9 * 3_600_000

/** Dates of the demo world are told from the day it is loaded, so that it never grows old. */
export type Days = {
  ago(days: number): string
  ahead(days: number): string
  /** About so long ago, at an hour at which people draw and look at drawings. */
  lived(days: number): string
  /** At noon of that day, as a school opens and closes what it shows. */
  noonAgo(days: number): string
  noonAheadOrNever(days: number | null): string | null
}

export function daysFrom(now: Date): Days {
  const at = (days: number) => new Date(now.getTime() + days * DAY).toISOString()
  const noon = (days: number) => {
    const day = new Date(now.getTime() + days * DAY + TOKYO)
    return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12) - TOKYO).toISOString()
  }
  return {
    ago: (days) => at(-days),
    ahead: at,
    lived: (days) => livedAt(now.getTime(), now.getTime() - (days + (Number.isInteger(days) ? hourOf(days) : 0)) * DAY),
    noonAgo: (days) => noon(-days),
    noonAheadOrNever: (days) => (days === null ? null : noon(days)),
  }
}

/** Whole days are told at an hour of their own, one before the other as they were. */
const hourOf = (days: number) => (days < 1 ? 0 : ((days * 37) % 61) / 100)

/** Which hour the parts of a day become: few in the morning, most in the evening, none in the night. */
const HOURS = [7, 8.6, 12.2, 13.1, 18.3, 19.8, 20.9, 21.7, 22.5, 23.3, 23.98] as const
const MORNING = 6.5 * 3_600_000

/** What came later stays later, and nothing comes before it was or after now. */
function livedAt(now: number, at: number): string {
  const midnight = Math.floor((at + TOKYO) / DAY) * DAY - TOKYO
  const passed = at - midnight
  const today = now - midnight
  if (today < DAY) {
    const shift = today > MORNING ? MORNING * (1 - passed / today) : 0
    return new Date(at + shift).toISOString()
  }
  const part = (passed / DAY) * (HOURS.length - 1)
  const [from, to] = [HOURS[Math.floor(part)]!, HOURS[Math.floor(part) + 1]!]
  return new Date(midnight + (from + (to - from) * (part % 1)) * 3_600_000).toISOString()
}
