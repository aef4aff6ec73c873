/** So much of what its author says stands below a picture. */
const WORDS = 90

/** What is said first, up to the end of a sentence where one ends early enough. */
export function firstWords(content: string): string {
  const line = content.trim().split(/\s*\n/)[0]!
  const letters = [...line]
  if (letters.length <= WORDS) return line
  const cut = letters.slice(0, WORDS).join('')
  const end = Math.max(...['。', '！', '？'].map((sign) => cut.lastIndexOf(sign)))
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, -1)}…`
}
