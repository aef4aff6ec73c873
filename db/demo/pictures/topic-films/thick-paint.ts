import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import * as girl from './painted-girl.ts'
import * as parts from './thick-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const placed = (x: number, y: number, scale: number) => (draw: Draw) => (s: Sheet) =>
  s.at(x, y, { scale }, () => draw(s))

const [largeApple, smallApple] = [placed(-70, 6, 1.78), placed(14, 6, 0.88)]
const planes: TopicDrawing = {
  steps: [
    (s) => {
      largeApple((sheet) => light(sheet, [...parts.appleLine, parts.appleLine[0]!], 2.4))(s)
      s.at(280, 30, {}, () => parts.palette(s))
    },
    largeApple((s) => parts.applePlanes(s)),
    largeApple((s) => parts.appleJoined(s)),
  ],
  slip: smallApple((s) => parts.appleBlurred(s)),
  cure: smallApple((s) => parts.applePlanes(s)),
  checks: [
    [-60, 10, 520],
    [60, 20, 620],
  ],
}

const [largeVase, smallVase] = [placed(-60, 12, 1.06), placed(14, 2, 0.53)]
const picked: Point = [24, -60]
const swatch = (s: Sheet, y: number, colour: string) => {
  s.flat(ellipse(262, y, 42, 42), colour, { still: true })
  s.contour(ellipse(262, y, 42, 42), 3)
}
const blended: TopicDrawing = {
  steps: [
    (s) => {
      largeVase((sheet) => {
        parts.twoColours(sheet)
        red(sheet, ellipse(...picked, 26, 26, { to: 6.7 }), 5)
      })(s)
      swatch(s, -170, parts.tone(0))
      swatch(s, -50, parts.tone(1))
      swatch(s, 84, parts.tone(0.5))
      now(s, trace('262,0 262,34'), 3)
      now(s, trace('250,20 262,34 274,20'), 3)
    },
    largeVase((s) => parts.middleBand(s)),
    largeVase((s) => parts.spread(s)),
  ],
  slip: smallVase((s) => {
    parts.twoColours(s)
    parts.mud(s)
  }),
  cure: smallVase((s) => {
    parts.twoColours(s)
    parts.middleBand(s)
    parts.spread(s)
  }),
  checks: [
    [-50, 0, 480],
    [-30, 80, 400],
  ],
}

const inFrame = (x: number, y: number, scale: number) => (draw: Draw) => (s: Sheet) =>
  s.at(x, y, { scale }, () => s.within(parts.FRAME, () => draw(s), true))
const [largePear, smallPear] = [inFrame(0, 0, 1), inFrame(30, 6, 0.41)]
const edges: TopicDrawing = {
  steps: [
    largePear((s) => {
      parts.pearOnTable(s)
      parts.litEdge(s)
    }),
    largePear((s) => parts.meltedEdge(s)),
    largePear((s) => parts.joinedBackground(s)),
  ],
  slip: smallPear((s) => {
    parts.pearOnTable(s)
    parts.cutOut(s)
  }),
  cure: smallPear((s) => {
    parts.pearOnTable(s)
    parts.meltedEdge(s)
    parts.joinedBackground(s)
  }),
  checks: [
    [130, 60, 420],
    [-110, 0, 420],
  ],
}

const portrait = (x: number, y: number, scale: number, half: Point) => (draw: Draw) => (s: Sheet) =>
  s.at(x, y, {}, () =>
    s.within(
      trace(`${-half[0]},${-half[1]} ${half[0]},${-half[1]} ${half[0]},${half[1]} ${-half[0]},${half[1]}`),
      () => s.at(0, 0, { scale }, () => draw(s)),
      true,
    ),
  )
const [largeGirl, smallGirl] = [portrait(0, 0, 196, [360, 306]), portrait(30, 6, 80, [148, 126])]
const spots = [girl.EYE, girl.NOSE, girl.EARRING]
const lastLight: TopicDrawing = {
  steps: [
    largeGirl((s) => {
      girl.paintedGirl(s)
      for (const at of spots) now(s, ellipse(...at, 0.25, 0.25, { to: 6.7 }), 3)
    }),
    largeGirl((s) => girl.lastLights(s)),
    largeGirl((s) => girl.darkerAround(s)),
  ],
  slip: smallGirl((s) => {
    girl.paintedGirl(s)
    girl.greasy(s)
  }),
  cure: smallGirl((s) => {
    girl.paintedGirl(s)
    girl.lastLights(s)
    girl.darkerAround(s)
  }),
  checks: [
    [-60, 80, 520],
    [-110, 90, 400],
  ],
}

export const thickPaint: readonly TopicDrawing[] = [planes, blended, edges, lastLight]
