import { addMonthsAnchored, ageOn, type Day } from '#platform/days.ts'

const YEARS_OF_DISCOUNT = 2
const OLDEST = 25

/** The last day of a discount that begins on that day: it counts whole, until 23:59. */
export const lastDayOf = (registeredOn: Day): Day => addMonthsAnchored(registeredOn, 12 * YEARS_OF_DISCOUNT)

export const isTooOld = (bornOn: Day, day: Day) => ageOn(bornOn, day) > OLDEST
