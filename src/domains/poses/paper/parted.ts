/** How far a thing may be from as wide as the others: from less than half to almost twice. */
const [NARROW, WIDE] = [0.45, 1.8]
/** What unequal things cost beside a line that is crossed. */
const UNEQUAL = 0.6

export type Parted = { edges: number[]; cost: number }

/**
 * Parts a row of sums of ink (how much stands at each place) into so many things, with lines where the least is
 * crossed and the things are about as wide as each other. The cost of a line is 1 where it crosses as much as stands
 * at a place on average.
 */
export function parted(ink: readonly number[], count: number): Parted {
  const [first, last] = endsOf(ink)
  const length = last - first
  if (count <= 1 || length < count * 2) return { edges: evenly(first, last, count), cost: 0 }
  const crossed = costsOf(ink, first, last)
  const ideal = length / count
  const [least, most] = [Math.max(1, Math.floor(ideal * NARROW)), Math.ceil(ideal * WIDE)]
  const uneven = (wide: number) => UNEQUAL * (wide / ideal - 1) ** 2
  let best = new Float64Array(length + 1).fill(Infinity)
  best[0] = 0
  const from: Int32Array[] = []
  for (let line = 1; line <= count; line++) {
    const next = new Float64Array(length + 1).fill(Infinity)
    const came = new Int32Array(length + 1)
    for (let at = line; at <= length; at++)
      for (let wide = least; wide <= Math.min(most, at); wide++) {
        const cost = best[at - wide]! + uneven(wide) + (at === length ? 0 : crossed[at]!)
        if (cost < next[at]!) [next[at], came[at]] = [cost, at - wide]
      }
    best = next
    from.push(came)
  }
  if (!Number.isFinite(best[length]!)) return { edges: evenly(first, last, count), cost: 1 }
  const edges = [last]
  for (let line = count - 1, at = length; line >= 0; line--) edges.unshift((at = from[line]![at]!) + first)
  return { edges, cost: best[length]! / count }
}

const evenly = (first: number, last: number, count: number) =>
  Array.from({ length: count + 1 }, (_, at) => Math.round(first + ((last - first) * at) / count))

/** Where ink begins and ends, a smudge left out, with a little room; everything where there is none. */
function endsOf(ink: readonly number[]): [number, number] {
  const all = ink.reduce((sum, value) => sum + value, 0)
  if (all === 0) return [0, ink.length]
  const stray = all * 0.002
  const reach = (values: readonly number[]) => {
    let sum = 0
    return values.findIndex((value) => (sum += value) > stray)
  }
  const room = Math.ceil(ink.length * 0.02)
  const last = ink.length - reach(ink.toReversed())
  return [Math.max(0, reach(ink) - room), Math.min(ink.length, last + room)]
}

/** What a line costs at each place. Lines printed on the paper are crossed everywhere and cost nothing. */
function costsOf(ink: readonly number[], first: number, last: number): number[] {
  const own = ink.slice(first, last)
  const near = own.map((value, at) => (value * 2 + (own[at - 1] ?? value) + (own[at + 1] ?? value)) / 4)
  const least = Math.min(...near)
  const mean = near.reduce((sum, value) => sum + value - least, 0) / near.length || 1
  return near.map((value) => (value - least) / mean)
}
