import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/db.ts'

export type End = {
  theme: string
  lessonId: number
  memo: string
  imageKey: string
  width: number
  height: number
  postedAt: Date
}

/** Of who draws for ten years not every drawing is counted for every page. */
const LATELY = 200

/**
 * The oldest and the newest of a theme that was drawn more than once, and after more than a year two from in between;
 * where none is named, of the theme drawn most often among the latest.
 */
export function endsOf(db: Reader, memberId: number, theme?: string): CompiledQuery<End> {
  const own = sql`g.member_id = ${memberId} and g.hidden_at is null`
  const end = (order: RawBuilder<unknown>, from = sql`'-infinity'::timestamptz`) => sql`(
    select g.id, g.lesson_id, g.memo, g.image_key, g.image_width, g.image_height, g.posted_at from practice_logs g
    where ${own} and g.lesson_id = any (whole.lesson_ids) and g.posted_at >= ${from} order by ${order} limit 1)`
  return sql<End>`
    with by_lesson as (
      select g.lesson_id, count(*) as times, max(g.posted_at) as last_at from (
        select g.lesson_id, g.posted_at from practice_logs g where ${own}
        order by g.posted_at desc, g.id desc ${theme === undefined ? sql`limit ${LATELY}` : sql``}) g group by 1),
    whole as (
      select coalesce(l.training_title, l.title) as theme, array_agg(l.id) as lesson_ids
      from by_lesson b join lessons l on l.id = b.lesson_id
      ${theme === undefined ? sql`` : sql`where coalesce(l.training_title, l.title) = ${theme}`}
      group by 1 having sum(b.times) > 1
      order by sum(b.times) desc, max(b.last_at) desc, theme limit 1),
    ends as (
      select e.* from whole cross join lateral (
        ${end(sql`g.posted_at, g.id`)} union all ${end(sql`g.posted_at desc, g.id desc`)}) e),
    span as (select min(posted_at) as first_at, max(posted_at) - min(posted_at) as long from ends)
    select theme, lesson_id as "lessonId", memo, image_key as "imageKey", image_width as width, image_height as height,
      posted_at as "postedAt"
    from whole cross join (
      select * from ends
      union select e.* from whole cross join span cross join generate_series(1, 2) n
        cross join lateral ${end(sql`g.posted_at, g.id`, sql`span.first_at + span.long * n / 3`)} e
        where span.long >= interval '1 year') drawn
    order by posted_at, id`.compile(db)
}
