import { sql } from 'kysely'
import { href } from 'react-router'
import { catalogueOf, isOpen } from '#domains/catalogue/index.ts'
import type { House } from '#platform/house.ts'
import { foldedOf, pairsOf } from './grams.ts'

const MOST_FOUND = 6
/** So many are looked at: some are of courses that are not open. */
const LOOKED_AT = 60

export type SpokenLine = { words: string; seconds: number; chapter: string; course: string; path: string }
type Row = { words: string; seconds: number; chapterId: number; chapter: string; courseId: number }

/** Where it is spoken, of what is open: the newest courses first, each chapter once. */
export async function findSpoken(house: House, query: string, now: Date): Promise<SpokenLine[]> {
  const sought = foldedOf(query)
  const pairs = pairsOf(sought)
  if (pairs.length === 0) return []
  const [{ rows }, { courses }] = await Promise.all([
    sql<Row>`
      select distinct on (l.course_id, h.id) s.words, ((s.from_ms / 1000.0) - v.clip_from)::float8 as seconds,
        h.id as "chapterId", h.title as chapter, l.course_id as "courseId"
      from captions s join videos v on v.id = s.video_id or v.captions_key = s.file_key join chapters h on h.video_id = v.id join lessons l on l.id = h.lesson_id
      where s.pairs @> ${pairs}::text[] and strpos(s.folded, ${sought}) > 0 and h.published and l.published
        and s.from_ms >= v.clip_from * 1000 and s.from_ms < (v.clip_from + v.duration_seconds) * 1000
      order by l.course_id desc, h.id, s.from_ms limit ${LOOKED_AT}`.execute(house.db),
    catalogueOf(house),
  ])
  return rows
    .flatMap(({ words, seconds, chapterId, chapter, courseId }) => {
      const course = courses.get(courseId)
      if (!course || !isOpen(course.window, now)) return []
      // A moment before it is said, so that its beginning is heard.
      const at = Math.max(0, Math.floor(seconds))
      return [
        {
          words,
          seconds: at,
          chapter,
          course: course.title,
          path: `${href('/daily_lesson_chapters/:id', { id: String(chapterId) })}?current_time=${at}`,
        },
      ]
    })
    .slice(0, MOST_FOUND)
}
