import { animalsWork } from './animals-work.ts'
import { costumeWork } from './costume-work.ts'
import { expressionWork } from './expression-work.ts'
import { handActingWork } from './hand-acting-work.ts'
import { specialCats } from './special-cats.ts'
import { specialSingleOnly } from './special-single-only.ts'
import { specialTwoTeachers } from './special-two-teachers.ts'
import { daylightWork } from './daylight-work.ts'
import { rocksGroundWork } from './rocks-ground-work.ts'
import { specialClosingSoon } from './special-closing-soon.ts'
import { specialFirstWindowClosed } from './special-first-window-closed.ts'
import { specialPercent } from './special-percent.ts'
import { blackWork } from './black-work.ts'
import { specialBoldTag } from './special-bold-tag.ts'
import { specialFullwidth } from './special-fullwidth.ts'
import { specialOneTickLeft } from './special-one-tick-left.ts'
import { balanceWork } from './balance-work.ts'
import { footWork } from './foot-work.ts'
import { gestureWork } from './gesture-work.ts'
import { specialKatakana } from './special-katakana.ts'
import { specialSubscriptionOnly } from './special-subscription-only.ts'
import type { TopicDrawing } from './topic.ts'

/** How the topics of single courses are drawn, in the order of their days; `null` where the theme's own is taught. */
export const drawingsOfCourses: Readonly<Record<string, readonly (TopicDrawing | null)[]>> = {
  'animals-work': animalsWork,
  'costume-work': costumeWork,
  'expression-work': expressionWork,
  'hand-acting-work': handActingWork,
  'special-cats': specialCats,
  'special-single-only': specialSingleOnly,
  'special-two-teachers': specialTwoTeachers,
  'daylight-work': daylightWork,
  'rocks-ground-work': rocksGroundWork,
  'special-closing-soon': specialClosingSoon,
  'special-first-window-closed': specialFirstWindowClosed,
  'special-percent': specialPercent,
  'black-work': blackWork,
  'special-bold-tag': specialBoldTag,
  'special-fullwidth': specialFullwidth,
  'special-one-tick-left': specialOneTickLeft,
  'balance-work': balanceWork,
  'foot-work': footWork,
  'gesture-work': gestureWork,
  'special-katakana': specialKatakana,
  'special-subscription-only': specialSubscriptionOnly,
}
