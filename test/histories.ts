import fc from 'fast-check'

/** So long histories may take in a run of all tests. */
const MS = Number(process.env.HISTORY_MS ?? 15_000)
export const HISTORIES_TIMEOUT = 120_000 + MS * 2

/** Lives the least that prove something, however slow the machine is, and then more, while there is time. */
export async function liveHistories<Ts>(
  history: fc.IAsyncPropertyWithHooks<Ts>,
  { least, most }: { least: number; most: number },
) {
  await fc.assert(history, { numRuns: least })
  await fc.assert(history, { numRuns: most - least, interruptAfterTimeLimit: MS, markInterruptAsFailure: false })
}
