import { startOfDay } from './tokyo.ts'

/** A day of Tokyo, `2025-04-01`. A period's last day counts whole, until 23:59. */
export type Day = string

// A month's run counts tens of thousands of days: this costs a quarter of what reading and writing whole dates does.
const partsOf = (day: Day) => [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))] as const

const keyOf = (month: Date, day: number): Day =>
  `${month.getUTCFullYear()}-${twoDigits(month.getUTCMonth() + 1)}-${twoDigits(day)}`

const twoDigits = (number: number) => (number < 10 ? `0${number}` : String(number))

export function addDaysTo(from: Day, days: number): Day {
  const [year, month, day] = partsOf(from)
  const at = new Date(Date.UTC(year, month - 1, day + days))
  return keyOf(at, at.getUTCDate())
}

export const dayBefore = (day: Day): Day => addDaysTo(day, -1)

export const dayAfter = (day: Day): Day => addDaysTo(day, 1)

/** The instant at which that last day is over. */
export const endOf = (lastDay: Day): Date => startOfDay(dayAfter(lastDay))

/** The anchor's day in the month so many months later; where that month is too short, its last day. */
export function addMonthsAnchored(anchor: Day, months: number): Day {
  const [year, month, day] = partsOf(anchor)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  return keyOf(lastOfMonth, Math.min(day, lastOfMonth.getUTCDate()))
}

export const laterOf = (one: Day, other: Day): Day => (one > other ? one : other)

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** A day as a form or an address writes it; nothing where it is none. */
export const dayOf = (text: string | null) => (text && DAY.test(text) && isRealDay(text) ? text : '')

const isRealDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)

/** Full years on that day; who was born on a 29 February has the birthday on 1 March where there is none. */
export function ageOn(bornOn: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years
}
