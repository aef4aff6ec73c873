import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { isOpenAt } from './queries.ts'

/** A way in by what does not work yet, to the very lesson that mends it (よくある悩み). */
export type ProblemEntry = {
  slug: string
  label: string
  note: string
  lessonTitle: string
  courseId: number
  chapterId: number
  isFree: boolean
}

/** The problems whose courses are open, in their order, as one JSON value. */
export const problemEntries = (now: Date) => sql<ProblemEntry[]>`(
  select coalesce(json_agg(json_build_object('slug', p.slug, 'label', p.label, 'note', p.note, 'lessonTitle', l.title,
      'courseId', l.course_id, 'chapterId', f.id, 'isFree', l.is_free) order by p.position), '[]')
  from problems p join lessons l on l.id = p.lesson_id join courses c on c.id = l.course_id
    join lateral (select id from chapters where lesson_id = l.id and published order by position limit 1) f on true
  where l.published and ${isOpenAt(now)})`

export async function listProblems(db: Reader, now: Date): Promise<ProblemEntry[]> {
  const { rows } = await sql<{ problems: ProblemEntry[] }>`select ${problemEntries(now)} as problems`.execute(db)
  return rows[0]!.problems
}
