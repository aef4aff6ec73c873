/** The line or the other side failed in a way that may pass. */
export class Hiccup extends Error {}
/** What was begun is no longer there: swept, or given up elsewhere. */
export class Gone extends Error {}
/** A no that asking again does not change. */
export class Refused extends Error {}

const PAUSES = [500, 1_000, 2_000, 4_000, 8_000, 15_000]
type Waiting = { signal: AbortSignal; onWait: () => void; pauses?: readonly number[] }

/** Tries again after longer and longer pauses, at once when the line is back; without a line no try counts. */
export async function patiently<T>(
  work: (attempt: number) => Promise<T>,
  { signal, onWait, pauses = PAUSES }: Waiting,
): Promise<T> {
  let failed = 0
  for (let attempt = 0; ; attempt++) {
    signal.throwIfAborted()
    try {
      return await work(attempt)
    } catch (failure) {
      signal.throwIfAborted()
      if (!(failure instanceof Hiccup)) throw failure
      if (isOnline() && failed++ === pauses.length) throw failure
      onWait()
      await untilBetter(pauses[Math.min(failed, pauses.length) - 1] ?? 0, signal)
    }
  }
}

// Where nobody tells of a line, as outside a browser, there is one.
const isOnline = () => globalThis.navigator?.onLine ?? true

/** Until the pause is over or the line is back; without a line, until it is. */
function untilBetter(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = isOnline() ? setTimeout(done, ms) : undefined
    globalThis.addEventListener?.('online', done)
    signal.addEventListener('abort', done)
  })
}
