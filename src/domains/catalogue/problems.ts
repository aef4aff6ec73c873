import { fileLink } from '#platform/file-link.ts'
import type { Catalogue } from './live/terms.ts'
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

/** Each with the cover of its course. */
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
