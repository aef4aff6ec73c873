import { addDaysTo, type Day } from './days.ts'

/** The days on which banks settle nothing, besides Saturdays, Sundays and holidays. */
const YEAR_TURN = new Set(['12-31', '01-01', '01-02', '01-03'])
const FIXED = ['01-01', '02-11', '02-23', '04-29', '05-03', '05-04', '05-05', '08-11', '11-03', '11-23']
/** Month, and which of its Mondays. */
const MONDAYS = [
  [1, 2],
  [7, 3],
  [9, 3],
  [10, 2],
] as const

const SUNDAY = 0
const SATURDAY = 6
const weekdayOf = (day: Day) => new Date(`${day}T12:00:00Z`).getUTCDay()
const nextDay = (day: Day) => addDaysTo(day, 1)
const dayBefore = (day: Day) => addDaysTo(day, -1)
const two = (number: number) => String(number).padStart(2, '0')

export function isBankDay(day: Day): boolean {
  const weekday = weekdayOf(day)
  return weekday !== SUNDAY && weekday !== SATURDAY && !YEAR_TURN.has(day.slice(5)) && !isHoliday(day)
}

/** That day, or the next on which banks are open. */
export function bankDayFrom(day: Day): Day {
  return isBankDay(day) ? day : bankDayFrom(nextDay(day))
}

/** That day, or the last before it on which banks are open. */
export function bankDayUntil(day: Day): Day {
  return isBankDay(day) ? day : bankDayUntil(dayBefore(day))
}

/**
 * A holiday by the law of 1948 as it stands since 2022: by name, in place of one that fell on a Sunday (振替休日), or
 * between two of them (国民の休日).
 */
export function isHoliday(day: Day): boolean {
  return isNamed(day) || isSubstitute(day) || (isNamed(dayBefore(day)) && isNamed(nextDay(day)))
}

/** The first day after a holiday on a Sunday that is no holiday of its own. */
function isSubstitute(day: Day): boolean {
  const before = dayBefore(day)
  return isNamed(before) && (weekdayOf(before) === SUNDAY || isSubstitute(before))
}

function isNamed(day: Day): boolean {
  const date = day.slice(5)
  if (FIXED.includes(date)) return true
  const [year, month] = day.split('-').map(Number) as [number, number]
  if (month === 3) return date === `03-${two(equinox(year, 20.8431))}`
  if (month === 9 && date === `09-${two(equinox(year, 23.2488))}`) return true
  return MONDAYS.some(([of, nth]) => of === month && date === `${two(month)}-${two(mondayOf(year, month, nth))}`)
}

/** The day of an equinox in Japan, right from 1980 to 2099. */
const equinox = (year: number, in1980: number) =>
  Math.floor(in1980 + 0.242194 * (year - 1980)) - Math.floor((year - 1980) / 4)

function mondayOf(year: number, month: number, nth: number): number {
  const first = weekdayOf(`${year}-${two(month)}-01`)
  return 1 + ((8 - first) % 7) + 7 * (nth - 1)
}
