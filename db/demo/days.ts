const DAY = 86_400_000

/** Dates of the demo world are told from the day it is loaded, so that it never grows old. */
export type Days = {
  ago(days: number): string
  ahead(days: number): string
  aheadOrNever(days: number | null): string | null
}

export function daysFrom(now: Date): Days {
  const at = (days: number) => new Date(now.getTime() + days * DAY).toISOString()
  return { ago: (days) => at(-days), ahead: at, aheadOrNever: (days) => (days === null ? null : at(days)) }
}
