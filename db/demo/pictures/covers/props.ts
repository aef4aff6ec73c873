import { drawTabletDesk, drawLastStroke, drawSketchCamp, drawNotOnlyBusts, drawFlatsIn } from './desks.ts'
import {
  drawUnsaid,
  drawLivingWords,
  drawGlossyBlack,
  drawOneOfHerOwn,
  drawThreeFolds,
  drawShoulderBlades,
} from './spoken.ts'
import {
  drawBeachRun,
  drawFlyer,
  drawFeetOnFloor,
  drawBeforeWood,
  drawBusStop,
  drawChase,
  drawStandingCheck,
} from './in-places.ts'
import { drawStickPage, drawThirtyBalloons, drawBalloonRoom, drawHundredFrames } from './drills.ts'
import { drawFivePeople, drawColourSweep, drawLayerRace } from './people-drills.ts'
import { drawFourTurns, drawPunchline, drawPageGrows, drawStoryArc } from './small-stories.ts'
import { drawPhoneCall, drawViewfinder } from './phone-and-camera.ts'
import { drawPaperCut, drawWhiteRims, drawTidyLayers, drawChangeable } from './paper-cuts.ts'
import { drawSwellingLine, drawMorningLines, drawStiffLine, drawPenExercise } from './pen-lines.ts'
import {
  drawFourStages,
  drawPiggyBank,
  drawToTheFinish,
  drawThreeShapes,
  drawTwentyCards,
  drawGrounded,
} from './stages.ts'
import { drawPlaneHead, drawMuddyPear, drawThreeMatters, drawStoneToSteel, drawClearLight } from './solids.ts'
import { drawBoxToCorner, drawBookShelf } from './first-steps.ts'
import { drawEyePath, drawThumbnailPages, drawTangledPage, drawPageTurn } from './panel-pages.ts'
import { drawBrushSettings, drawThreePens, drawFeltStrokes, drawForestHut } from './brush-strokes.ts'
import { drawSCurves, drawSevenMuscles, drawBentJoints } from './limb-lines.ts'
import { drawTwoBoxes, drawTwists, drawWaist } from './torsos.ts'
import { drawHeadLadders, drawThreeToEight, drawGrowingHead } from './head-counts.ts'
import { drawCurves, drawBeforeAfter, drawDarkPrint, drawPostcards } from './adjusting.ts'
import { drawThreePots, drawSeventyPercent, drawTooManyColours, drawRainySweets } from './schemes.ts'
import { drawTwoShades, drawDirtyShade, drawThirtyShades, drawPlatformPair } from './cel.ts'
import { drawChibiEvening, drawChibiHill } from './chibi-land.ts'
import { drawThreeFaces, drawTurningHead } from './faces.ts'
import { drawHolding } from './holding.ts'
import { drawThreeSchemes } from './standing.ts'
import { drawWindCoat } from './wind.ts'
import { drawLeap } from './leap.ts'
import { drawCornerPerson } from './corner-person.ts'
import { drawDuskRiver } from './dusk.ts'
import { drawThreeLights } from './three-lights.ts'
import { drawNovel } from './novel.ts'
import { drawConfession, drawDoublePage } from './manga-page.ts'
import { drawEightPages, drawFourPanelDay } from './manga-start.ts'
import { drawHandAndFoot } from './hand-foot.ts'
import { drawFallingDream, drawScrollingDay } from './webtoon.ts'
import { drawGapStrip, drawTwoPhones } from './phones.ts'
import { drawBoxRepair } from './box-fix.ts'
import { drawGatheredBlack, drawWithBlacks } from './solid-black.ts'
import { drawKeeperSheet } from './keeper.ts'
import { drawFaceAndLetter } from './two-teachers.ts'
import { drawVases } from './vases.ts'
import { drawBacklitHair, drawCurveDrill, drawHelmet, drawWhorl } from './hair-flow.ts'
import { drawFlapFace, drawRealSmile } from './face-parts.ts'
import { drawBallAndJaw, drawDailyFaces, drawThreeAngles, drawUpAndBack, drawWindProfile } from './angles.ts'
import { drawFamily, drawFlowerGirl, drawKimonoCollars } from './family.ts'
import { drawAcrylicStand, drawNotShrunken, drawTwentyBeans } from './chibi-courses.ts'
import { drawBookLoft } from './bookloft.ts'
import { drawChosenStar, drawClearSheets } from './layers.ts'
import { drawLights, drawWaterShapes } from './cards.ts'
import { drawClothDrill, drawFurniture, drawThreeThings } from './more-cards.ts'
import { drawZoo } from './zoo.ts'
import { drawDunk, drawFistStrike, drawShapePeople } from './action.ts'
import { drawCalmFolds, drawShirtSail } from './shirts.ts'
import { drawSwordSwing } from './sword.ts'
import { drawIllumination } from './illumination.ts'
import { drawBreakfasts, drawMenu } from './tables.ts'
import { drawClassroom } from './classroom.ts'
import { drawPrincess, drawTiedHair } from './hair.ts'
import { drawFeelings, drawFringes, drawTearfulLaugh } from './heads.ts'
import { drawIvyKnight } from './ivy-castle.ts'
import { drawOldKnight } from './knights.ts'
import { drawNightCat } from './night-cat.ts'
import { drawShoes } from './shoes.ts'
import { drawDiner } from './diner.ts'
import { drawYukataPair } from './yukata.ts'
import { drawBareTree, drawBlocks, drawFall, drawHut, drawRails, drawRocks } from './places.ts'
import { drawProfileLine, drawProfileMouth, drawProfileRow } from './profiles.ts'
import { drawChibis, drawDesk, drawPencil, drawShine } from './things.ts'
import { drawSweetShop } from './sweets.ts'
import { drawStreetParts } from './street-parts.ts'
import { drawSlopeCafe } from './cafe.ts'
import { drawAlley, drawHillStreet } from './town.ts'
import { drawTreeLibrary } from './library.ts'
import { drawCornerHouse } from './house.ts'
import { drawKitchen } from './kitchen.ts'
import { drawNeonStreet, drawUmbrella } from './rain.ts'
import { drawPuddle } from './puddle.ts'
import { drawEaveRain } from './shelter.ts'
import { drawBouquet, drawFlowers } from './flowers.ts'
import { drawDragon } from './dragon.ts'
import { drawCroquis, drawLineOfAction, drawPostToSkip } from './gestures.ts'
import { drawAirSeat, drawAtRest, drawSprint, drawTightrope } from './balances.ts'
import { drawHandsMeet, drawOneShape, drawShelteredPair, drawThreePairs } from './pairs.ts'
import { drawDappledGirl, drawMuddySkin, drawSkinColours, drawThreeSteps } from './skin.ts'

/** What lies on a cover beside or instead of people. */
export const coverProps = {
  ...{ flowers: drawFlowers, bouquet: drawBouquet, dragon: drawDragon },
  ...{ chibis: drawChibis, pencil: drawPencil, shine: drawShine, desk: drawDesk },
  ...{ blocks: drawBlocks, rocks: drawRocks, fall: drawFall, hut: drawHut, rails: drawRails, tree: drawBareTree },
  classroom: drawClassroom,
  ...{ 'sword-swing': drawSwordSwing, menu: drawMenu, breakfasts: drawBreakfasts, illumination: drawIllumination },
  ...{ zoo: drawZoo, dunk: drawDunk, 'fist-strike': drawFistStrike, 'shape-people': drawShapePeople },
  ...{ 'calm-folds': drawCalmFolds, 'shirt-sail': drawShirtSail },
  ...{ lights: drawLights, 'water-shapes': drawWaterShapes, 'three-things': drawThreeThings },
  ...{ 'cloth-drill': drawClothDrill, furniture: drawFurniture },
  ...{ beans: drawTwentyBeans, 'not-shrunken': drawNotShrunken, 'acrylic-stand': drawAcrylicStand },
  ...{ 'book-loft': drawBookLoft, 'clear-sheets': drawClearSheets, 'chosen-star': drawChosenStar },
  ...{ 'daily-faces': drawDailyFaces, 'ball-and-jaw': drawBallAndJaw, 'three-angles': drawThreeAngles },
  ...{ 'up-and-back': drawUpAndBack, 'wind-profile': drawWindProfile },
  ...{ family: drawFamily, 'flower-girl': drawFlowerGirl, 'kimono-collars': drawKimonoCollars },
  ...{ whorl: drawWhorl, 'curve-drill': drawCurveDrill, helmet: drawHelmet, 'backlit-hair': drawBacklitHair },
  ...{ 'flap-face': drawFlapFace, 'real-smile': drawRealSmile },
  ...{ 'keeper-sheet': drawKeeperSheet, 'face-letter': drawFaceAndLetter, vases: drawVases },
  ...{ 'scrolling-day': drawScrollingDay, 'falling-dream': drawFallingDream },
  ...{ 'gap-strip': drawGapStrip, 'two-phones': drawTwoPhones, 'box-repair': drawBoxRepair },
  ...{ 'with-blacks': drawWithBlacks, 'gathered-black': drawGatheredBlack },
  ...{ 'four-panel-day': drawFourPanelDay, 'eight-pages': drawEightPages, 'hand-and-foot': drawHandAndFoot },
  ...{ confession: drawConfession, 'double-page': drawDoublePage },
  novel: drawNovel,
  ...{ 'corner-person': drawCornerPerson, 'dusk-river': drawDuskRiver, 'three-lights': drawThreeLights },
  ...{ holding: drawHolding, 'wind-coat': drawWindCoat, leap: drawLeap, 'three-schemes': drawThreeSchemes },
  ...{ 'three-faces': drawThreeFaces, 'turning-head': drawTurningHead },
  ...{ 'chibi-hill': drawChibiHill, 'chibi-evening': drawChibiEvening },
  ...{ profiles: drawProfileRow, 'profile-mouth': drawProfileMouth, 'profile-line': drawProfileLine },
  ...{ feelings: drawFeelings, 'tearful-laugh': drawTearfulLaugh, fringes: drawFringes },
  ...{ 'tied-hair': drawTiedHair, princess: drawPrincess },
  ...{ 'old-knight': drawOldKnight, 'ivy-knight': drawIvyKnight },
  ...{ 'night-cat': drawNightCat, shoes: drawShoes },
  ...{ diner: drawDiner, 'yukata-pair': drawYukataPair },
  ...{ 'skin-colours': drawSkinColours, 'three-steps': drawThreeSteps, 'muddy-skin': drawMuddySkin },
  ...{ 'dappled-girl': drawDappledGirl },
  ...{ 'line-of-action': drawLineOfAction, croquis: drawCroquis, 'post-to-skip': drawPostToSkip },
  ...{ tightrope: drawTightrope, 'at-rest': drawAtRest, 'air-seat': drawAirSeat, sprint: drawSprint },
  ...{ 'one-shape': drawOneShape, 'three-pairs': drawThreePairs, 'hands-meet': drawHandsMeet },
  'sheltered-pair': drawShelteredPair,
  ...{
    'two-shades': drawTwoShades,
    'dirty-shade': drawDirtyShade,
    'thirty-shades': drawThirtyShades,
    'platform-pair': drawPlatformPair,
  },
  ...{
    'three-pots': drawThreePots,
    'seventy-percent': drawSeventyPercent,
    'too-many-colours': drawTooManyColours,
    'rainy-sweets': drawRainySweets,
  },
  ...{ curves: drawCurves, 'before-after': drawBeforeAfter, 'dark-print': drawDarkPrint, postcards: drawPostcards },
  ...{ 'head-ladders': drawHeadLadders, 'three-to-eight': drawThreeToEight, 'growing-head': drawGrowingHead },
  ...{ 'two-boxes': drawTwoBoxes, twists: drawTwists, waist: drawWaist },
  ...{ 's-curves': drawSCurves, 'seven-muscles': drawSevenMuscles, 'bent-joints': drawBentJoints },
  ...{
    'brush-settings': drawBrushSettings,
    'three-pens': drawThreePens,
    'felt-strokes': drawFeltStrokes,
    'forest-hut': drawForestHut,
  },
  ...{
    'eye-path': drawEyePath,
    'thumbnail-pages': drawThumbnailPages,
    'tangled-page': drawTangledPage,
    'page-turn': drawPageTurn,
  },
  ...{ 'box-to-corner': drawBoxToCorner, 'book-shelf': drawBookShelf },
  ...{
    'plane-head': drawPlaneHead,
    'muddy-pear': drawMuddyPear,
    'three-matters': drawThreeMatters,
    'stone-to-steel': drawStoneToSteel,
    'clear-light': drawClearLight,
  },
  ...{
    'four-stages': drawFourStages,
    'piggy-bank': drawPiggyBank,
    'to-the-finish': drawToTheFinish,
    'three-shapes': drawThreeShapes,
    'twenty-cards': drawTwentyCards,
    grounded: drawGrounded,
  },
  ...{
    'swelling-line': drawSwellingLine,
    'morning-lines': drawMorningLines,
    'stiff-line': drawStiffLine,
    'pen-exercise': drawPenExercise,
  },
  ...{
    'paper-cut': drawPaperCut,
    'white-rims': drawWhiteRims,
    'tidy-layers': drawTidyLayers,
    changeable: drawChangeable,
  },
  ...{
    'four-turns': drawFourTurns,
    punchline: drawPunchline,
    'page-grows': drawPageGrows,
    'story-arc': drawStoryArc,
    'phone-call': drawPhoneCall,
    viewfinder: drawViewfinder,
  },
  ...{
    'stick-page': drawStickPage,
    'thirty-balloons': drawThirtyBalloons,
    'balloon-room': drawBalloonRoom,
    'hundred-frames': drawHundredFrames,
    'five-people': drawFivePeople,
    'colour-sweep': drawColourSweep,
    'layer-race': drawLayerRace,
  },
  ...{
    'beach-run': drawBeachRun,
    flyer: drawFlyer,
    'feet-on-floor': drawFeetOnFloor,
    'before-wood': drawBeforeWood,
    'bus-stop': drawBusStop,
    chase: drawChase,
    'standing-check': drawStandingCheck,
  },
  ...{
    unsaid: drawUnsaid,
    'living-words': drawLivingWords,
    'glossy-black': drawGlossyBlack,
    'one-of-her-own': drawOneOfHerOwn,
    'three-folds': drawThreeFolds,
    'shoulder-blades': drawShoulderBlades,
  },
  ...{
    'tablet-desk': drawTabletDesk,
    'last-stroke': drawLastStroke,
    'sketch-camp': drawSketchCamp,
    'not-only-busts': drawNotOnlyBusts,
    'flats-in': drawFlatsIn,
  },
  eaveRain: drawEaveRain,
  puddle: drawPuddle,
  umbrella: drawUmbrella,
  neonStreet: drawNeonStreet,
  kitchen: drawKitchen,
  cornerHouse: drawCornerHouse,
  treeLibrary: drawTreeLibrary,
  alley: drawAlley,
  hillStreet: drawHillStreet,
  slopeCafe: drawSlopeCafe,
  streetParts: drawStreetParts,
  sweetShop: drawSweetShop,
}
export type CoverProp = keyof typeof coverProps
