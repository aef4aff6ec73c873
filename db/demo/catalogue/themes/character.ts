import type { Theme } from '../theme.ts'
import { firstFace } from './character/first-face.ts'
import { firstChibi } from './character/first-chibi.ts'
import { headAngle } from './character/head-angle.ts'
import { eyes } from './character/eyes.ts'
import { expression } from './character/expression.ts'
import { profile } from './character/profile.ts'
import { hairFlow } from './character/hair-flow.ts'
import { hairStyle } from './character/hair-style.ts'
import { hand } from './character/hand.ts'
import { handActing } from './character/hand-acting.ts'
import { foot } from './character/foot.ts'
import { torso } from './character/torso.ts'
import { limbs } from './character/limbs.ts'
import { proportion } from './character/proportion.ts'
import { gesture } from './character/gesture.ts'
import { balance } from './character/balance.ts'
import { twoPeople } from './character/two-people.ts'
import { folds } from './character/folds.ts'
import { costume } from './character/costume.ts'
import { characterDesign } from './character/character-design.ts'
import { skinColor } from './character/skin-color.ts'

export const characterThemes: Theme[] = [
  firstFace,
  firstChibi,
  headAngle,
  eyes,
  expression,
  profile,
  hairFlow,
  hairStyle,
  hand,
  handActing,
  foot,
  torso,
  limbs,
  proportion,
  gesture,
  balance,
  twoPeople,
  folds,
  costume,
  characterDesign,
  skinColor,
]
