import { sql, type QueryExecutorProvider } from 'kysely'

/** The hand that moves business time: one row that every process of the site reads. */
export type Hand = { offset(): Promise<number>; moveTo(offsetMs: number): Promise<void> }

export function handOn(db: QueryExecutorProvider, moved?: () => Promise<void>): Hand {
  return {
    async offset() {
      const found = await sql<{ offset_ms: string | number }>`select offset_ms from business_clock`.execute(db)
      return Number(found.rows[0]?.offset_ms ?? 0)
    },
    async moveTo(offsetMs) {
      await sql`update business_clock set offset_ms = ${Math.round(offsetMs)}::bigint`.execute(db)
      await moved?.()
    },
  }
}

/**
 * Business time for the sandbox's own servers, without asking the database for each request: it looks every second,
 * and at once when the hand was moved here. Without a hand it is the real time.
 */
export async function followHand(hand: Hand | undefined) {
  let offset = 0
  const look = async () => void (offset = (await hand?.offset().catch(() => offset)) ?? 0)
  await look()
  const timer = hand && setInterval(() => void look(), 1_000)
  timer?.unref()
  return {
    now: () => new Date(Date.now() + offset),
    onMove: (moved: Hand): Hand => ({
      offset: moved.offset,
      async moveTo(offsetMs) {
        await moved.moveTo(offsetMs)
        await look()
      },
    }),
    stop: () => clearInterval(timer),
  }
}
