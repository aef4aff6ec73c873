import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { fileLink } from '#platform/file-link.ts'
import { coursePath } from '../paths.ts'
import type { Level, Tab, Window } from '../terms.ts'
import type { BriefChapter, BriefCourse } from './terms.ts'

type Told = { openedAt: string | null; closedAt: string | null }
type FilmRow = [id: number, title: string, filmId: number, seconds: number, posterKey: string | null]
type Row = {
  id: number
  title: string
  coverKey: string | null
  level: Level
  tab: Tab
  seconds: number
  priceYen: number | null
  drawing: number
  displayTitle: boolean
  displayPlayBtn: boolean
  openedAt: Date | null
  closedAt: Date | null
  categoryPosition: number
  subscription: Told | null
  teachers: [id: number, name: string][]
  tags: string[]
  lessons: [id: number, title: string, isFree: boolean, freeCategoryId: number | null, chapters: FilmRow[]][]
  primes: FilmRow[]
}

/** These courses with all that is published in them, in one statement; a draft is in no list. */
export async function readCourses(db: Reader, ids: readonly number[]): Promise<BriefCourse[]> {
  const { rows } = await sql<Row>`
    select c.id, c.title, c.cover_key as "coverKey", c.level, c.tab, c.video_seconds as seconds, c.single_price_yen as "priceYen",
      c.drawing_minutes as drawing, c.display_title as "displayTitle", c.display_play_button as "displayPlayBtn", c.opened_at as "openedAt",
      c.closed_at as "closedAt", k.position as "categoryPosition",
      (select json_build_object('openedAt', s.opened_at, 'closedAt', s.closed_at)
        from subscription_courses s where s.course_id = c.id order by s.position, s.id limit 1) as subscription,
      (select coalesce(json_agg(json_build_array(t.id, t.name) order by ct.position, t.id), '[]')
        from course_teachers ct join teachers t on t.id = ct.teacher_id where ct.course_id = c.id) as teachers,
      array(select tag from course_tags where course_id = c.id order by position, tag) as tags,
      (select coalesce(json_agg(json_build_array(l.id, l.title, l.is_free, l.free_category_id, (
          select coalesce(json_agg(json_build_array(h.id, h.title, v.id, v.duration_seconds, v.poster_key) order by h.position), '[]')
          from chapters h join videos v on v.id = h.video_id where h.lesson_id = l.id and h.published)) order by l.day_index), '[]')
        from lessons l where l.course_id = c.id and l.published) as lessons,
      (select coalesce(json_agg(json_build_array(p.id, p.title, v.id, v.duration_seconds, v.poster_key) order by p.position), '[]')
        from prime_lessons p join videos v on v.id = p.video_id where p.course_id = c.id and p.published) as primes
    from courses c join categories k on k.id = c.category_id
    where c.id = any(${ids}::bigint[]) and c.opened_at is not null`.execute(db)
  return rows.map(courseOf)
}

const chapter = ([id, title, filmId, seconds, posterKey]: FilmRow): BriefChapter => ({
  id,
  title,
  film: { id: filmId, seconds, posterKey },
})
const date = (text: string | null) => (text === null ? null : new Date(text))
export const windowOf = ({ openedAt, closedAt }: Told): Window => ({
  openedAt: date(openedAt),
  closedAt: date(closedAt),
})

function courseOf(row: Row): BriefCourse {
  const { id, title, coverKey, level, tab, openedAt, closedAt, categoryPosition, subscription } = row
  return {
    ...{ id, title, coverKey, level, tab, categoryPosition, openedAt, window: { openedAt, closedAt } },
    teacherIds: row.teachers.map(([teacher]) => teacher),
    subscription: subscription && windowOf(subscription),
    singlePriceYen: row.priceYen,
    lessons: row.lessons.map(([lesson, lessonTitle, isFree, freeCategoryId, chapters]) => ({
      ...{ id: lesson, courseId: id, title: lessonTitle, isFree, freeCategoryId },
      chapters: chapters.map(chapter),
    })),
    primes: row.primes.map(chapter),
    card: {
      id,
      title,
      thumbnailUrl: fileLink(coverKey),
      linkUrl: coursePath(id),
      teacher: row.teachers.length > 0 ? row.teachers.map(([, name]) => name).join('、') : null,
      tags: row.tags,
      level,
      duration: row.seconds,
      lessons: row.lessons.length,
      ...(row.drawing > 0 && { drawing: row.drawing }),
      displayTitle: row.displayTitle,
      displayPlayBtn: row.displayPlayBtn,
    },
  }
}
