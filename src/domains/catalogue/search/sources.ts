import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import type { Level, Tab } from '../terms.ts'
import { fold } from './fold.ts'
import type { Readings } from './spoken.ts'
import { type Synonyms, synonymsOf } from './words.ts'

/** All that the search knows of one course. */
export type CourseSource = {
  id: number
  title: string
  kana: string
  description: string
  outcome: string[]
  audience: string
  needs: string
  tab: Tab
  level: Level
  category: string
  seconds: number
  drawing: number | null
  cover_key: string | null
  opened_at: Date | null
  closed_at: Date | null
  tags: string[]
  teachers: { id: number; name: string; kana: string }[]
  /** whether anybody may see a lesson of it */
  free: boolean
  windows: { opened_at: string | null; closed_at: string | null }[]
  lessons: string[]
  problems: string[]
}

/** These courses with all that is searched of them, in one statement. */
export async function listSources(db: Reader, ids: readonly number[]): Promise<CourseSource[]> {
  const { rows } = await sql<CourseSource>`
    select c.id, c.title, c.kana, c.description, c.outcome, c.audience, c.needs, c.tab, c.level, k.name as category,
      c.video_seconds as seconds, c.drawing_minutes as drawing, c.cover_key, c.opened_at, c.closed_at,
      array(select tag from course_tags where course_id = c.id order by position, tag) as tags,
      coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'kana', t.kana) order by ct.position, t.id)
        from course_teachers ct join teachers t on t.id = ct.teacher_id where ct.course_id = c.id), '[]') as teachers,
      coalesce((select json_agg(json_build_object('opened_at', s.opened_at, 'closed_at', s.closed_at) order by s.position, s.id)
        from subscription_courses s where s.course_id = c.id), '[]') as windows,
      exists (select from lessons where course_id = c.id and published and is_free) as free,
      array(select l.title || coalesce(E'\n' || l.training_title, '') || coalesce(E'\n' || (
          select string_agg(h.title, E'\n' order by h.position) from chapters h where h.lesson_id = l.id and h.published), '')
        from lessons l where l.course_id = c.id and l.published order by l.day_index)
        || array(select title from prime_lessons where course_id = c.id and published order by position) as lessons,
      array(select p.label || E'\n' || p.note from problems p join lessons l on l.id = p.lesson_id
        where l.course_id = c.id order by p.position) as problems
    from courses c join categories k on k.id = c.category_id
    where c.id = any(${ids}::bigint[]) and c.opened_at is not null`.execute(db)
  return rows
}

export async function listCourseIds(db: Reader): Promise<number[]> {
  return (await db.selectFrom('courses').select('id').orderBy('id').execute()).map(({ id }) => id)
}

/** How words are read and which mean the same. */
export type Dictionary = { readings: Readings; synonyms: Synonyms }

export async function readDictionary(db: Reader): Promise<Dictionary> {
  const [words, same] = await Promise.all([
    db.selectFrom('search_readings').select(['word', 'reading']).execute(),
    db.selectFrom('search_synonyms').select(['word', 'set_id']).orderBy('set_id').orderBy('word').execute(),
  ])
  const readings = new Map(words.map(({ word, reading }) => [fold(word), fold(reading)]))
  const sets = Map.groupBy(same, ({ set_id }) => set_id)
  return {
    readings,
    synonyms: synonymsOf(
      [...sets.values()].map((set) => set.map(({ word }) => word)),
      readings,
    ),
  }
}
