import { blackWork } from './black-work.ts'
import { specialBoldTag } from './special-bold-tag.ts'
import { specialFullwidth } from './special-fullwidth.ts'
import { specialOneTickLeft } from './special-one-tick-left.ts'
import type { TopicDrawing } from './topic.ts'

/** How the topics of single courses are drawn, in the order of their days; `null` where the theme's own is taught. */
export const drawingsOfCourses: Readonly<Record<string, readonly (TopicDrawing | null)[]>> = {
  'black-work': blackWork,
  'special-bold-tag': specialBoldTag,
  'special-fullwidth': specialFullwidth,
  'special-one-tick-left': specialOneTickLeft,
}
