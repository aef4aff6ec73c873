import { sql } from 'kysely'
import type { Day } from '#platform/days.ts'
import type { Reader } from '#platform/db.ts'
import type { Bucket, Grain, Period } from './period.ts'
import { LEVELS, type Measure, type Sum } from './terms.ts'

/** The newest day that is closed; null before the first night. */
export async function findNewestDay(db: Reader): Promise<Day | null> {
  const { day } = await db
    .selectFrom('figure_closings')
    .select(({ fn }) => fn.max<Day | null>('day').as('day'))
    .executeTakeFirstOrThrow()
  return day
}

/** What moved in each bucket of the period; corrections are in the bucket of their day. */
export async function listMoved(db: Reader, { from, to }: Period, grain: Grain): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    select measure, key, left(day::text, ${grain === 'day' ? 10 : 7}) as bucket, sum(value) as value
    from figure_days
    where measure <> all(${LEVELS}::text[]) and day between ${from} and ${to}
    group by 1, 2, 3`.execute(db)
  return rows
}

/** How it stood at the end of each bucket. */
export async function listStood(db: Reader, buckets: readonly Bucket[], grain: Grain): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    select measure, key, left(day::text, ${grain === 'day' ? 10 : 7}) as bucket, sum(value) as value
    from figure_days
    where measure = any(${LEVELS}::text[]) and day = any(${buckets.map(({ last }) => last)}::date[])
    group by 1, 2, 3`.execute(db)
  return rows
}

export type Turned = { measure: Measure; began: string; month: string; value: number }

/** What became of those who began in these months, month by month until the newest day that is closed. */
export async function listTurned(db: Reader, months: readonly string[]): Promise<Turned[]> {
  const { rows } = await sql<Turned>`
    select measure, key as began, left(day::text, 7) as month, sum(value) as value
    from figure_days where measure in ('trials_paid', 'left') and key = any(${months}::text[])
    group by 1, 2, 3
    union all
    select measure, left(day::text, 7), left(day::text, 7), sum(value)
    from figure_days where measure in ('trials', 'begun') and day >= ${`${months[0]}-01`}::date
      and left(day::text, 7) = any(${months}::text[])
    group by 1, 2, 3`.execute(db)
  return rows
}

/** Closed days of the period of whose money something was booked later. */
export async function countCorrections(db: Reader, { from, to }: Period): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct day)::int as count from figure_days
    where measure in ('taken', 'returned', 'recovered', 'lost') and day between ${from} and ${to} and summed_on > day`.execute(
    db,
  )
  return rows[0]!.count
}

export async function listReasonNames(db: Reader) {
  const rows = await db.selectFrom('quit_reasons').select(['id', 'content']).orderBy('position').orderBy('id').execute()
  return new Map(rows.map(({ id, content }) => [String(id), content]))
}
