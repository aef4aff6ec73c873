import { sql } from 'kysely'
import type { Day } from '#platform/days.ts'
import type { Reader, Tx } from '#platform/db.ts'
import type { Closing } from './close-days.ts'

/** Who comes second finds the days closed. */
export async function lockClosings(tx: Tx): Promise<void> {
  await sql`lock table figure_closings in share row exclusive mode`.execute(tx)
}

/** The newest day that is closed, up to which entry the book was known then, and up to which it is summed now. */
export async function findNewestClosing(db: Reader) {
  const { rows } = await sql<{ day: Day | null; entry: number; summed: number }>`
    select max(day) as day, coalesce(max(up_to_entry), 0) as entry,
      (select coalesce(max(up_to_entry), 0) from book_sums) as summed
    from figure_closings`.execute(db)
  return rows[0]!
}

/** The first day of which there is something to say; of an empty house yesterday. */
export async function findFirstDay(db: Reader, yesterday: Day): Promise<Day> {
  const { rows } = await sql<{ day: Day }>`
    select least(${yesterday}::date, (select min(booked_on) from book_entries),
      (select (min(at) at time zone 'Asia/Tokyo')::date from subscription_changes),
      (select (min(joined_at) at time zone 'Asia/Tokyo')::date from members)) as day`.execute(db)
  return rows[0]!.day
}

export async function insertClosings(tx: Tx, { from, to, known }: Closing, at: Date): Promise<void> {
  await sql`
    insert into figure_closings (day, up_to_entry, closed_at)
    select day::date, ${known}, ${at} from generate_series(${from}::date, ${to}::date, interval '1 day') day`.execute(
    tx,
  )
}

export const dayOfMoment = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone 'Asia/Tokyo')::date`

/**
 * Sums how something stands at the end of each day from the stretches (`key`, `from_day`, `until_day` that is not in it,
 * `value`) in which it held: what begins and ends on a day is added to what stood before.
 */
export async function insertLevels(
  tx: Tx,
  measure: 'mrr' | 'members',
  stretches: ReturnType<typeof sql>,
  { from, to }: Closing,
): Promise<void> {
  await sql`
    with stretches as (${stretches}),
    held as (
      select key, greatest(from_day, ${from}::date) as from_day, until_day, value
      from stretches where from_day <= ${to}::date and until_day > greatest(from_day, ${from}::date)
    ), moved as (
      select key, day, sum(value) as value from (
        select key, from_day as day, value from held
        union all select key, until_day, -value from held where until_day <= ${to}::date) as moves
      group by key, day
    ), stood as (
      select k.key, d.day::date as day, sum(coalesce(m.value, 0)) over (partition by k.key order by d.day) as value
      from (select distinct key from held) k
      cross join generate_series(${from}::date, ${to}::date, interval '1 day') d (day)
      left join moved m on m.key = k.key and m.day = d.day::date
    )
    insert into figure_days (measure, day, key, summed_on, value)
    select ${measure}, day, key, day, value from stood where value <> 0`.execute(tx)
}
