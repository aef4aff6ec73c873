import { LONGEST_WORD, MOST_SETS, MOST_WORDS } from './terms.ts'

/** Lines of words that mean the same, as the form holds them. */
export const setsIn = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => [...new Set(line.split(/[、,，]/).flatMap((word) => word.normalize('NFKC').trim() || []))])
    .filter((set) => set.length > 0)

export const textOf = (sets: readonly (readonly string[])[]): string => sets.map((set) => set.join('、')).join('\n')

/** What is wrong with them, by the first line that has it. */
export function whyWrong(sets: readonly (readonly string[])[]): string | null {
  if (sets.length > MOST_SETS) return `${MOST_SETS}行までです。`
  const single = sets.find((set) => set.length < 2)
  if (single) return `「${single[0]}」の行には、同じ意味の言葉がもう1つ必要です。`
  const large = sets.find((set) => set.length > MOST_WORDS)
  if (large) return `1行は${MOST_WORDS}語までです（「${large[0]}」の行）。`
  const long = sets.flat().find((word) => [...word].length > LONGEST_WORD)
  if (long) return `1語は${LONGEST_WORD}文字までです（「${long.slice(0, 10)}…」）。`
  const seen = new Set<string>()
  for (const word of sets.flat()) {
    if (seen.has(word)) return `「${word}」が2つの行にあります。1つの行にまとめてください。`
    seen.add(word)
  }
  return null
}
