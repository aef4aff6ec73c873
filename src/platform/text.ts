/** Text as people typed it: one kind of line break, counted in code points. */
export function normalLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

export function countCharacters(text: string): number {
  let count = 0
  for (const _ of normalLines(text)) count++
  return count
}

/** Nothing but white space, the full-width space included. */
export function isBlank(text: string): boolean {
  return !/[^\s\u3000]/u.test(text)
}

/** NUL and lone surrogates cannot be stored as text. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
