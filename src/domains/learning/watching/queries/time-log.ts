import { CompiledQuery } from 'kysely'
import type { Reader } from '#platform/db.ts'

/** One time log as its statement reads it (log-times.sql). */
export type LogRow = {
  who: number
  moment: Date
  session: string | null
  known: string | null
  player: string | null
  since: Date | null
  video: number
  place: number
  finished: boolean
  device: string
  lo: number[]
  hi: number[]
  upto: number[]
  told: number
  days: string[]
  ran: string[]
  rested: number
  today: string
  today_ms: number
  course?: number | undefined
  curriculum?: number | undefined
  step?: number | undefined
  chapter?: number | undefined
  prime?: number | undefined
}

/** How much of its video was seen, in milliseconds, for each; null where the session is not what it was known to be. */
export async function logTimes(db: Reader, logs: readonly LogRow[]): Promise<(number | null)[]> {
  const statement = CompiledQuery.raw('select log_times($1::jsonb) as seen', [JSON.stringify(logs)])
  const { rows } = await db.executeQuery<{ seen: number | null }>(statement)
  return rows.map(({ seen }) => seen)
}
