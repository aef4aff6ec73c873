import { sql, type RawBuilder } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { Piece, Use } from './terms.ts'

const films: Partial<Record<Piece, (id: number) => RawBuilder<unknown>>> = {
  lesson: (id) => sql`select video_id from chapters where lesson_id = ${id}`,
  chapter: (id) => sql`select video_id from chapters where id = ${id}`,
  prime: (id) => sql`select video_id from prime_lessons where id = ${id}`,
}
const count = (of: RawBuilder<unknown>) => sql`(select count(*) from ${of})`
const none = sql`0`

const others: Partial<Record<Piece, (id: number) => RawBuilder<unknown>>> = {
  lesson: (
    id,
  ) => sql`(${count(sql`questions where lesson_id = ${id}`)} + ${count(sql`lesson_bookmarks where lesson_id = ${id}`)}
    + ${count(sql`illust_reports where lesson_id = ${id}`)} + ${count(sql`step_lessons where lesson_id = ${id}`)}
    + ${count(sql`problems where lesson_id = ${id}`)} + ${count(sql`study_schedule_items where lesson_id = ${id}`)}
    + ${count(sql`lesson_answers where lesson_id = ${id}`)})`,
  chapter: (id) => sql`(${count(sql`watch_events where chapter_id = ${id}`)}
    + ${count(sql`correction_pins where chapter_id = ${id}`)} + ${count(sql`course_places where chapter_id = ${id}`)})`,
  prime: (
    id,
  ) => sql`(${count(sql`questions where prime_lesson_id = ${id}`)} + ${count(sql`correction_pins where prime_lesson_id = ${id}`)}
    + ${count(sql`lesson_answers where prime_lesson_id = ${id}`)} + ${count(sql`course_places where prime_lesson_id = ${id}`)})`,
}
const ticks: Partial<Record<Piece, (id: number) => RawBuilder<unknown>>> = {
  lesson: (id) => sql`(${count(sql`lesson_completions where lesson_id = ${id}`)}
    + ${count(sql`chapter_completions x join chapters h on h.id = x.chapter_id where h.lesson_id = ${id}`)})`,
  chapter: (id) => count(sql`chapter_completions where chapter_id = ${id}`),
  prime: (id) => count(sql`prime_completions where prime_lesson_id = ${id}`),
}

/** What learners did with a piece of a course, in one statement. */
export async function countUses(db: Reader, piece: Piece, id: number, courseId: number): Promise<Use> {
  const watched = films[piece]?.(id)
  const { rows } = await sql<Use>`
    select ${watched ? sql`(select count(distinct w.member_id) from watch_progress w where w.video_id in (${watched}))` : none}::int as watchers,
      ${ticks[piece]?.(id) ?? none}::int as ticks,
      ${
        watched
          ? sql`(select count(*) from course_notes n where n.course_id = ${courseId} and n.member_id in (
              select w.member_id from watch_progress w where w.video_id in (${watched})))`
          : none
      }::int as notes,
      ${piece === 'lesson' ? count(sql`practice_logs where lesson_id = ${id}`) : none}::int as logs,
      ${others[piece]?.(id) ?? none}::int as others`.execute(db)
  return rows[0]!
}

/** Taken away for good: nobody used it. */
export async function deletePiece(tx: Tx, piece: Piece, id: number): Promise<void> {
  const gone: Record<Piece, () => Promise<unknown>> = {
    lesson: () => tx.deleteFrom('lessons').where('id', '=', id).execute(),
    chapter: () => tx.deleteFrom('chapters').where('id', '=', id).execute(),
    prime: () => tx.deleteFrom('prime_lessons').where('id', '=', id).execute(),
    step: () => tx.deleteFrom('video_steps').where('id', '=', id).execute(),
    point: () => tx.deleteFrom('check_points').where('id', '=', id).execute(),
  }
  await gone[piece]()
}

/** Taken away from everybody who did not use it yet: the place it had is free, what learners did with it stays. */
export async function archivePiece(tx: Tx, piece: Piece, id: number, now: Date): Promise<void> {
  const unseen = { archived_at: now, published: false }
  if (piece === 'lesson')
    await tx
      .updateTable('lessons')
      .set({ ...unseen, day_index: -id })
      .where('id', '=', id)
      .execute()
  else if (piece === 'chapter')
    await tx
      .updateTable('chapters')
      .set({ ...unseen, position: -id })
      .where('id', '=', id)
      .execute()
  else if (piece === 'prime')
    await tx
      .updateTable('prime_lessons')
      .set({ ...unseen, position: -id })
      .where('id', '=', id)
      .execute()
  else await deletePiece(tx, piece, id)
}
