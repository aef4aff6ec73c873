import { box } from '../backdrop.ts'
import { tint } from '../covers/street-things.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { dot, light, now, red, redRing } from '../step-films/face.ts'
import { type Bend, curved, flat, gentle, hard, lowered, through } from './color-tools-curve.ts'
import { device, longSide, page, phone, picture, PRINT, SCREEN, shown, wideSide } from './color-tools-export.ts'
import { blurredGirl, girl } from './color-tools-girl.ts'
import { blueShade, lighthouse, slight, sunny, WHITE, whitened, whiteHouse, yellowed } from './color-tools-places.ts'
import { arrow, beside, type Frame, framed, frameNow, paint, round, ruled, shaped } from './still-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

type Span = readonly [dark: number, bright: number]
const levels = ([dark, bright]: Span) => through((part) => dark + (bright - dark) * part)
const sleepy: Span = [0.16, 0.54]
const darkened: Span = [0.06, 0.54]
const whole: Span = [0.06, 0.96]

const GRAPH: Frame = [-386, 118, 386, 292]
const onGraph = (x: number, y: number): Point => [
  GRAPH[0] + (GRAPH[2] - GRAPH[0]) * x,
  GRAPH[3] - (GRAPH[3] - GRAPH[1]) * y,
]
const mountain = trace(
  '0,0 0.05,0.18 0.12,0.5 0.2,0.4 0.3,0.62 0.42,0.84 0.52,0.7 0.64,0.5 0.74,0.56 0.84,0.3 0.94,0.2 1,0',
)

function graph(s: Sheet, [dark, bright]: Span) {
  tint(s, box(...GRAPH), '#FFFFFF')
  tint(
    s,
    mountain.map(([x, y]) => onGraph(dark + (bright - dark) * x, y)),
    '#8A8F9C',
  )
  s.ink(
    mountain.map(([x, y]) => onGraph(dark + (bright - dark) * x, y)),
    4,
  )
  ruled(s, box(...GRAPH))
}
function slider(s: Sheet, at: number, colour: string) {
  const [x, y] = onGraph(at, 0)
  shaped(s, trace(`${x},${y} ${x + 17},${y + 27} ${x - 17},${y + 27}`), colour, 4, true)
}
const moved = (s: Sheet, from: number, to: number, line = now) =>
  arrow(s, onGraph(from, 0.9), onGraph(to, 0.9), line, 5)

const histogram: TopicDrawing = {
  steps: [
    (s) => {
      lighthouse(s, levels(sleepy))
      graph(s, sleepy)
    },
    (s) => {
      lighthouse(s, levels(darkened))
      graph(s, darkened)
      slider(s, darkened[0], '#1E2230')
      moved(s, sleepy[0], darkened[0])
    },
    (s) => {
      lighthouse(s, levels(whole))
      graph(s, whole)
      slider(s, whole[0], '#1E2230')
      slider(s, whole[1], '#FFFFFF')
      moved(s, sleepy[1], whole[1])
    },
  ],
  slip: beside(
    0.4,
    (s) => {
      lighthouse(s, levels(sleepy))
      graph(s, sleepy)
    },
    [34, 14],
  ),
  cure: beside(
    0.4,
    (s) => {
      lighthouse(s, levels(whole))
      graph(s, whole)
      moved(s, sleepy[1], whole[1], red)
    },
    [34, 14],
  ),
  checks: [
    [0, 100, 620],
    [160, -130, 420],
  ],
}

const CURVE: Frame = [-386, -128, -106, 152]
const onCurve = (x: number, y: number): Point => [CURVE[0] + 280 * x, CURVE[3] - 280 * y]
const curvePoints = (bend: Bend, [from, to]: Span) =>
  Array.from({ length: 13 }, (_, i) => from + ((to - from) * i) / 12).map((x) => onCurve(x, curved(bend)(x)))

function curveBox(s: Sheet) {
  tint(s, box(...CURVE), '#FFFFFF')
  for (const k of [0.25, 0.5, 0.75]) {
    s.ink([onCurve(k, 0), onCurve(k, 1)], 2, { colour: '#B9BECB' })
    s.ink([onCurve(0, k), onCurve(1, k)], 2, { colour: '#B9BECB' })
  }
  ruled(s, box(...CURVE))
  light(s, [onCurve(0, 0), onCurve(1, 1)], 2.4)
}

const portrait = (s: Sheet, bend: Bend) => {
  framed(s, [-70, -312, 386, 312], () => {
    const tool = through(curved(bend))
    tint(s, box(-80, -320, 390, 320), tool('#A8BCB4'))
    paint(s, trace('160,-330 400,-330 400,330 220,330 300,0'), tool('#8398A0'))
    girl(s, [158, -50], 152, tool)
  })
}
const ofCurve = (bend: Bend) =>
  beside(
    0.4,
    (s) => {
      portrait(s, bend)
      curveBox(s)
      s.ink(curvePoints(bend, [0, 1]), 9)
    },
    [34, 14],
  )

const toneCurve: TopicDrawing = {
  steps: [
    (s) => {
      portrait(s, flat)
      curveBox(s)
      dot(s, onCurve(0.5, 0.5), now, 8)
    },
    (s) => {
      portrait(s, lowered)
      now(s, curvePoints(lowered, [0, 0.5]), 5)
      dot(s, onCurve(0.25, curved(lowered)(0.25)), now, 7)
      arrow(s, onCurve(0.25, 0.46), onCurve(0.25, 0.29), now, 4)
    },
    (s) => {
      portrait(s, gentle)
      now(s, curvePoints(gentle, [0.5, 1]), 5)
      dot(s, onCurve(0.75, curved(gentle)(0.75)), now, 7)
      arrow(s, onCurve(0.75, 0.56), onCurve(0.75, 0.73), now, 4)
      s.ink(curvePoints(gentle, [0, 1]), 6)
    },
  ],
  slip: ofCurve(hard),
  cure: ofCurve(gentle),
  checks: [
    [200, 60, 420],
    [158, -30, 380],
  ],
}

function dropper(s: Sheet, [x, y]: Point, swatch: string) {
  s.at(x, y, { rotate: 0.7 }, () => {
    shaped(s, trace('-6,-4 6,-4 13,-66 -13,-66'), '#FFFFFF', 4, true)
    shaped(s, box(-22, -82, 22, -64), '#3A4058', 4, true)
    shaped(s, trace('-13,-82 -15,-124 0,-138 15,-124 13,-82'), '#3A4058', 4)
  })
  swatches(s, swatch)
}
/** What was picked, beside true white. */
function swatches(s: Sheet, swatch: string) {
  ;[swatch, '#FFFFFF'].forEach((colour, i) => shaped(s, box(-386 + i * 130, 226, -266 + i * 130, 306), colour, 5, true))
}
const pair = (s: Sheet, from: Point, shade: string, glow: string) =>
  [shade, glow].forEach((colour, i) => colour && shaped(s, round(from[0] - i * 170, from[1], 38), colour, 5))

const cast: TopicDrawing = {
  steps: [
    (s) => {
      whiteHouse(s, slight)
      dropper(s, WHITE, slight.wall)
    },
    (s) => {
      whiteHouse(s, blueShade)
      pair(s, [230, 266], blueShade.shade, '')
      now(
        s,
        [
          [230, 226],
          [170, 50],
        ],
        4,
      )
    },
    (s) => {
      whiteHouse(s, sunny)
      pair(s, [230, 266], sunny.shade, '#FFE48C')
      now(
        s,
        [
          [60, 226],
          [-20, 70],
        ],
        4,
      )
      swatches(s, sunny.wall)
    },
  ],
  slip: beside(
    0.4,
    (s) => {
      whiteHouse(s, yellowed)
      swatches(s, yellowed.wall)
    },
    [34, 14],
  ),
  cure: beside(
    0.4,
    (s) => {
      whiteHouse(s, whitened)
      swatches(s, whitened.wall)
      redRing(s, [-26, 0], [130, 140])
    },
    [34, 14],
  ),
  checks: [
    [-30, 0, 480],
    [60, 20, 560],
  ],
}

const large =
  (draw: Draw): Draw =>
  (s) =>
    s.at(-205, -178, {}, () => draw(s))

const exporting: TopicDrawing = {
  steps: [
    (s) => {
      frameNow(s, PRINT)
      now(s, trace('-30,160 -70,200'))
      frameNow(s, SCREEN)
      frameNow(s, shown, light)
      now(s, trace('170,-50 160,-14 236,-14 226,-50'))
    },
    (s) => {
      device(s, PRINT, '#FFFFFF')
      picture(s, page, 116)
      device(s, SCREEN, '#3A4058')
      picture(s, shown, 70)
      shaped(s, trace('170,-50 226,-50 236,-14 160,-14'), '#8A8F9C', 5, true)
      longSide(s, page, -366)
      wideSide(s, shown, 12)
    },
    (s) => {
      arrow(s, [92, 60], [136, 110], red, 5)
      phone(s)
      redRing(s, [220, 170], [84, 82])
    },
  ],
  slip: beside(
    1,
    large((s) => phone(s, blurredGirl)),
  ),
  cure: beside(
    1,
    large((s) => phone(s)),
  ),
  checks: [
    [0, -120, 620],
    [220, 170, 300],
  ],
}

export const colorTools: readonly TopicDrawing[] = [histogram, toneCurve, cast, exporting]
