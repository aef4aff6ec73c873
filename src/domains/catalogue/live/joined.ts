import type { Shelves } from './read-shelves.ts'
import type { Borrowing, BriefCourse, BriefCurriculum, BriefLesson, Catalogue } from './terms.ts'

/** Courses and what stands around them as one: the steps of curriculums with the lessons that they borrow. */
export function joined(courses: ReadonlyMap<number, BriefCourse>, shelves: Shelves): Catalogue {
  const { groups, teachers, problems, freeCategories } = shelves
  const lessons = new Map<number, BriefLesson>()
  for (const course of courses.values()) for (const lesson of course.lessons) lessons.set(lesson.id, lesson)
  const curriculums = shelves.curriculums.map((curriculum): BriefCurriculum => ({
    ...curriculum,
    steps: curriculum.steps.map(({ lessonIds, ...step }) => ({
      ...step,
      lessons: lessonIds.flatMap((id) => lessons.get(id) ?? []),
    })),
  }))
  return {
    ...{ courses, lessons, groups, teachers, problems, freeCategories },
    curriculums: new Map(curriculums.map((one) => [one.id, one])),
    borrowings: borrowingsOf(curriculums),
  }
}

function borrowingsOf(curriculums: readonly BriefCurriculum[]): Map<number, Borrowing[]> {
  const found = new Map<number, Borrowing[]>()
  for (const { id: curriculumId, window, steps } of curriculums)
    for (const { id: stepId, lessons } of steps)
      for (const { id } of lessons) found.set(id, [...(found.get(id) ?? []), { stepId, curriculumId, window }])
  return found
}
