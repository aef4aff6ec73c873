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
