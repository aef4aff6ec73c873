/** Where a sign stands for itself: beside no other ideograph (目線), and in no word that is known (縫い目). -1: nowhere. */
export function standsAlone(text: string, sign: string, words: readonly string[] = []): number {
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    if (isIdeograph(text[at - 1]) || isIdeograph(text[at + 1])) continue
    if (!words.some((word) => text.startsWith(word, at - word.indexOf(sign)))) return at
  }
  return -1
}

export const isIdeograph = (sign: string | undefined) => sign !== undefined && /^[\p{Script=Han}々〆]$/u.test(sign)

/** The known words of which a sign is a part. */
export const wordsWith = (sign: string, known: Iterable<string>): string[] =>
  [...known].filter((word) => word.length > 1 && word.includes(sign))
