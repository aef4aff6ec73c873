import { givenUp } from './deadline.ts'
import { commonRefusal } from './refusal.ts'

type Manner = { atOnce: number; mostWaiting: number; retryAfter: number }

/** Lets so many be under way at a time. The rest waits its turn in order, as many as can be worth waiting. */
export function turnsFor({ atOnce, mostWaiting, retryAfter }: Manner) {
  let free = atOnce
  const waiting: (() => void)[] = []

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else {
      if (waiting.length >= mostWaiting) throw commonRefusal('unavailable', { retryAfter })
      await new Promise<void>((begin) => void waiting.push(begin))
    }
    try {
      // Whoever waited longer than a request may is not there any more.
      givenUp()?.throwIfAborted()
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
