const LONGEST = 20

/** The word that a mistyped one was meant to be: one slip in up to five characters, two in longer ones. */
export function nearestWord(typed: string, words: Iterable<string>): string | null {
  const most = typed.length < 6 ? 1 : 2
  if (typed.length < 3 || typed.length > LONGEST) return null
  let best: string | null = null
  let least = most + 1
  for (const word of words) {
    if (word.length < 3 || Math.abs(word.length - typed.length) >= least) continue
    const slips = slipsBetween(typed, word)
    if (slips < least) [best, least] = [word, slips]
  }
  return best
}

/** How many characters were left out, added, changed or exchanged with the next. */
function slipsBetween(one: string, other: string): number {
  let last: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const beforeLast = last
    last = row
    row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        row[j] = Math.min(row[j]!, beforeLast[j - 2]! + 1)
    }
  }
  return row[other.length]!
}
