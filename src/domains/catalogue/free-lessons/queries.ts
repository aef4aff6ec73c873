import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { fileLink } from '#platform/file-link.ts'
import { isOpenAt } from '../queries.ts'
import type { Level } from '../terms.ts'
import type { FreeLessonPage } from './terms.ts'

// A lesson is free for all as long as its course can be seen.
const isFree = (now: Date) => sql<boolean>`l.is_free and l.published and ${isOpenAt(now)}
  and exists (select from chapters ch where ch.lesson_id = l.id and ch.published)`

type PageRow = Omit<FreeLessonPage, 'chapters' | 'course'> & {
  course_id: number
  course_title: string
  level: Level
  teacher: string | null
  cover_key: string | null
  chapters: {
    id: number
    title: string
    seconds: number
    poster_key: string | null
    subtitled: boolean
    clip_from: number | null
  }[]
}

export async function findFreeLesson(db: Reader, now: Date, id: number): Promise<FreeLessonPage | undefined> {
  const { rows } = await sql<PageRow>`
    select l.id, l.title, l.description, c.id as course_id, c.title as course_title, c.level, c.cover_key,
      (select string_agg(t.name, '、' order by ct.position, t.id)
        from course_teachers ct join teachers t on t.id = ct.teacher_id where ct.course_id = c.id) as teacher,
      (select json_agg(json_build_object('id', ch.id, 'title', ch.title, 'seconds', v.duration_seconds,
          'poster_key', v.poster_key, 'subtitled', v.subtitles_key is not null,
          'clip_from', case when v.clip_from > 0 or v.clip_to is not null then v.clip_offset end) order by ch.position)
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
      part: chapter.clip_from === null ? '' : `#t=${chapter.clip_from},${chapter.clip_from + chapter.seconds}`,
    })),
  }
}
