const KATAKANA_TO_HIRAGANA = 0x60

/** Width and case make no difference, marks that cannot be seen are gone; katakana stays what it is. */
export function foldWidth(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/gu, '')
    .trim()
}

/** One sign for one sign, so that a place in the one text is a place in the other. */
export function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶヽヾ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
}

/** Text as the search compares it: width, case and kind of kana make no difference, marks that cannot be seen are gone. */
export function fold(text: string): string {
  return toHiragana(foldWidth(text))
}

export const isKana = (text: string) => /^[ぁ-ゖー]+$/.test(text)
