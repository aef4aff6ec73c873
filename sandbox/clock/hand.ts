import { setTimeout as pause } from 'node:timers/promises'
import { sql, type QueryExecutorProvider } from 'kysely'

/** The hand that moves business time: one row that every process of the site reads. */
export type Hand = {
  offset(): Promise<number>
  moveTo(offsetMs: number): Promise<void>
  /**
   * Waits until the site's workers have done what is due of any domain (the platform's letters and sweeps may still be on
   * their way), or patience ends. False: something is still to do.
   */
  settled(patienceMs: number): Promise<boolean>
}

export function handOn(db: QueryExecutorProvider, moved?: () => Promise<void>): Hand {
  const offset = async () => {
    const found = await sql<{ offset_ms: string | number }>`select offset_ms from business_clock`.execute(db)
    return Number(found.rows[0]?.offset_ms ?? 0)
  }
  const look = async () => (await LOOK.execute(db)).rows[0]!
  return {
    offset,
    async moveTo(offsetMs) {
      const by = Math.round(offsetMs) - (await offset())
      await sql`update business_clock set offset_ms = ${Math.round(offsetMs)}::bigint`.execute(db)
      // What was put off until a time of business comes nearer by as much as that time was moved.
      await sql`
        select graphile_worker.reschedule_jobs(array[id], run_at := run_at - make_interval(secs => ${by / 1000}::float8))
        from graphile_worker.jobs where run_at > now() and attempts = 0 and locked_at is null`.execute(db)
      if (by > 0) await FOLLOW.execute(db)
      await moved?.()
    },
    async settled(patienceMs) {
      const until = Date.now() + patienceMs
      for (;;) {
        const { busy, worked } = await look()
        if (!busy) return true
        // Where nobody works there is nothing to wait for.
        if (!worked || Date.now() >= until) return false
        await pause(50)
      }
    },
  }
}

const FOLLOW = sql`select graphile_worker.add_job('house.follow-clock', job_key := 'house.follow-clock')`
const LOOK = sql<{ busy: boolean; worked: boolean }>`
  select
    exists (
      select from graphile_worker.jobs
      where task_identifier not like 'platform.%'
        and (locked_at is not null or (run_at <= now() and attempts < max_attempts))) as busy,
    exists (
      select from pg_locks
      where locktype = 'advisory' and granted and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32) | objid::bigint = hashtextextended('a job worker lives', 0)) as worked`

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
      ...moved,
      async moveTo(offsetMs) {
        await moved.moveTo(offsetMs)
        await look()
      },
    }),
    stop: () => clearInterval(timer),
  }
}
