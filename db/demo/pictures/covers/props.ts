import { titleProps } from './title-props.ts'
import { drawTabletDesk, drawLastStroke, drawNotOnlyBusts, drawFlatsIn } from './desks.ts'
import { drawShoulderBlades } from './shoulder-blades.ts'
import { drawUnsaid, drawLivingWords, drawGlossyBlack, drawOneOfHerOwn } from './spoken.ts'
import { drawThreeFolds } from './three-folds.ts'
import { drawBusStop } from './bus-stop.ts'
import { drawDelivery } from './delivery.ts'
import { drawFeetOnFloor, drawChase, drawStandingCheck } from './in-places.ts'
import { drawStickPage, drawThirtyBalloons, drawBalloonRoom, drawHundredFrames } from './drills.ts'
import { drawFivePeople, drawColourSweep, drawLayerRace } from './people-drills.ts'
import { drawFourTurns, drawPunchline, drawPageGrows, drawStoryArc } from './small-stories.ts'
import { drawPhoneCall, drawViewfinder } from './phone-and-camera.ts'
import { drawPaperCut } from './paper-fox.ts'
import { drawWhiteRims, drawTidyLayers, drawChangeable } from './paper-cuts.ts'
import { drawSwellingLine, drawMorningLines, drawStiffLine, drawPenExercise } from './pen-lines.ts'
import { drawGrounded, drawTwentyCards } from './first-places.ts'
import { drawUpAndDown, drawUpDownBoxes } from './towers.ts'
import { drawTimeLapse } from './time-lapse.ts'
import { drawBlueNight } from './blue-night.ts'
import { drawSketchCamp } from './sketch-camp.ts'
import { drawLivedRoom } from './lived-room.ts'
import { drawFourStages, drawPiggyBank, drawToTheFinish } from './stages.ts'
import { drawPlaneHead, drawMuddyPear, drawStoneToSteel, drawClearLight } from './solids.ts'
import { drawBoxToCorner, drawBookShelf } from './first-steps.ts'
import { drawEyePath, drawThumbnailPages, drawTangledPage, drawPageTurn } from './panel-pages.ts'
import { drawForestHut } from './forest-hut.ts'
import { drawBrushSettings, drawThreePens } from './brush-lessons.ts'
import { drawFeltStrokes } from './brush-strokes.ts'
import { drawSCurves } from './s-curves.ts'
import { drawSevenMuscles, drawBentJoints } from './limb-lines.ts'
import { drawTwoBoxes, drawTwists, drawWaist } from './torsos.ts'
import { drawHeadLadders, drawThreeToEight, drawGrowingHead } from './head-counts.ts'
import { drawPostcards } from './postcards.ts'
import { drawBeforeAfter } from './adjusting.ts'
import { drawCurves, drawDarkPrint } from './tone-tools.ts'
import { drawRainySweets } from './rainy-sweets.ts'
import { drawThreePots, drawSeventyPercent, drawTooManyColours } from './schemes.ts'
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
import { drawCurveDrill, drawHelmet } from './hair-flow.ts'
import { drawWhorl } from './whorl.ts'
import { drawRealSmile } from './face-parts.ts'
import { drawBallAndJaw, drawDailyFaces, drawThreeAngles, drawWindProfile } from './angles.ts'
import { drawFlowerGirl } from './flower-girl.ts'
import { drawFamily, drawKimonoCollars } from './family.ts'
import { drawAcrylicStand, drawNotShrunken, drawTwentyBeans } from './chibi-courses.ts'
import { drawBookLoft } from './bookloft.ts'
import { drawChosenStar, drawClearSheets } from './layers.ts'
import { drawLights } from './cards.ts'
import { drawWaterShapes } from './water-shapes.ts'
import { drawFurniture } from './furniture.ts'
import { drawClothDrill, drawThreeThings } from './more-cards.ts'
import { drawZoo } from './zoo.ts'
import { drawDunk } from './dunk.ts'
import { drawFistStrike, drawShapePeople } from './action.ts'
import { drawShirtSail } from './shirt-sail.ts'
import { drawCalmFolds } from './shirts.ts'
import { drawSwordSwing } from './sword.ts'
import { drawIllumination } from './illumination.ts'
import { drawCatSketches } from './cat-sketches.ts'
import { drawLivePortrait } from './live-portrait.ts'
import { drawBreakfasts } from './breakfasts.ts'
import { drawMenu } from './menu-page.ts'
import { drawPrincess, drawTiedHair } from './hair.ts'
import { drawFeelings, drawFringes, drawTearfulLaugh } from './heads.ts'
import { drawIvyKnight } from './ivy-castle.ts'
import { drawOldKnight } from './knights.ts'
import { drawNightCat } from './night-cat.ts'
import { drawShoes } from './shoes.ts'
import { drawDiner } from './diner.ts'
import { drawYukataPair } from './yukata.ts'
import { drawFall } from './waterfall.ts'
import { drawHut } from './cloud-sea.ts'
import { drawBlocks } from './toy-town.ts'
import { drawRails } from './platform.ts'
import { drawTownBoxes } from './town-boxes.ts'
import { drawBareTree } from './winter-tree.ts'
import { drawBroccoliTree } from './broccoli.ts'
import { drawMirrorWater } from './mirror-water.ts'
import { drawRocks } from './rocks.ts'
import { drawProfileLine, drawProfileRow } from './profiles.ts'
import { drawDesk } from './witch-desk.ts'
import { drawChibis } from './things.ts'
import { drawShine, drawThreeMatters } from './shiny.ts'
import { drawSweetShop } from './sweets.ts'
import { drawStreetParts } from './street-parts.ts'
import { drawSlopeCafe } from './cafe.ts'
import { drawHillPath } from './hill-path.ts'
import { drawHillStreet } from './hill-street.ts'
import { drawAlley } from './town.ts'
import { drawTreeLibrary } from './library.ts'
import { drawCornerHouseInMay } from './house.ts'
import { drawKitchen } from './kitchen.ts'
import { drawNeonStreet } from './neon-street.ts'
import { drawPuddle } from './puddle.ts'
import { drawEaveRain } from './shelter-things.ts'
import { drawBouquet } from './bouquet.ts'
import { drawCupAndPlate } from './flower-forms.ts'
import { drawDragon } from './dragon.ts'
import { drawCroquis, drawLineOfAction, drawPostToSkip } from './gestures.ts'
import { drawAirSeat, drawAtRest, drawSprint, drawTightrope } from './balances.ts'
import { drawHandsMeet, drawOneShape, drawShelteredPair, drawThreePairs } from './pairs.ts'
import { drawDappledGirl } from './dapples.ts'
import { drawMuddySkin, drawSkinColours, drawThreeSteps } from './skin.ts'

/** What lies on a cover beside or instead of people. */
export const coverProps = {
  ...titleProps,
  ...{ bouquet: drawBouquet, dragon: drawDragon },
  ...{ chibis: drawChibis, shine: drawShine, desk: drawDesk },
  ...{ blocks: drawBlocks, rocks: drawRocks, fall: drawFall, hut: drawHut, rails: drawRails, tree: drawBareTree },
  ...{ 'sword-swing': drawSwordSwing, menu: drawMenu, breakfasts: drawBreakfasts, illumination: drawIllumination },
  ...{ zoo: drawZoo, dunk: drawDunk, 'fist-strike': drawFistStrike, 'shape-people': drawShapePeople },
  ...{ 'calm-folds': drawCalmFolds, 'shirt-sail': drawShirtSail },
  ...{ lights: drawLights, 'water-shapes': drawWaterShapes, 'three-things': drawThreeThings },
  ...{ 'cloth-drill': drawClothDrill, furniture: drawFurniture },
  ...{ beans: drawTwentyBeans, 'not-shrunken': drawNotShrunken, 'acrylic-stand': drawAcrylicStand },
  ...{ 'book-loft': drawBookLoft, 'clear-sheets': drawClearSheets, 'chosen-star': drawChosenStar },
  ...{ 'daily-faces': drawDailyFaces, 'ball-and-jaw': drawBallAndJaw, 'three-angles': drawThreeAngles },
  ...{ 'wind-profile': drawWindProfile },
  ...{ family: drawFamily, 'flower-girl': drawFlowerGirl, 'kimono-collars': drawKimonoCollars },
  ...{ whorl: drawWhorl, 'curve-drill': drawCurveDrill, helmet: drawHelmet },
  'real-smile': drawRealSmile,
  ...{ 'keeper-sheet': drawKeeperSheet, 'face-letter': drawFaceAndLetter, vases: drawVases },
  ...{ 'scrolling-day': drawScrollingDay, 'falling-dream': drawFallingDream },
  ...{ 'gap-strip': drawGapStrip, 'two-phones': drawTwoPhones, 'box-repair': drawBoxRepair },
  ...{ 'with-blacks': drawWithBlacks, 'gathered-black': drawGatheredBlack },
  ...{ 'four-panel-day': drawFourPanelDay, 'eight-pages': drawEightPages, 'hand-and-foot': drawHandAndFoot },
  ...{ confession: drawConfession, 'double-page': drawDoublePage },
  ...{ 'cup-and-plate': drawCupAndPlate, 'cat-sketches': drawCatSketches, 'live-portrait': drawLivePortrait },
  novel: drawNovel,
  ...{ 'corner-person': drawCornerPerson, 'dusk-river': drawDuskRiver, 'three-lights': drawThreeLights },
  ...{ holding: drawHolding, 'wind-coat': drawWindCoat, leap: drawLeap, 'three-schemes': drawThreeSchemes },
  ...{ 'three-faces': drawThreeFaces, 'turning-head': drawTurningHead },
  ...{ 'chibi-hill': drawChibiHill, 'chibi-evening': drawChibiEvening },
  ...{ profiles: drawProfileRow, 'profile-line': drawProfileLine },
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
    delivery: drawDelivery,
    'feet-on-floor': drawFeetOnFloor,
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
  neonStreet: drawNeonStreet,
  kitchen: drawKitchen,
  cornerHouse: drawCornerHouseInMay,
  treeLibrary: drawTreeLibrary,
  alley: drawAlley,
  hillStreet: drawHillStreet,
  'hill-path': drawHillPath,
  slopeCafe: drawSlopeCafe,
  streetParts: drawStreetParts,
  sweetShop: drawSweetShop,
  'town-boxes': drawTownBoxes,
  ...{ 'broccoli-tree': drawBroccoliTree, 'mirror-water': drawMirrorWater, 'lived-room': drawLivedRoom },
  ...{
    'up-and-down': drawUpAndDown,
    'up-down-boxes': drawUpDownBoxes,
    'time-lapse': drawTimeLapse,
    'blue-night': drawBlueNight,
  },
}
export type CoverProp = keyof typeof coverProps
