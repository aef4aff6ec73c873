const KATAKANA_TO_HIRAGANA = 0x60

/** Text as the search compares it: width, case and kind of kana make no difference, marks that cannot be seen are gone. */
export function fold(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/gu, '')
    .replace(/[ァ-ヶヽヾ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .trim()
}

/** Every character and every two that stand side by side, so that one character finds as well as a whole sentence. */
export function gramsOf(...folded: string[]): string[] {
  const grams = new Set<string>()
  for (const token of folded.flatMap((text) => text.split(/\s+/u))) {
    const characters = [...token]
    for (const [index, character] of characters.entries()) {
      grams.add(character)
      if (index > 0) grams.add(characters[index - 1]! + character)
    }
  }
  return [...grams]
}

/** The pieces that a text must have to contain this phrase: of a longer word the pairs say it all. */
export function gramsNeeded(phrase: string): string[] {
  return [
    ...new Set(
      phrase.split(' ').flatMap((token) => {
        const characters = [...token]
        return characters.length < 2
          ? characters
          : characters.slice(1).map((character, index) => characters[index]! + character)
      }),
    ),
  ]
}
