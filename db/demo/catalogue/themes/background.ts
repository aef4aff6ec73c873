import type { Theme } from '../theme.ts'
import { firstBackground } from './background/first-background.ts'
import { firstBox } from './background/first-box.ts'
import { onePoint } from './background/one-point.ts'
import { twoPoint } from './background/two-point.ts'
import { threePoint } from './background/three-point.ts'
import { figureGround } from './background/figure-ground.ts'
import { clouds } from './background/clouds.ts'
import { trees } from './background/trees.ts'
import { water } from './background/water.ts'
import { rocksGround } from './background/rocks-ground.ts'
import { interior } from './background/interior.ts'
import { townscape } from './background/townscape.ts'
import { nightStreet } from './background/night-street.ts'
import { daylight } from './background/daylight.ts'
import { air } from './background/air.ts'

export const backgroundThemes: Theme[] = [
  firstBackground,
  firstBox,
  onePoint,
  twoPoint,
  threePoint,
  figureGround,
  clouds,
  trees,
  water,
  rocksGround,
  interior,
  townscape,
  nightStreet,
  daylight,
  air,
]
