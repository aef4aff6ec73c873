import { curls } from './curls.ts'
import { fourBalanceFilms } from './balance-fix-four.ts'
import { leanAndRunFilms } from './balance-fix-move.ts'
import { standAndSitFilms } from './balance-fix.ts'
import { cloudDepths } from './clouds-drill-depth.ts'
import { cloudForms } from './clouds-drill.ts'
import { browRough } from './brow-films.ts'
import { dailyFaces } from './daily-faces.ts'
import { dailyLines } from './daily-lines.ts'
import { gazeFilms } from './eyes-fix.ts'
import { eyeFilms } from './first-face-eyes.ts'
import { crossFilms } from './first-face-fix-cross.ts'
import { highEyeFilms } from './first-face-fix-eyes.ts'
import { fourFaultFilms } from './first-face-fix-four.ts'
import { jawFilms } from './first-face-fix-jaw.ts'
import { lowMouthFilms } from './first-face-fix-mouth.ts'
import { lineFilms } from './first-face-lines.ts'
import { noseFilms } from './first-face-nose.ts'
import { outlineFilms } from './first-face-outline.ts'
import { wholeFilms } from './first-face-whole.ts'
import { groundFilms } from './figure-ground-fix.ts'
import { foldFilms } from './folds-fix.ts'
import { furFilm } from './fur.ts'
import { fourJoints } from './four-joints.ts'
import { fourMoves } from './four-moves.ts'
import { fringes } from './fringes.ts'
import { standingFilms } from './gesture-fix.ts'
import { hairFilms } from './hair-flow-fix.ts'
import { handFilms } from './hand-fix.ts'
import { headBoxFilms } from './head-angle-build.ts'
import { lineFixFilms } from './line-art-fix.ts'
import { cropped } from './one-point-crop.ts'
import { beside } from './one-point-people.ts'
import { inARow } from './one-point-rows.ts'
import { roomFilms } from './one-point-fix.ts'
import { panelFilms } from './panels-fix.ts'
import { morningLines } from './morning-lines.ts'
import { muzzles } from './muzzles.ts'
import { plaits } from './plaits.ts'
import { ponytails } from './ponytails.ts'
import { twoForces } from './force-films.ts'
import { mixedFace } from './mixed-films.ts'
import { trueSmile } from './smile-films.ts'
import { finishFilms } from './rough-to-finish-fix.ts'
import { skinFilms } from './skin-color-fix.ts'
import { topicFilms } from '../topic-films/index.ts'
import type { StepFilm } from './steps.ts'

/** The films that belong to one chapter, one lesson or one topic each. */
export const stepFilms: readonly StepFilm[] = [
  ...lineFilms,
  ...eyeFilms,
  ...noseFilms,
  ...outlineFilms,
  ...wholeFilms,
  ...fourFaultFilms,
  ...crossFilms,
  ...highEyeFilms,
  ...lowMouthFilms,
  ...jawFilms,
  ...dailyLines,
  ...dailyFaces,
  ...handFilms,
  ...foldFilms,
  ...roomFilms,
  ...headBoxFilms,
  ...gazeFilms,
  ...skinFilms,
  ...standingFilms,
  ...hairFilms,
  ...lineFixFilms,
  ...groundFilms,
  ...panelFilms,
  ...finishFilms,
  ponytails,
  plaits,
  curls,
  fringes,
  fourJoints,
  muzzles,
  furFilm,
  fourMoves,
  ...fourBalanceFilms,
  ...standAndSitFilms,
  ...leanAndRunFilms,
  beside,
  inARow,
  cropped,
  ...cloudForms,
  ...cloudDepths,
  browRough,
  trueSmile,
  twoForces,
  mixedFace,
  morningLines,
  ...topicFilms,
]
