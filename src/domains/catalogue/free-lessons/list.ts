import { openCourses } from '../live/listing.ts'
import { secondsOf } from '../live/curriculums.ts'
import type { Catalogue } from '../live/terms.ts'
import type { FreeLesson } from './terms.ts'

/** The free lessons of open courses, kind by kind: a lesson is free for all as long as its course can be seen. */
export function freeLessons(catalogue: Catalogue, now: Date): FreeLesson[] {
  const kinds = new Map(catalogue.freeCategories.map(({ id, slug }, position) => [id, { slug, position }]))
  return openCourses(catalogue, now)
    .flatMap(({ card, title, lessons }) =>
      lessons
        .filter(({ isFree, chapters }) => isFree && chapters.length > 0)
        .map((lesson) => ({ card, title, lesson, kind: kinds.get(lesson.freeCategoryId ?? 0) })),
    )
    .toSorted(
      (a, b) => (a.kind?.position ?? kinds.size) - (b.kind?.position ?? kinds.size) || a.lesson.id - b.lesson.id,
    )
    .map(({ card: { thumbnailUrl, level, teacher }, title, lesson, kind }) => ({
      id: lesson.id,
      title: lesson.title,
      ...{ thumbnailUrl, level, teacher },
      courseTitle: title,
      duration: secondsOf(lesson),
      categorySlug: kind?.slug ?? null,
    }))
}
