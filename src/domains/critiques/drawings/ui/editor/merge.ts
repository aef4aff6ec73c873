import type { Op } from '../../terms.ts'

const isSame = (one: ArrayLike<number>, other: ArrayLike<number>) => {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}

/** Whether two operations are one and the same that came by two ways; when they stand in the list may differ. */
export function isSameOp(one: Op, other: Op): boolean {
  if (one === other) return true
  if (one.kind !== other.kind || one.layer !== other.layer) return false
  if ('xs' in one && 'xs' in other)
    return isSame(one.xs, other.xs) && isSame(one.ys, other.ys) && isSame(one.times, other.times)
  if (one.kind === 'move' && other.kind === 'move')
    return one.took === other.took && isSame(one.lasso.xs, other.lasso.xs) && isSame(one.lasso.ys, other.lasso.ys)
  return one.at === other.at
}

/** What another tab or device has drawn, and after it what was drawn here and is not among it. */
export function merged(theirs: readonly Op[], mine: readonly Op[]): Op[] {
  const last = endOf(theirs)
  const more = mine.filter((op) => !theirs.some((one) => isSameOp(one, op)))
  const first = more[0]?.at ?? 0
  const later = Math.max(0, last - first)
  return [...theirs, ...more.map((op) => (later === 0 ? op : { ...op, at: op.at + later }))]
}

/** When the last operation was over. */
export function endOf(ops: readonly Op[]): number {
  const last = ops.at(-1)
  if (!last) return 0
  if ('times' in last) return last.at + last.times.at(-1)!
  return last.kind === 'move' ? last.at + last.took : last.at
}
