import { isShortKana } from './places.ts'
import type { Indexed } from './indexed.ts'
import { isIdeograph, standsAlone, wordsWith } from './stands-alone.ts'
import type { Readings } from './spoken.ts'

/** Whether a course is called so, or labelled: a sign (手) where it stands for itself, and no short word by its synonyms. */
export function isAbout(word: string, wordings: readonly string[], readings: Readings) {
  const tellings = wordings
    .filter((wording) => wording === word || !isShortKana(wording))
    .map((wording) => ({ wording, around: aroundOf(wording, readings) }))
  return ({ names }: Indexed) =>
    tellings.some(({ wording, around }) =>
      around ? standsAlone(names, wording, around) >= 0 : names.includes(wording),
    )
}

/** The known words that hold a single ideograph (縫い目 for 目). */
export const aroundOf = (wording: string, readings: Readings): string[] | undefined =>
  isIdeograph(wording) ? wordsWith(wording, readings.keys()) : undefined
