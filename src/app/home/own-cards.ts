import type { Ask } from '#platform/ask.ts'
import type { CardProgress, CourseCardFacts } from '#domains/catalogue/index.ts'
import { progressOfCourses } from '#domains/learning/index.ts'

/** Adds to cards what they are to the learner who looks: one statement for all of them, none for a visitor. */
export async function withOwnProgress<Course extends CourseCardFacts>(
  ask: Ask,
  courses: Course[],
): Promise<(Course & Partial<CardProgress>)[]> {
  const { db, member, now } = ask
  if (!member) return courses
  const lines = await progressOfCourses(
    { db, member, now },
    courses.map(({ id }) => id),
  )
  return courses.map((course) => {
    const line = lines.get(course.id)
    return {
      ...course,
      watchedRatio: line?.watchedRatio ?? 0,
      favorite: line?.favorite ?? false,
      continuationLink: line?.continuationLink ?? null,
    }
  })
}
