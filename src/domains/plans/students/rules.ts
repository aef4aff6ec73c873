import { addMonthsAnchored, type Day } from '#platform/days.ts'

const YEARS_OF_DISCOUNT = 2
const OLDEST = 25

/** The last day of a discount that begins on that day: it counts whole, until 23:59. */
export const lastDayOf = (registeredOn: Day): Day => addMonthsAnchored(registeredOn, 12 * YEARS_OF_DISCOUNT)

/** Full years on that day; who was born on a 29 February has the birthday on 1 March where there is none. */
export function ageOn(bornOn: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years
}

export const isTooOld = (bornOn: Day, day: Day) => ageOn(bornOn, day) > OLDEST
