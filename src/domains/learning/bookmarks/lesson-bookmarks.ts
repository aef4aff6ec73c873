import { href } from 'react-router'
import { isOpen } from '#domains/catalogue/index.ts'
import { linkTo } from '../continuation.ts'
import type { OwnWithLists } from '../own.ts'
import { whyCannotWatch } from '../rules.ts'

export type LessonBookmark = {
  favoriteId: number
  lessonId: number
  title: string
  courseId: number
  courseTitle: string
  /** Into the lesson, or to its course where it is locked; null where it is closed. */
  link: string | null
}

/** Lessons that were put aside, the latest first, each with the chapter that it begins with, or else with its course. */
export function lessonBookmarksOf({ catalogue, lists, member, now, done }: OwnWithLists): LessonBookmark[] {
  return lists.lessonBookmarks.flatMap(({ id, lessonId }) => {
    const lesson = catalogue.lessons.get(lessonId)
    const course = lesson && catalogue.courses.get(lesson.courseId)
    if (!course) return []
    const { isFree, chapters, title } = lesson
    const steps = catalogue.borrowings.get(lessonId) ?? []
    const { window, subscription } = course
    const facts = { courseId: course.id, published: true, isFree, course: window, subscription, steps }
    const why = whyCannotWatch(facts, member, done.bought.has(course.id), now)
    const page = why !== 'not-found' && isOpen(window, now) ? href('/courses/:id', { id: String(course.id) }) : null
    const [first] = chapters
    const link = why === null && first ? linkTo({ chapterId: first.id }) : page
    return [{ favoriteId: id, lessonId, title, courseId: course.id, courseTitle: course.title, link }]
  })
}
