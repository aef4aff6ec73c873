import { specialCats } from './special-cats.ts'
import { specialTwoTeachers } from './special-two-teachers.ts'
import type { TopicDrawing } from './topic.ts'

/** How the topics of single courses are drawn, in the order of their days; `null` where the theme's own is taught. */
export const drawingsOfCourses: Readonly<Record<string, readonly (TopicDrawing | null)[]>> = {
  'special-cats': specialCats,
  'special-two-teachers': specialTwoTeachers,
}
