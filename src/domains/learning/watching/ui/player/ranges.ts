/** Stretches of a film in seconds, in order and apart. */
export type Ranges = readonly (readonly [from: number, to: number])[]

/** What a media element says it has played. */
export function rangesOf(times: TimeRanges): Ranges {
  return Array.from({ length: times.length }, (_, index) => [times.start(index), times.end(index)] as const)
}

export function union(a: Ranges, b: Ranges): Ranges {
  const joined: [number, number][] = []
  for (const [from, to] of [...a, ...b].toSorted((x, y) => x[0] - y[0])) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

/** Crumbs shorter than this come from rounding, not from watching. */
const CRUMB = 0.001

export function without(all: Ranges, taken: Ranges): Ranges {
  let rest: Ranges = all
  for (const [from, to] of taken) {
    rest = rest.flatMap(([start, end]): Ranges => {
      if (to <= start || from >= end) return [[start, end]]
      return [[start, from] as const, [to, end] as const].filter(([a, b]) => b - a > CRUMB)
    })
  }
  return rest
}

export const lengthOf = (ranges: Ranges) => ranges.reduce((sum, [from, to]) => sum + to - from, 0)
