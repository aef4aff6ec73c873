/** Lines that both texts have, or what each of them has in the same place. */
export type Hunk = { same: string[] } | { mine: string[]; theirs: string[] }

/** Beyond so many pairs of lines the whole stretch counts as different: a tablet must not stand still. */
const MOST_PAIRS = 1_000_000

/** Two texts side by side, line by line. */
export function compare(mine: string, theirs: string): Hunk[] {
  const a = mine.split('\n')
  const b = theirs.split('\n')
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const hunks: Hunk[] = [{ same: a.slice(0, start) }]
  hunks.push(...compareLines(a.slice(start, a.length - end), b.slice(start, b.length - end)))
  hunks.push({ same: a.slice(a.length - end) })
  return hunks.filter((hunk) => ('same' in hunk ? hunk.same.length > 0 : hunk.mine.length + hunk.theirs.length > 0))
}

function compareLines(a: string[], b: string[]): Hunk[] {
  if (a.length * b.length > MOST_PAIRS) return [{ mine: a, theirs: b }]
  const width = b.length + 1
  /** How many lines the rests from here on have in common. */
  const common = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] =
        a[i] === b[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!)

  const hunks: Hunk[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const last = hunks.at(-1)
    if (i < a.length && j < b.length && a[i] === b[j]) {
      if (last && 'same' in last) last.same.push(a[i]!)
      else hunks.push({ same: [a[i]!] })
      i += 1
      j += 1
      continue
    }
    const hunk = last && 'mine' in last ? last : { mine: [], theirs: [] }
    if (hunk !== last) hunks.push(hunk)
    if (j < b.length && (i === a.length || common[i * width + j + 1]! >= common[(i + 1) * width + j]!))
      hunk.theirs.push(b[j++]!)
    else hunk.mine.push(a[i++]!)
  }
  return hunks
}

/** One text that holds every line of both, each shared line once. */
export function join(mine: string, theirs: string): string {
  return compare(mine, theirs)
    .flatMap((hunk) => ('same' in hunk ? hunk.same : [...hunk.theirs, ...hunk.mine]))
    .join('\n')
}
