import type { Op } from '../../terms.ts'

/** A hand that rests longer is not waited for. */
export const PAUSE_MOST = 800
/** A part that was moved to and fro goes its way no longer. */
const MOVE_MOST = 1_500

/** When each operation of a drawing begins and ends as it is played, in milliseconds. */
export type Line = { begins: Float64Array; ends: Float64Array; length: number }
/** Where a moment lies: so many operations are over, and the next has been under way so long, or has not begun. */
export type Place = { done: number; since: number | null }

export function lineOf(ops: readonly Op[]): Line {
  const begins = new Float64Array(ops.length)
  const ends = new Float64Array(ops.length)
  let [end, drawnUntil] = [0, 0]
  for (const [index, op] of ops.entries()) {
    begins[index] = end + Math.min(PAUSE_MOST, Math.max(0, op.at - drawnUntil))
    ends[index] = end = begins[index] + lengthOf(op)
    drawnUntil = Math.max(drawnUntil, op.at + tookOf(op))
  }
  return { begins, ends, length: end }
}

const tookOf = (op: Op) => (op.kind === 'move' ? op.took : 'times' in op ? op.times.at(-1)! : 0)
const lengthOf = (op: Op) => (op.kind === 'move' ? Math.min(MOVE_MOST, op.took) : tookOf(op))

export function placeAt({ begins, ends }: Line, at: number): Place {
  const done = countUntil(ends, at)
  return { done, since: done < begins.length && begins[done]! <= at ? at - begins[done]! : null }
}

/** How far a move has come, when it has been under way so long. */
export const shareOf = ({ took }: { took: number }, since: number) =>
  took > 0 ? Math.min(1, since / Math.min(MOVE_MOST, took)) : 1

/** The moment at which one operation more, or one fewer, is whole. */
export function steppedFrom({ ends }: Line, at: number, by: -1 | 1): number {
  const done = countUntil(ends, at)
  const isBetween = at > (ends[done - 1] ?? 0)
  const next = by === 1 ? done + 1 : isBetween ? done : done - 1
  return ends[Math.min(next, ends.length) - 1] ?? 0
}

/** How many numbers of a rising row are not above this one. */
function countUntil(row: Float64Array, most: number): number {
  let [low, high] = [0, row.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (row[middle]! <= most) low = middle + 1
    else high = middle
  }
  return low
}
