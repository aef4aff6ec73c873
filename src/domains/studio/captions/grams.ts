import { fold } from '#domains/catalogue/index.ts'

/** A line as it is compared, without the signs between words. */
export const foldedOf = (words: string) => fold(words).replace(/[\s、。・，．！？!?…「」『』（）()]/gu, '')

/** Each two signs that follow each other, once: an index of them finds a line by any part of it. */
export function pairsOf(folded: string): string[] {
  const signs = [...folded]
  return [...new Set(signs.slice(1).map((sign, index) => signs[index]! + sign))]
}
