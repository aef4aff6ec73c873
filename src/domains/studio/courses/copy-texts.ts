import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** Everything that staff typed and chose and what can be downloaded, but for the title, the cover and the window. */
export async function copyTexts(tx: Tx, from: number, to: number): Promise<void> {
  await sql`update courses c set kana = o.kana, description = o.description, outcome = o.outcome, audience = o.audience,
      needs = o.needs, tab = o.tab, level = o.level, category_id = o.category_id, display_title = o.display_title,
      display_play_button = o.display_play_button, display_days = o.display_days, single_price_yen = o.single_price_yen,
      drawing_minutes = o.drawing_minutes, cover_alt = o.cover_alt,
      sample_slides_key = o.sample_slides_key, sample_slide_pages = o.sample_slide_pages,
      supplement_id = o.supplement_id, supplement_pdf_id = o.supplement_pdf_id
    from courses o where o.id = ${from} and c.id = ${to}`.execute(tx)
  await sql`insert into course_teachers (course_id, teacher_id, position)
    select ${to}, teacher_id, position from course_teachers where course_id = ${from}`.execute(tx)
  await sql`insert into course_tags (course_id, tag, position)
    select ${to}, tag, position from course_tags where course_id = ${from}`.execute(tx)
  await sql`insert into course_group_members (group_id, course_id, position)
    select group_id, ${to}, position from course_group_members where course_id = ${from}`.execute(tx)
  await sql`insert into subscription_courses (course_id, position)
    select ${to}, 0 where exists (select from subscription_courses where course_id = ${from})`.execute(tx)
}
