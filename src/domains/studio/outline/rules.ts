import type { Use } from './terms.ts'

/** What nobody has touched can go for good. */
export const isUsed = (use: Use): boolean => Object.values(use).some((count) => count > 0)

/** The ids in their new order: `moved` stands before `before`, or last; null where `before` is not among them. */
export function movedBefore(ids: readonly number[], moved: number, before: number | null): number[] | null {
  const rest = ids.filter((id) => id !== moved)
  if (before === null) return [...rest, moved]
  const at = rest.indexOf(before)
  return at === -1 ? null : rest.toSpliced(at, 0, moved)
}
