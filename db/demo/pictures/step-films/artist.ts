import { limb, tube } from '../covers/limbs.ts'
import { ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'
import { light, type Line, now } from './face.ts'
import type { Hold } from './long-lines.ts'

/** Somebody who draws, seen from above: the joints of the arm, and where the pen is. */
export const SHOULDER: Point = [104, 262]
export const ELBOW: Point = [214, 152]
export const WRIST: Point = [186, 36]
const TIP: Point = [150, -40]
const colours = {
  shirt: '#8DBBA6',
  hair: '#8A5636',
  hairDark: '#663B22',
  skin: '#F4D6BF',
  pen: '#4A5A86',
  paper: '#FFFFFF',
}

const angleOf = ([x, y]: Point) => Math.atan2(TIP[1] - y, TIP[0] - x)
const reachOf = ([x, y]: Point) => Math.hypot(TIP[0] - x, TIP[1] - y)
/** What the pen draws when only that joint moves: so far to the left, and to the right. */
const arcAround = (joint: Point, before: number, after: number): Point[] => {
  const [from, r] = [angleOf(joint), reachOf(joint)]
  const steps = 18
  return Array.from({ length: steps + 1 }, (_, i) => {
    const [dx, dy] = polar(from - before + ((before + after) * i) / steps, r)
    return [joint[0] + dx, joint[1] + dy]
  })
}
export const wristArc = arcAround(WRIST, 0.5, 0.4)
export const elbowArc = arcAround(ELBOW, 0.62, 0.2)
export const shoulderArc = arcAround(SHOULDER, 0.98, 0)

export const arc = (s: Sheet, way: readonly Point[], line: Line = now) => line(s, way, 3.4)
export const joint = (s: Sheet, at: Point, line: Line = now, r = 17) =>
  line(s, ellipse(...at, r, r, { from: 4, to: 10.5 }))

/** The sheet, the head, both shoulders and the bones of the arm. */
export function plan(s: Sheet, line: Line = now) {
  for (const side of sheet.map((corner, i) => [corner, sheet[(i + 1) % 4]!])) light(s, side, 2.2)
  line(s, ellipse(-10, 262, 62, 66, { from: 4, to: 10.5 }))
  line(s, [[-124, 268], [-10, 256], SHOULDER])
  line(s, [SHOULDER, ELBOW])
  line(s, [ELBOW, WRIST])
  line(s, [WRIST, TIP])
}
/** Where the same arm is when the line begins. */
export function armBefore(s: Sheet) {
  const back = (p: Point): Point => {
    const [dx, dy] = [p[0] - SHOULDER[0], p[1] - SHOULDER[1]]
    const [x, y] = polar(Math.atan2(dy, dx) - 0.8, Math.hypot(dx, dy))
    return [SHOULDER[0] + x, SHOULDER[1] + y]
  }
  light(s, tube([SHOULDER, back(ELBOW), back(WRIST)], [60, 52, 34]), 2)
  light(s, [back(WRIST), back(TIP)], 2)
}

const sheet: readonly Point[] = trace('-208,-214 196,-232 214,70 -196,88')
/** All of it in ink and colour but the line that is being drawn. */
export function inkedArtist(s: Sheet) {
  const { shirt, hair, hairDark, skin, pen, paper } = colours
  s.flat(sheet, paper, { corners: true, knock: true, still: true })
  s.contour(sheet, 3.6, { corners: true, least: 0.7 })
  limb(s, trace('-108,268 -206,204 -184,108'), [66, 54, 36], shirt)
  restingHand(s, skin)
  const back = trace('-140,300 -146,262 -112,232 -50,222 30,222 96,226 138,258 132,304 60,334 -70,336')
  s.flat(back, shirt, { knock: true, still: true })
  s.within(back, () =>
    s.flat(trace('-60,350 -20,306 60,312 150,300 150,350'), darker(shirt), { still: true, opacity: 0.5 }),
  )
  s.contour(back, 5.6)
  limb(s, [SHOULDER, [150, 210], ELBOW, [206, 94], [WRIST[0] + 4, WRIST[1] + 14]], [70, 62, 54, 46, 36], shirt)
  s.flat(ellipse(SHOULDER[0] - 4, SHOULDER[1] + 4, 30, 28).slice(0, -1), shirt, { still: true })
  s.ink(trace('190,164 206,150 216,132'), 3, { in: 0.3, out: 0.6 })
  s.ink(trace('168,46 188,56 208,46'), 4)
  drawingHand(s, skin, pen)
  const top = ellipse(-10, 262, 62, 66).slice(0, -1)
  s.solid(ellipse(-72, 254, 12, 18).slice(0, -1), skin, 4)
  s.solid(ellipse(52, 254, 12, 18).slice(0, -1), skin, 4)
  s.flat(top, hair, { knock: true, still: true })
  s.within(top, () =>
    s.flat(trace('10,330 60,300 70,220 40,210 30,280 -30,320'), hairDark, { still: true, opacity: 0.7 }),
  )
  s.contour(top, 6)
  for (let i = 0; i < 13; i++) {
    const angle = (i / 13) * Math.PI * 2
    const [ax, ay] = polar(angle, 12)
    const [bx, by] = polar(angle + 0.3, 34)
    const [cx, cy] = polar(angle + 0.5, 54 + (i % 3) * 4)
    s.ink(
      [
        [-10 + ax, 276 + ay],
        [-10 + bx, 270 + by],
        [-10 + cx, 264 + cy],
      ],
      2.6,
      { colour: hairDark, in: 0.2, out: 0.7 },
    )
  }
  s.ink(ellipse(-10, 262, 44, 46, { from: 3.6, to: 4.9 }), 9, { colour: '#C99468', layer: 'flat', in: 0.3, out: 0.3 })
}

function drawingHand(s: Sheet, skin: string, pen: string) {
  const [x, y] = TIP
  s.solid(trace('178,44 194,44 216,20 216,-12 196,-30 170,-22 160,4'), skin, 4.6)
  limb(
    s,
    [
      [206, -8],
      [192, -34],
      [172, -38],
    ],
    [24, 21, 15],
    skin,
    4,
  )
  limb(
    s,
    [
      [x + 4, y + 4],
      [x + 40, y + 32],
      [x + 104, y + 82],
    ],
    [5, 11, 11],
    pen,
    4,
  )
  s.black(
    [
      [x - 1, y - 1],
      [x + 10, y + 3],
      [x + 4, y + 10],
    ],
    { corners: true },
  )
  limb(
    s,
    [
      [196, -20],
      [180, -32],
      [164, -29],
    ],
    [24, 22, 15],
    skin,
    4,
  )
  limb(
    s,
    [
      [174, 22],
      [160, 0],
      [164, -18],
    ],
    [26, 22, 15],
    skin,
    4,
  )
  s.ink(trace('204,-2 208,8 202,18'), 2.6)
}

function restingHand(s: Sheet, skin: string) {
  for (const noted of [
    '-180,86 -156,66 -134,62',
    '-184,76 -164,48 -144,38',
    '-192,72 -178,40 -162,24',
    '-200,76 -196,46 -186,28',
  ])
    limb(s, trace(noted), [20, 19, 13], skin, 4)
  s.solid(trace('-200,108 -168,110 -158,86 -172,66 -198,64 -212,84'), skin, 4.4)
  s.ink(trace('-204,110 -184,116 -164,110'), 4)
}

/** The long line on the sheet. */
export const longLine = (s: Sheet, hold: Hold) => hold(s, shoulderArc, 8)
