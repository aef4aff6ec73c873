/**
 * How much longer the first takes than the second: their fastest runs of eight, taken in turns, since whatever else
 * the machine does can only slow a run down.
 */
export async function timeRatio(first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<number> {
  const fastest = [Infinity, Infinity]
  for (let run = 0; run < 8; run++)
    for (const [index, work] of [first, second].entries()) {
      const begun = performance.now()
      await work()
      fastest[index] = Math.min(fastest[index]!, performance.now() - begun)
    }
  return fastest[0]! / fastest[1]!
}
