import { box } from '../backdrop.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, light, now, red } from '../step-films/face.ts'
import { wearerRough, yukata } from './costume-parts.ts'
import { penned } from './eyes-parts.ts'
import { SKIN } from './simple-head.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const still = { still: true, corners: true } as const
const CLOTH = '#5C7FB0'
const SHADE = '#43628F'
const OBI = '#E2A23F'
const OBI_SHADE = '#C07F2B'
const LINING = '#C8503C'
const trunk = trace('-60,-146 -116,-122 -110,30 -104,110 -116,316 116,316 104,110 110,30 116,-122 60,-146 0,-160')
const sleeve = trace('100,-126 150,-112 262,40 276,176 176,196 160,88 108,-20')
const sash = [...bend([-113, 26], [0, 42], [113, 26]), ...bend([112, 104], [0, 120], [-112, 104])]
const knot = trace('-70,-2 -58,-16 0,-22 58,-16 70,-2 66,72 0,80 -66,72')
const under = trace('-20,98 66,96 76,176 -12,188')
const upper = trace('-66,98 30,98 26,158 -8,164 -70,152')
const turnedUp = trace('26,158 -8,164 22,132')

function fromBehind(s: Sheet) {
  s.flat(trace('-24,-190 24,-190 30,-140 -30,-140'), SKIN, { knock: true, ...still })
  for (const k of [-1, 1]) {
    s.solid(ellipse(k * 232, 192, 22, 20).slice(0, -1), SKIN, 4)
    s.solid(
      sleeve.map(([x, y]): Point => [x * k, y]),
      k < 0 ? CLOTH : SHADE,
      6,
      { corners: true },
    )
  }
  s.flat(trunk, CLOTH, { knock: true, ...still })
  s.within(trunk, () => s.flat(trace('60,-150 140,-140 130,320 40,320 70,100'), SHADE, still), true)
  s.contour(trunk, 6, { corners: true })
  s.ink(trace('0,-150 0,26'), 3.4)
  for (const [x, y] of trace('-70,-60 60,-70 -80,220 70,240 -220,120 214,90 -10,270'))
    s.flat(ellipse(x, y, 14, 14), '#F4EFE2', { still: true, opacity: 0.9 })
  s.solid(trace('-60,-150 -30,-172 0,-160 30,-172 60,-150 30,-136 0,-130 -30,-136'), '#F4EFE2', 4.4)
  s.ink(trace('-25,-186 -27,-168'), 4.4)
  s.ink(trace('25,-186 27,-168'), 4.4)
  s.solid(ellipse(0, -238, 60, 64).slice(0, -1), '#5B3A34', 6)
  for (const noted of ['-40,-200 -30,-250 -8,-284', '40,-200 30,-250 8,-284', '0,-190 0,-240 0,-280'])
    s.ink(trace(noted), 3)
  s.solid(ellipse(0, -304, 30, 24).slice(0, -1), '#5B3A34', 5)
  s.solid(sash, OBI, 6)
  s.solid(under, LINING, 5, { corners: true })
  s.solid(upper, OBI, 5, { corners: true })
  s.solid(turnedUp, LINING, 4, { corners: true })
  s.solid(knot, OBI, 6)
  s.within(knot, () => s.flat(trace('34,-24 90,-20 80,90 20,90 40,40'), OBI_SHADE, still), true)
  s.contour(knot, 6)
  s.ink(bend([-68, 44], [0, 56], [68, 44]), 4)
}

/** The sash goes round: what is seen of it, and the other side, faint. */
function round(s: Sheet, line: Line, behind = true) {
  for (const y of [28, 106]) {
    line(s, ellipse(0, y, 114, 17, { from: 0, to: Math.PI }), 4)
    if (behind) light(s, ellipse(0, y, 114, 17, { from: Math.PI, to: Math.PI * 2 }), 2)
  }
}
const rough: Draw = (s) => {
  wearerRough(s, light)
  for (const k of [-1, 1])
    light(
      s,
      [...sleeve, sleeve[0]!].map(([x, y]): Point => [x * k, y]),
    )
  round(s, now)
}
const outlined = (s: Sheet, shape: readonly Point[]) => shape.forEach((p, i) => now(s, [p, shape.at(i - 1)!], 3))

const SIZE = 0.7
const two = (front: Draw, back: Draw) => (s: Sheet) => {
  s.at(-196, 18, { scale: SIZE }, () => front(s))
  s.at(196, 18, { scale: SIZE }, () => back(s))
}
const waist = (draw: Draw) => (s: Sheet) =>
  penned(s, 0.8, () => s.within(box(-134, -148, 190, 148), () => s.at(28, -14, { scale: 1 }, () => draw(s)), true))

const obiAndKnot: TopicDrawing = {
  steps: [
    two(rough, rough),
    two(
      () => {},
      (s) => {
        outlined(s, trace('-68,-14 68,-14 68,76 -68,76'))
        outlined(s, trace('-52,-36 84,-36 84,54 68,76 68,-14'))
        now(s, trace('-68,-14 -52,-36'))
        light(s, trace('-66,98 -66,160 34,160 34,98'))
      },
    ),
    (s) => {
      two((on) => yukata(on), fromBehind)(s)
    },
  ],
  slip: waist((s) => {
    yukata(s)
    s.flat(trace('-110,14 110,14 105,124 -105,124'), CLOTH, { knock: true, ...still })
    for (const k of [-1, 1]) s.ink(trace(`${k * 111},-20 ${k * 111},30 ${k * 105},124`), 6, { in: 0.02, out: 0.02 })
    s.solid(trace('-78,20 78,20 78,112 -78,112'), OBI, 6, { corners: true })
  }),
  cure: waist((s) => {
    yukata(s)
    round(s, red, false)
    for (const k of [-1, 1]) red(s, trace(`${k * 150},66 ${k * 122},66`), 5)
  }),
  checks: [
    [-196, 60, 380],
    [196, 80, 380],
  ],
}

export const costumeWork: readonly (TopicDrawing | null)[] = [null, obiAndKnot, null, null]
