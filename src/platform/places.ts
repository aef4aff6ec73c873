/** So many may work at once; who comes later waits for a place, in the order in which they came. */
export function placesFor(places: number) {
  const waiting: (() => void)[] = []
  let free = places
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
