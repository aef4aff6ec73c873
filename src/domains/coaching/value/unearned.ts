import type { Day } from '#platform/days.ts'

type Moved = { debitYen: number; creditYen: number }

/** What is owed at the end of the last of these days. */
export const unearnedAt = (days: readonly Moved[]) =>
  days.reduce((sum, { debitYen, creditYen }) => sum + Number(creditYen) - Number(debitYen), 0)

export type DayOfValue = { day: Day; soldYen: number; goneYen: number; unusedYen: number }

/** Each day of a month until that day: what was sold, what was used, ended or went back, and what was left at its end. */
export function daysOfValue(moved: readonly (Moved & { day: Day })[], from: Day, days: readonly Day[]): DayOfValue[] {
  let unusedYen = unearnedAt(moved.filter(({ day }) => day < from))
  const byDay = new Map(moved.map((one) => [one.day, one]))
  return days.map((day) => {
    const one = byDay.get(day)
    const [soldYen, goneYen] = [Number(one?.creditYen ?? 0), Number(one?.debitYen ?? 0)]
    unusedYen += soldYen - goneYen
    return { day, soldYen, goneYen, unusedYen }
  })
}
