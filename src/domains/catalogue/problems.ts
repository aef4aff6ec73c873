import { sql } from 'kysely'
import { fileLink } from '#platform/file-link.ts'
import type { Catalogue } from './live/terms.ts'
import { isOpenAt } from './queries.ts'
import { isOpen } from './rules.ts'

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

/** The same from the catalogue, each with the cover of its course. */
export type PicturedProblem = ProblemEntry & { thumbnailUrl: string | null }

export function openProblems({ problems, lessons, courses }: Catalogue, now: Date): PicturedProblem[] {
  return problems.flatMap(({ slug, label, note, lessonId }) => {
    const lesson = lessons.get(lessonId)
    const course = lesson && courses.get(lesson.courseId)
    const chapter = lesson?.chapters[0]
    if (!course || !chapter || !isOpen(course.window, now)) return []
    const { title: lessonTitle, courseId, isFree } = lesson
    const thumbnailUrl = fileLink(course.coverKey)
    return [{ slug, label, note, lessonTitle, courseId, chapterId: chapter.id, isFree, thumbnailUrl }]
  })
}
