import { AsyncLocalStorage } from 'node:async_hooks'

/** Work that was given a time did not end in it; whatever of it is still under way is given up. */
export class DeadlinePassed extends Error {
  override name = 'DeadlinePassed'
  constructor() {
    super('the time for the whole request is over')
  }
}

type Deadline = { msLeft(): number; signal: AbortSignal; pause(): () => void }
const current = new AsyncLocalStorage<Deadline>()

/**
 * Gives all that the work asks of others, together, so much time. After it this rejects, and what the work began ends
 * by itself: the database gets no further statement of it, the object store's line is cut.
 */
export function withDeadline<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const giveUp = new AbortController()
    let isOver = false
    let left = ms
    let since = performance.now()
    let pauses = 0
    const end = () => {
      const failure = new DeadlinePassed()
      giveUp.abort(failure)
      reject(failure)
    }
    let timer = setTimeout(end, ms)
    const deadline: Deadline = {
      msLeft: () => (isOver || pauses ? Infinity : giveUp.signal.aborted ? 0 : left - (performance.now() - since)),
      signal: giveUp.signal,
      pause() {
        if (pauses++ === 0) {
          clearTimeout(timer)
          left -= performance.now() - since
        }
        return () => {
          if (--pauses > 0 || isOver || giveUp.signal.aborted) return
          since = performance.now()
          timer = setTimeout(end, left)
        }
      },
    }
    const over = () => {
      isOver = !giveUp.signal.aborted
      clearTimeout(timer)
    }
    current.run(deadline, () => void work().finally(over).then(resolve, reject))
  })
}

/** How long the work that asks may still take; without end where nobody gave it a time, or it has been answered. */
export const msLeft = (): number => current.getStore()?.msLeft() ?? Infinity

/** Tells when the work that asks is given up. */
export const givenUp = (): AbortSignal | undefined => current.getStore()?.signal

/** What has a time of its own is not counted: a member's slow line, a card provider that must be heard to its end. */
export async function outsideDeadline<T>(work: () => Promise<T>): Promise<T> {
  const goOn = current.getStore()?.pause()
  try {
    return await work()
  } finally {
    goOn?.()
  }
}
