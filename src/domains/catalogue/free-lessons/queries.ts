import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { fileLink } from '#platform/file-link.ts'
import { isOpenAt } from '../queries.ts'
import type { Level } from '../terms.ts'
import type { FreeCategory, FreeLesson, FreeLessonPage } from './terms.ts'

// A lesson is free for all as long as its course can be seen.
const isFree = (now: Date) => sql<boolean>`l.is_free and l.published and ${isOpenAt(now)}
  and exists (select from chapters ch where ch.lesson_id = l.id and ch.published)`

type Row = {
  id: number
  title: string
  cover_key: string | null
  course_title: string
  level: Level
  teacher: string | null
  seconds: number
  category_slug: string | null
}

async function listLessons(db: Reader, now: Date, condition: RawBuilder<unknown>): Promise<FreeLesson[]> {
  const { rows } = await sql<Row>`
    select l.id, l.title, c.cover_key, c.title as course_title, c.level, f.slug as category_slug,
      (select string_agg(t.name, '、' order by ct.position, t.id)
        from course_teachers ct join teachers t on t.id = ct.teacher_id where ct.course_id = c.id) as teacher,
      (select sum(v.duration_seconds) from chapters ch join videos v on v.id = ch.video_id
        where ch.lesson_id = l.id and ch.published) as seconds
    from lessons l join courses c on c.id = l.course_id left join free_categories f on f.id = l.free_category_id
    where ${isFree(now)} and ${condition}
    order by f.position nulls last, l.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    thumbnailUrl: fileLink(row.cover_key),
    courseTitle: row.course_title,
    level: row.level,
    teacher: row.teacher,
    duration: row.seconds,
    categorySlug: row.category_slug,
  }))
}

export const listFreeLessons = (db: Reader, now: Date) => listLessons(db, now, sql`true`)
export const listFreeLessonsOf = (db: Reader, now: Date, slug: string) => listLessons(db, now, sql`f.slug = ${slug}`)

export function listFreeCategories(db: Reader): Promise<FreeCategory[]> {
  return db.selectFrom('free_categories').select(['slug', 'name']).orderBy('position').orderBy('id').execute()
}

type PageRow = Omit<FreeLessonPage, 'chapters' | 'course'> & {
  course_id: number
  course_title: string
  level: Level
  teacher: string | null
  cover_key: string | null
  chapters: { id: number; title: string; seconds: number; poster_key: string | null; subtitled: boolean }[]
}

export async function findFreeLesson(db: Reader, now: Date, id: number): Promise<FreeLessonPage | undefined> {
  const { rows } = await sql<PageRow>`
    select l.id, l.title, l.description, c.id as course_id, c.title as course_title, c.level, c.cover_key,
      (select string_agg(t.name, '、' order by ct.position, t.id)
        from course_teachers ct join teachers t on t.id = ct.teacher_id where ct.course_id = c.id) as teacher,
      (select json_agg(json_build_object('id', ch.id, 'title', ch.title, 'seconds', v.duration_seconds,
          'poster_key', v.poster_key, 'subtitled', v.subtitles_key is not null) order by ch.position)
        from chapters ch join videos v on v.id = ch.video_id where ch.lesson_id = l.id and ch.published) as chapters
    from lessons l join courses c on c.id = l.course_id
    where l.id = ${id} and ${isFree(now)}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    course: {
      id: row.course_id,
      title: row.course_title,
      level: row.level,
      teacher: row.teacher,
      thumbnailUrl: fileLink(row.cover_key),
    },
    chapters: row.chapters.map((chapter) => ({
      id: chapter.id,
      title: chapter.title,
      duration: chapter.seconds,
      posterUrl: fileLink(chapter.poster_key ?? row.cover_key),
      subtitled: chapter.subtitled,
    })),
  }
}
