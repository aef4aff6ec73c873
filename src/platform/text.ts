/** Text as people typed it: one kind of line break, counted in code points. */
export function normalLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

export function countCharacters(text: string): number {
  let count = 0
  for (const _ of normalLines(text)) count++
  return count
}

/** A title in its brackets: those that it has itself become double ones. */
export const quoted = (title: string) => `「${title.replaceAll('「', '『').replaceAll('」', '』')}」`

/** Nothing that can be seen: white space, the full-width space included, and characters without a shape. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u.test(text)
}

/** Characters of two UTF-16 units, which older printers and forms cannot take; each once, in the order they come. */
export function surrogatePairs(text: string): string[] {
  return [...new Set([...text].filter((character) => character.length === 2))]
}

/**
 * What is no part of anybody's name or address: pictures and symbols, each once, in the order they come. Every letter and
 * kanji is one, also 𠮷 and others that are written in two units, and so are the marks that choose a form of a kanji.
 */
export function symbolsIn(text: string): string[] {
  const isSymbol = (sign: string) =>
    /\p{Extended_Pictographic}/u.test(sign) || (sign.length === 2 && !/[\p{L}\p{M}\p{N}]/u.test(sign))
  return [...new Set([...text].filter(isSymbol))]
}

export const unusable = (characters: readonly string[]) => `使用できない文字が含まれています：${characters.join('、')}`

/** NUL and lone surrogates cannot be stored as text. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
