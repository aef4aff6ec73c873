import type { Catalogue } from './terms.ts'

const kept = new WeakMap<Catalogue, number[]>()

/** All moments at which a course or a curriculum opens or closes, in order. */
function turnsOf(catalogue: Catalogue): number[] {
  const known = kept.get(catalogue)
  if (known) return known
  const windows = [...catalogue.courses.values(), ...catalogue.curriculums.values()].map(({ window }) => window)
  const moments = windows.flatMap(({ openedAt, closedAt }) => [openedAt, closedAt])
  const turns = moments.flatMap((moment) => (moment ? moment.getTime() : [])).toSorted((a, b) => a - b)
  kept.set(catalogue, turns)
  return turns
}

/** How many of them are past: between two turns what is open stays the same. */
export function turnAt(catalogue: Catalogue, now: Date): number {
  const turns = turnsOf(catalogue)
  const at = now.getTime()
  let [low, high] = [0, turns.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (turns[middle]! <= at) low = middle + 1
    else high = middle
  }
  return low
}

export function nextTurn(catalogue: Catalogue, now: Date): Date | null {
  const next = turnsOf(catalogue)[turnAt(catalogue, now)]
  return next === undefined ? null : new Date(next)
}
