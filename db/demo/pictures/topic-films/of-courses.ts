import { balanceWork } from './balance-work.ts'
import { footWork } from './foot-work.ts'
import { gestureWork } from './gesture-work.ts'
import { specialKatakana } from './special-katakana.ts'
import { specialSubscriptionOnly } from './special-subscription-only.ts'
import type { TopicDrawing } from './topic.ts'

/** How the topics of single courses are drawn, in the order of their days; `null` where the theme's own is taught. */
export const drawingsOfCourses: Readonly<Record<string, readonly (TopicDrawing | null)[]>> = {
  'balance-work': balanceWork,
  'foot-work': footWork,
  'gesture-work': gestureWork,
  'special-katakana': specialKatakana,
  'special-subscription-only': specialSubscriptionOnly,
}
