import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { addDaysTo, endOf, type Day } from '#platform/days.ts'
import { dayKey, startOfDay } from '#platform/tokyo.ts'

const DAYS = 30
const WEEKS = 12

export type DayFigure = { day: Day; waiting: number }
export type WeekFigure = { week: Day; asked: number; answered: number; inTime: number; hours: number | null }

/** What still waited at the end of each of the last days; feedback waits for nobody. */
export async function readBacklog(db: Reader, now: Date): Promise<DayFigure[]> {
  const today = dayKey(now)
  const days = Array.from({ length: DAYS }, (_, at) => addDaysTo(today, at - DAYS + 1))
  const ends = days.map((day) => new Date(Math.min(endOf(day).getTime(), now.getTime())))
  const { rows } = await sql<{ at: number; waiting: number }>`
    select d.at::int as at, count(q.id)::int as waiting
    from unnest(${ends}::timestamptz[]) with ordinality as d (ends, at)
    left join questions q on q.asked_at < d.ends and q.due_on is not null
      and (q.first_answered_at is null or q.first_answered_at >= d.ends)
      and (q.closed_at is null or q.closed_at >= d.ends)
    group by d.at`.execute(db)
  const counts = new Map(rows.map(({ at, waiting }) => [at, waiting]))
  return days.map((day, index) => ({ day, waiting: counts.get(index + 1) ?? 0 }))
}

/** Of what came in in each of the last weeks: how long it took to the first answer, and how much of it was in time. */
export async function readAnswerTimes(db: Reader, now: Date): Promise<WeekFigure[]> {
  const monday = mondayOf(dayKey(now))
  const weeks = Array.from({ length: WEEKS }, (_, at) => addDaysTo(monday, 7 * (at - WEEKS + 1)))
  const { rows } = await sql<Omit<WeekFigure, 'week'> & { at: number }>`
    select w.at::int as at, count(q.id)::int as asked, count(q.first_answered_at)::int as answered,
      count(*) filter (where (q.first_answered_at at time zone 'Asia/Tokyo')::date <= q.due_on)::int as "inTime",
      (percentile_cont(0.5) within group (order by extract(epoch from q.first_answered_at - q.asked_at)) / 3600)::float as hours
    from unnest(${weeks.map((week) => startOfDay(week))}::timestamptz[]) with ordinality as w (begins, at)
    left join questions q on q.asked_at >= w.begins and q.asked_at < w.begins + interval '7 days' and q.due_on is not null
    group by w.at`.execute(db)
  const found = new Map(rows.map(({ at, ...figures }) => [at, figures]))
  return weeks.map((week, index) => ({ week, ...found.get(index + 1)! }))
}

function mondayOf(day: Day): Day {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return addDaysTo(day, -((weekday + 6) % 7))
}
