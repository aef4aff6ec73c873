import { daylightWork } from './daylight-work.ts'
import { rocksGroundWork } from './rocks-ground-work.ts'
import { specialClosingSoon } from './special-closing-soon.ts'
import { specialFirstWindowClosed } from './special-first-window-closed.ts'
import { specialPercent } from './special-percent.ts'
import type { TopicDrawing } from './topic.ts'

/** How the topics of single courses are drawn, in the order of their days; `null` where the theme's own is taught. */
export const drawingsOfCourses: Readonly<Record<string, readonly (TopicDrawing | null)[]>> = {
  'daylight-work': daylightWork,
  'rocks-ground-work': rocksGroundWork,
  'special-closing-soon': specialClosingSoon,
  'special-first-window-closed': specialFirstWindowClosed,
  'special-percent': specialPercent,
}
