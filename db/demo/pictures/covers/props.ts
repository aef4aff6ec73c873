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
import { drawPlatform } from './station.ts'
import { drawTreeLibrary } from './library.ts'
import { drawCornerHouse } from './house.ts'
import { drawKitchen } from './kitchen.ts'
import { drawNeonStreet, drawUmbrella } from './rain.ts'
import { drawPuddle } from './puddle.ts'
import { drawEaveRain, drawShelter } from './shelter.ts'
import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** What lies on a cover beside or instead of people. */
export const coverProps = {
  ...{ ball: drawBall, flowers: drawFlowers, bouquet: drawBouquet, dragon: drawDragon },
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
  eaveRain: drawEaveRain,
  shelter: drawShelter,
  puddle: drawPuddle,
  umbrella: drawUmbrella,
  neonStreet: drawNeonStreet,
  kitchen: drawKitchen,
  cornerHouse: drawCornerHouse,
  treeLibrary: drawTreeLibrary,
  platform: drawPlatform,
  alley: drawAlley,
  hillStreet: drawHillStreet,
  slopeCafe: drawSlopeCafe,
  streetParts: drawStreetParts,
  sweetShop: drawSweetShop,
}
export type CoverProp = keyof typeof coverProps

/** A basketball on its way, above the one who leaps for it. */
function drawBall(s: Sheet) {
  const [x, y, r] = [330, -190, 92]
  s.solid(ellipse(x, y, r, r), s.tones.accent, 7)
  s.ink(between([x - r, y], [x, y + 14], [x + r, y]), 4)
  s.ink(between([x, y - r], [x + 12, y], [x, y + r]), 4)
  for (const side of [-1, 1]) s.ink(between([x + side * 62, y - 66], [x + side * 26, y], [x + side * 62, y + 66]), 4)
}

const between = (...points: Point[]) => points

/** One flower, seen a little from above: petals around a cup. */
function drawFlower(s: Sheet, [x, y]: Point, r: number, colour: string) {
  const petals = s.dice.int(5, 7)
  const turn = s.dice.range(0, 6)
  s.ring(x, y, r * 1.15, r * 0.95)
  for (let i = 0; i < petals; i++) {
    const angle = turn + (i * Math.PI * 2) / petals
    const at: Point = [x + Math.cos(angle) * r * 0.58, y + Math.sin(angle) * r * 0.48]
    s.solid(ellipse(at[0], at[1], r * 0.46, r * 0.34, { tilt: angle }), colour, 4)
    s.ink(between([x, y], at), 2)
  }
  s.solid(ellipse(x, y, r * 0.26, r * 0.22), s.tones.dark, 3.5)
}

function drawLeaf(s: Sheet, [x, y]: Point, length: number, tilt: number) {
  const tip: Point = [x + Math.cos(tilt) * length, y + Math.sin(tilt) * length]
  const middle: Point = [(x + tip[0]) / 2, (y + tip[1]) / 2]
  s.solid(ellipse(middle[0], middle[1], length / 2, length / 5, { tilt }), s.tones.deep, 3.5)
  s.ink(between([x, y], tip), 2)
}

/** Stems in a glass, one flower higher than the next. */
function drawFlowers(s: Sheet) {
  const { tones, dice: roll } = s
  const heads = Array.from({ length: roll.int(1, 4) }, (_, i, all = 4): [Point, number] => [
    [-150 + (i * 420) / all + roll.range(-30, 30), -170 + roll.range(-70, 60)],
    roll.range(88, 128),
  ])
  s.flat(ellipse(0, 312, 210, 22), tones.mid, { opacity: 0.5, still: true })
  for (const [[x, y]] of heads) {
    s.ink(between([x, y], [x * 0.5, 40], [x * 0.12, 210]), 9, { colour: tones.deep })
    drawLeaf(s, [x * 0.6, 20], 92, x > 0 ? -0.5 : -2.6)
  }
  const glass = between([-86, 80], [86, 80], [66, 306], [-66, 306])
  s.flat(glass, tones.pale, { corners: true, opacity: 0.8 })
  s.flat(between([-78, 170], [78, 170], [66, 306], [-66, 306]), tones.soft, { corners: true, opacity: 0.8 })
  s.contour(glass, 5, { corners: true })
  heads.forEach(([at, r], i) => drawFlower(s, at, r, [tones.accent, tones.paper, tones.mid, tones.soft][i % 4]!))
}

/** Many flowers in a cone of paper, held out to the left. */
function drawBouquet(s: Sheet) {
  const { tones, dice: roll } = s
  const wrap = between([-330, -60], [90, -60], [-96, 330], [-140, 330])
  s.solid(wrap, tones.paper, 5, { corners: true })
  s.ink(between([-230, -40], [-124, 320]), 2.4)
  s.ink(between([0, -40], [-110, 320]), 2.4)
  const places: Point[] = [
    [-300, -70],
    [50, -80],
    [-210, -190],
    [-20, -200],
    [-120, -110],
    [-120, -250],
    [-230, -30],
    [-10, -30],
  ]
  for (const [x, y] of places) drawLeaf(s, [x, y], 110, Math.atan2(y, x + 120))
  places.forEach((at, i) => drawFlower(s, at, roll.range(74, 96), [tones.accent, tones.soft, tones.paper][i % 3]!))
}

/** A dragon at rest, put together from what there is: a cat's back, a bat's wing, a snake's tail. */
function drawDragon(s: Sheet) {
  const { tones } = s
  s.flat(ellipse(0, 296, 400, 26), tones.mid, { opacity: 0.5, still: true })
  const tail = between([160, 250], [330, 270], [430, 190], [380, 90], [440, 20])
  s.ink(tail, 62, { in: 0.02, out: 0.5, least: 0.12 })
  s.ink(tail, 50, { in: 0.02, out: 0.5, least: 0.1, colour: tones.mid, layer: 'flat' })
  const wing = between([40, 60], [120, -280], [210, -130], [330, -230], [330, -60], [420, -60], [230, 130])
  s.solid(wing, tones.accent, 5, { corners: true })
  for (const tip of [
    [120, -280],
    [330, -230],
    [420, -60],
  ] as Point[])
    s.ink(between([60, 70], tip), 4)
  s.solid(
    between([-150, 40], [-40, -10], [120, 40], [240, 160], [230, 280], [0, 296], [-140, 290], [-180, 160]),
    tones.mid,
    6,
  )
  s.flat(between([-140, 120], [-60, 110], [10, 200], [0, 290], [-130, 286]), tones.pale)
  for (let i = 0; i < 5; i++) s.ink(between([-132 + i * 6, 150 + i * 30], [-20 + i * 4, 162 + i * 30]), 2.4)
  for (const x of [-120, 60, 170]) s.solid(ellipse(x, 288, 58, 22), tones.mid, 5)
  const neck = between([-110, 120], [-200, 20], [-190, -100])
  s.ink(neck, 112, { in: 0.01, out: 0.01, least: 1 })
  s.ink(neck, 100, { in: 0.01, out: 0.01, least: 1, colour: tones.mid, layer: 'flat' })
  for (const [x, y] of [
    [-150, -170],
    [-110, -160],
  ] as Point[])
    s.solid(between([x, y], [x + 70, y - 80], [x + 30, y + 24]), tones.pale, 4)
  s.solid(
    between([-120, -160], [-110, -90], [-190, -50], [-330, -50], [-370, -90], [-320, -130], [-210, -180]),
    tones.mid,
    6,
  )
  s.ink(between([-362, -76], [-270, -84], [-210, -70]), 4)
  s.solid(ellipse(-222, -126, 19, 15), tones.paper, 4)
  s.black(ellipse(-224, -126, 5, 12))
  s.black(ellipse(-344, -100, 6, 4))
  for (let i = 0; i < 5; i++) {
    const [x, y] = [-128 + i * 10, -60 + i * 34]
    s.solid(between([x, y], [x + 44, y - 8], [x + 8, y + 30]), tones.accent, 3.5, { corners: true })
  }
}
