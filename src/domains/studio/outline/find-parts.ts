import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import type { Texts } from '../field-terms.ts'

export type Listed = { id: number; texts: Texts }

/** A lesson's chapters and check points, with their fields, in one statement. */
export async function findLessonParts(db: Reader, lessonId: number) {
  const { rows } = await sql<{ chapters: (Listed & { seconds: number | null; slides: number })[]; points: Listed[] }>`
    select (select coalesce(json_agg(json_build_object('id', h.id, 'texts', json_build_object('title', h.title),
          'seconds', v.duration_seconds, 'slides', h.slide_pages) order by h.position), '[]')
        from chapters h left join videos v on v.id = h.video_id
        where h.lesson_id = ${lessonId} and h.archived_at is null) as chapters,
      (select coalesce(json_agg(json_build_object('id', id, 'texts', json_build_object('description', description))
          order by position, id), '[]') from check_points where lesson_id = ${lessonId}) as points`.execute(db)
  return rows[0]!
}

export async function listSteps(db: Reader, primeId: number): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select id, json_build_object('title', title, 'description', description, 'start', trunc(start_time)::text) as texts
    from video_steps where prime_lesson_id = ${primeId} order by position, id`.execute(db)
  return rows
}
