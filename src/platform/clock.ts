import type { Db } from './db.ts'

/** The one source of business time. Nothing else in a domain reads the machine's clock. */
export type Clock = { now(): Date; refresh(): Promise<void>; stop(): void }

export const realClock: Clock = { now: () => new Date(), refresh: async () => {}, stop: () => {} }

/** A clock that the sandbox can move: every process follows the row within a second. */
export async function movableClock(db: Db): Promise<Clock> {
  let offset = 0
  const refresh = async () => {
    const row = await db.selectFrom('business_clock').select('offset_ms').executeTakeFirst()
    offset = row?.offset_ms ?? 0
  }
  await refresh()
  const timer = setInterval(() => void refresh().catch(() => {}), 1_000)
  timer.unref()
  return { now: () => new Date(Date.now() + offset), refresh, stop: () => clearInterval(timer) }
}
