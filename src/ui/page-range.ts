/** The pages a pagination names: two at each end, three around the current one; null is a gap. */
export function pageRange(current: number, total: number): (number | null)[] {
  const first = Math.max(1, Math.min(current - 1, total - 2))
  const named = [1, 2, first, first + 1, first + 2, total - 1, total].filter((page) => page >= 1 && page <= total)
  const pages = [...new Set(named)].toSorted((a, b) => a - b)
  return pages.flatMap((page, index) => (index > 0 && page - (pages[index - 1] ?? 0) > 1 ? [null, page] : [page]))
}
