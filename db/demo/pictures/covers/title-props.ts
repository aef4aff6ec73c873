import { drawBarefootRun } from './barefoot-run.ts'
import { drawBookCover, drawBoxBecomes } from './books-and-boxes.ts'
import { drawGlowingHair } from './glowing-hair.ts'
import * as sides from './side-faces.ts'
import { drawAfterSchool } from './classroom.ts'
import { drawCorridor } from './corridor.ts'
import * as paint from './paint-and-stones.ts'
import * as pages from './pages-in-order.ts'
import { drawFiveDays, drawThreeWays } from './five-days.ts'
import * as manga from './manga-mended.ts'
import { drawSixWays } from './six-ways.ts'
import { drawBoneByBone } from './bones.ts'
import { drawThreeShapes } from './first-places.ts'
import { drawBoxDrill, drawThreeHours } from './hours-and-boxes.ts'
import * as home from './home-and-street.ts'
import * as legs from './four-legs.ts'
import * as tasty from './tasty.ts'
import { drawGlove, drawHandDiary, drawHandFromBoxes, drawHandSigns } from './hands-built.ts'
import { drawFarEye, drawRopeAndBraid } from './braids.ts'
import { drawFirmHold, drawParting, drawPressedGlass, drawStandingShoes, drawWedgeFoot } from './grips.ts'
import * as places from './mended-places.ts'
import * as nature from './mended-nature.ts'
import * as air from './air.ts'
import * as skies from './skies.ts'
import * as four from './four-skies.ts'
import { drawBlindfolded, drawCircleToFace, drawSmileIcon } from './first-face.ts'
import { drawRestAndLaugh, drawSevenDays, drawSmilingBust } from './heroine.ts'
import { drawUpAndBackFaces } from './up-and-back.ts'
import { drawGemEyes, drawLensOnBall, drawOneGaze, drawPairsOfEyes } from './eyes.ts'

/** What the titles of courses name, drawn so that it is seen at a glance; mistakes stand beside what was mended. */
export const titleProps = {
  'mouth-on-its-line': sides.drawMouthOnItsLine,
  ...{ 'book-cover': drawBookCover, 'box-becomes': drawBoxBecomes },
  ...{
    'wind-portrait': sides.drawWindPortrait,
    'glowing-hair': drawGlowingHair,
    'up-and-back': drawUpAndBackFaces,
  },
  ...{ 'after-school': drawAfterSchool, corridor: drawCorridor, 'barefoot-run': drawBarefootRun },
  ...{ 'four-studies': paint.drawFourStudies, highlights: paint.drawHighlights, pebbles: paint.drawPebbles },
  ...{ 'clear-order': pages.drawClearOrder, 'shade-page': pages.drawShadePage, 'line-sheet': pages.drawLineSheet },
  ...{ 'five-days': drawFiveDays, 'three-ways': drawThreeWays },
  ...{ 'quiet-lines': manga.drawQuietLines, 'awake-tones': manga.drawAwakeTones, 'to-the-end': manga.drawToTheEnd },
  'cat-strip': manga.drawCatStrip,
  ...{ 'six-ways': drawSixWays, 'bone-by-bone': drawBoneByBone },
  'three-shapes': drawThreeShapes,
  ...{ 'lived-in': home.drawLivedIn, 'readable-street': home.drawReadableStreet, glow: home.drawGlow },
  ...{ 'three-hours': drawThreeHours, 'box-drill': drawBoxDrill },
  ...{ 'cake-slice': tasty.drawCakeSlice, 'one-stroke': tasty.drawOneStroke, 'round-bouquet': tasty.drawRoundBouquet },
  ...{ 'dog-and-cat': legs.drawDogAndCat, 'surely-dog': legs.drawSurelyDog },
  ...{
    'cloud-of-balls': skies.drawCloudOfBalls,
    'no-candy-floss': skies.drawNoCandyFloss,
    'sky-diary': skies.drawSkyDiary,
    'fleecy-sky': four.drawFleecySky,
    'streaky-sky': four.drawStreakySky,
    'scaly-sky': four.drawScalySky,
    'evening-sky': four.drawEveningSky,
  },
  ...{ thundershower: skies.drawThundershower, 'five-ranges': air.drawFiveRanges, 'paling-air': air.drawPalingAir },
  'three-differences': air.drawThreeDifferences,
  ...{
    'level-floor': places.drawLevelFloor,
    'upright-house': places.drawUprightHouse,
    'tall-tower': places.drawTallTower,
  },
  ...{ 'strong-figure': places.drawStrongFigure, 'deep-forest': nature.drawDeepForest, lawn: nature.drawLawn },
  'living-sea': nature.drawLivingSea,
  ...{ 'far-eye': drawFarEye, 'rope-and-braid': drawRopeAndBraid, 'firm-hold': drawFirmHold, parting: drawParting },
  ...{ 'pressed-glass': drawPressedGlass, 'standing-shoes': drawStandingShoes, 'wedge-foot': drawWedgeFoot },
  ...{
    glove: drawGlove,
    'hand-from-boxes': drawHandFromBoxes,
    'hand-diary': drawHandDiary,
    'hand-signs': drawHandSigns,
  },
  ...{
    'circle-to-face': drawCircleToFace,
    'smile-icon': drawSmileIcon,
    'smiling-bust': drawSmilingBust,
    blindfolded: drawBlindfolded,
    'seven-days': drawSevenDays,
    'rest-and-laugh': drawRestAndLaugh,
  },
  ...{
    'lens-on-ball': drawLensOnBall,
    'pairs-of-eyes': drawPairsOfEyes,
    'one-gaze': drawOneGaze,
    'gem-eyes': drawGemEyes,
  },
}
