const DAY = 86_400_000
/** Nine hours, all year. */
const TOKYO = 9 * 3_600_000

/** Dates of the demo world are told from the day it is loaded, so that it never grows old. */
export type Days = {
  ago(days: number): string
  ahead(days: number): string
  /** On that day, at an hour of its own between ten and eleven at night; what was today, as long ago as it was. */
  hourAgo(days: number): string
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
    hourAgo(days) {
      if (days < 1) return at(-days)
      const minute = 600 + ((Math.round(days * 7) * 397) % 770)
      return new Date(new Date(noon(-days)).getTime() + (minute - 720) * 60_000).toISOString()
    },
    noonAgo: (days) => noon(-days),
    noonAheadOrNever: (days) => (days === null ? null : noon(days)),
  }
}
