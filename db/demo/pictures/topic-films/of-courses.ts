import { animalsWork } from './animals-work.ts'
import { balanceWork } from './balance-work.ts'
import { blackWork } from './black-work.ts'
import { costumeWork } from './costume-work.ts'
import { daylightWork } from './daylight-work.ts'
import { footWork } from './foot-work.ts'
import { gestureWork } from './gesture-work.ts'
import { handActingWork } from './hand-acting-work.ts'
import { rocksGroundWork } from './rocks-ground-work.ts'
import { specialBoldTag } from './special-bold-tag.ts'
import { specialCats } from './special-cats.ts'
import { specialClosingSoon } from './special-closing-soon.ts'
import { specialFirstWindowClosed } from './special-first-window-closed.ts'
import { specialFullwidth } from './special-fullwidth.ts'
import { specialKatakana } from './special-katakana.ts'
import { specialMissingFilm } from './special-missing-film.ts'
import { specialOneTickLeft } from './special-one-tick-left.ts'
import { specialPercent } from './special-percent.ts'
import { specialSingleOnly } from './special-single-only.ts'
import { specialSubscriptionOnly } from './special-subscription-only.ts'
import { specialTwoTeachers } from './special-two-teachers.ts'
import type { TopicDrawing } from './topic.ts'
import { twoPeopleDrill } from './two-people-drill.ts'

/** How the topics of single courses are drawn, in the order of their days; `null` where the theme's own is taught. */
export const drawingsOfCourses: Readonly<Record<string, readonly (TopicDrawing | null)[]>> = {
  'animals-work': animalsWork,
  'balance-work': balanceWork,
  'black-work': blackWork,
  'costume-work': costumeWork,
  'daylight-work': daylightWork,
  'foot-work': footWork,
  'gesture-work': gestureWork,
  'hand-acting-work': handActingWork,
  'rocks-ground-work': rocksGroundWork,
  'special-bold-tag': specialBoldTag,
  'special-cats': specialCats,
  'special-closing-soon': specialClosingSoon,
  'special-first-window-closed': specialFirstWindowClosed,
  'special-fullwidth': specialFullwidth,
  'special-katakana': specialKatakana,
  'special-missing-film': specialMissingFilm,
  'special-one-tick-left': specialOneTickLeft,
  'special-percent': specialPercent,
  'special-single-only': specialSingleOnly,
  'special-subscription-only': specialSubscriptionOnly,
  'special-two-teachers': specialTwoTeachers,
  'two-people-drill': twoPeopleDrill,
}
