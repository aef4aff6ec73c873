import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'

type End = { theme: string; imageKey: string; width: number; height: number; postedAt: Date }

/** The oldest and the newest of a theme that was drawn more than once; of the one drawn most often where none is named. */
export async function listEnds(db: Reader, memberId: number, theme?: string): Promise<End[]> {
  const { rows } = await sql<End>`
    with own as (
      select g.id, coalesce(l.training_title, l.title) as theme, g.image_key, g.image_width, g.image_height, g.posted_at
      from practice_logs g join lessons l on l.id = g.lesson_id
      where g.member_id = ${memberId} and g.hidden_at is null),
    placed as (
      select own.*, count(*) over whole as times, max(posted_at) over whole as last_at,
        row_number() over (whole order by posted_at, id) as nth,
        row_number() over (whole order by posted_at desc, id desc) as nth_last
      from own ${theme === undefined ? sql`` : sql`where theme = ${theme}`}
      window whole as (partition by theme))
    select theme, image_key as "imageKey", image_width as width, image_height as height, posted_at as "postedAt"
    from placed where times > 1 and (nth = 1 or nth_last = 1)
    order by times desc, last_at desc, theme, nth limit 2`.execute(db)
  return rows
}
