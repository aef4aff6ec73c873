import { dice } from '../pictures/dice.ts'

/** The places of pictures from one to another, but for some. */
const places = (from: number, to: number, but: readonly number[] = []) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((one) => !but.includes(one))

/** Shown before the contest of spring ended, and entered there; of four authors it is not the picture that they drew first. */
export const beforeSpring = [4, 36, 54, 59, ...places(80, 119, [90, 98, 101, 106])]
/** Shown before that of summer ended, and entered there. */
export const beforeSummer = [17, 98, 101, 106, ...places(40, 79, [51, 54, 59, 64])]
/** Shown since: much was said of the first of the list, which has hung for some days. */
export const shownSince = [3, 6, 7, 2, 8, 5, 1, 10, 0, 9, ...places(11, 39, [17, 36]), 51, 64, 90]

/** Two or three a day in the last week, then fewer. */
const since = (at: number) => (at < 12 ? 0.4 + at * 0.48 : 7 + ((at - 12) / 27) ** 1.6 * 92)

/** How many days ago each picture was shown. */
export const shownDaysAgo: readonly number[] = [
  ...shownSince.map((place, at) => [place, since(at) + wobble(place, 0.09 + at * 0.008)]),
  ...beforeSummer.map((place, at) => [place, 113 + at * 2.2 + wobble(place, 0.9)]),
  ...beforeSpring.map((place, at) => [place, 222 + at * 0.93 + wobble(place, 0.4)]),
]
  .toSorted(([a], [b]) => a! - b!)
  .map(([, daysAgo]) => daysAgo!)

function wobble(place: number, by: number): number {
  return dice(place, 'shown').range(-by, by)
}
