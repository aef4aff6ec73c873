import { giveUp } from './sentence.ts'

export type Later = (close: () => Promise<unknown>) => void

/** A web process waits LEAVE_SECONDS for its balancer first; half a minute later whatever is left has had its time. */
const LAST_RESORT_MS = ((Number(process.env.LEAVE_SECONDS) || 0) + 30) * 1000

/** Stops once, however often and from wherever it is asked: Ctrl-C, a signal, or the end of the process that began us. */
export function onStop(stop: () => Promise<void>) {
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref()
    stop().then(() => process.exit(0), giveUp)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  if (process.channel) {
    process.on('disconnect', end)
    process.channel.unref()
  }
}

/** Opens one thing after another, each naming how it is closed, and closes them in the opposite order at the end. */
export function untilStopped(
  open: (later: Later) => Promise<void>,
  explain: (error: unknown) => unknown = (error) => error,
) {
  const closing: (() => Promise<unknown>)[] = []
  let stopping = false
  const closeAll = async () => {
    stopping = true
    for (const close of closing.toReversed()) await close()
  }
  onStop(closeAll)
  open((close) => void closing.push(close)).catch(async (error: unknown) => {
    // What was opened half-way when somebody stopped us fails, and nobody needs to hear of it.
    if (stopping) return
    await closeAll().catch(() => {})
    giveUp(explain(error))
  })
}
