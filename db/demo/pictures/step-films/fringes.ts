import { box } from '../backdrop.ts'
import { cast } from '../covers/cast.ts'
import { plainHead } from '../covers/heads.ts'
import { onFace } from '../figure/face.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook, Tip } from '../figure/head-look.ts'
import { bend, ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'
import { dot, light, now } from './face.ts'
import * as hair from './hair-heads.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'

/** The same face with another fringe: where it parts, and where each lock ends. */
type Fringe = { part: number; tips: readonly Tip[] }
const tips = (...all: readonly (readonly [u: number, v: number, gap?: number])[]): Tip[] =>
  all.map(([u, v, gap]) => ({ u, v, ...(gap !== undefined && { gap }) }))
const five: readonly Fringe[] = [
  // in the middle: the forehead is seen as a triangle
  {
    part: 0,
    tips: tips(
      [-1, 0.62],
      [-0.84, 0.26],
      [-0.66, 0.02, -0.2],
      [-0.42, -0.26, -0.9],
      [0.42, -0.24, -0.2],
      [0.68, 0.04],
      [0.86, 0.28],
      [1, 0.62],
    ),
  },
  // far on one side
  {
    part: -0.52,
    tips: tips([-1, 0.56], [-0.82, 0.0, -0.9], [-0.1, -0.3], [0.24, -0.16], [0.52, 0.0], [0.8, 0.2], [1, 0.66]),
  },
  // cut straight above the eyes
  {
    part: 0.02,
    tips: tips([-1, 0.6], [-0.74, 0.0], [-0.46, -0.06], [-0.16, 0], [0.14, -0.06], [0.44, 0], [0.74, -0.04], [1, 0.6]),
  },
  // over one eye
  {
    part: 0.5,
    tips: tips([-1, 0.7], [-0.74, 0.5], [-0.44, 0.42], [-0.16, 0.12], [0.12, -0.2, -0.88], [0.82, 0.0], [1, 0.56]),
  },
  // short: the forehead is free
  {
    part: 0.1,
    tips: tips(
      [-1, 0.5],
      [-0.76, -0.34],
      [-0.46, -0.5],
      [-0.12, -0.44],
      [0.22, -0.54],
      [0.52, -0.42],
      [0.8, -0.32],
      [1, 0.5],
    ),
  },
]
const LOOK: Partial<HeadLook> = {
  ...{ ...cast.girl, lit: false, bareBrow: true, neck: true, yaw: 0, style: 'bob', mood: 'smile' },
  ...{ hair: '#8A5A44', hairLight: '#D9A684', hairDark: '#653D2C', collar: 'crew' },
}
const cloths = ['#E8A85C', '#6FA08C', '#D97B66', '#7A86B8', '#5FA3B8']
const cells: readonly (readonly [left: number, top: number, right: number, bottom: number, colour: string])[] = [
  [-612, -336, -64, 336, '#FFE9A8'],
  [-34, -336, 274, -12, '#BFE3F2'],
  [304, -336, 612, -12, '#F7CFC0'],
  [-34, 12, 274, 336, '#DCD3F0'],
  [304, 12, 612, 336, '#D5EBC0'],
]
const cellOf = (i: number) => {
  const [left, top, right, bottom] = cells[i]!
  return box(left, top, right, bottom)
}
const of = (s: Sheet, i: number, draw: (one: Fringe) => void) => {
  const [left, top, right, bottom] = cells[i]!
  const scale = i === 0 ? 186 : 100
  s.at((left + right) / 2, (top + bottom) / 2 - 0.04 * scale, { scale }, () => draw(five[i]!))
}
const all = [0, 1, 2, 3, 4]
const to = onFace({ yaw: 0, pitch: 0 } as HeadLook)

/** The same face each time: ball, cross and eyes. */
function face(s: Sheet) {
  hair.skull(s, { yaw: 0 }, light)
  hair.lowerSkull(s, { yaw: 0 }, light)
  hair.faceCross(s, { yaw: 0 }, light)
  for (const k of [-1, 1]) light(s, ellipse(k * 0.4, 0.22, 0.17, 0.16, { from: 3, to: 9.3 }))
}

/** Where it parts: from the crown to where the hair grows. */
function parting(s: Sheet, { part }: Fringe) {
  dot(s, to(part, -1.02), now, 0.03)
  now(s, [to(part, -1.02), to(part * 1.02, -0.8), to(part * 1.04, -0.62)], 4)
}

/** What is left free of the face: below the locks, above the chin. */
function freeShape(s: Sheet, { tips: locks }: Fringe) {
  const above = locks.flatMap(({ u, v, gap }, i): Point[] => {
    const next = locks[i + 1]
    return gap !== undefined && next ? [to(u, v), to((u + next.u) / 2, gap)] : [to(u, v)]
  })
  const jaw = trace('0.62,0.78 0.3,0.99 0,1.05 -0.3,0.99 -0.62,0.78')
  now(s, [...through(above, false, 4), ...jaw, above[0]!], 3.4)
}

/** From the parting to the tip of every lock. */
function flow(s: Sheet, { part, tips: locks }: Fringe) {
  for (const { u, v } of locks) now(s, bend(to(part, -1), to((u + part) / 2 + (u - part) * 0.35, -0.74), to(u, v)), 2.4)
}

function person(s: Sheet, i: number) {
  const cell = cellOf(i)
  s.flat(cell, cells[i]![4], { corners: true, still: true })
  s.within(
    cell,
    () => {
      s.pen = i === 0 ? 1 : 0.74
      of(s, i, ({ part, tips: fringe }) => {
        const cloth = cloths[i]!
        drawHead(s, plainHead(s, { ...LOOK, part, cloth, clothDark: darker(cloth), own: { fringe } }))
      })
      s.pen = 1
    },
    true,
  )
  s.contour(cell, 3.4, { corners: true, least: 0.8, shade: 0 })
}

/** One face, five fringes. */
export const fringes: StepFilm = {
  name: 'hair-style-drill-4',
  subject: 'hair',
  seconds: 80,
  busy: true,
  brisk: true,
  lies: (s) => {
    for (const i of all) {
      s.contour(cellOf(i), 3.4, { corners: true, least: 0.8, shade: 0 })
      of(s, i, () => face(s))
    }
  },
  steps: [
    {
      says: '同じ顔を5つ並べました。はじめに、分け目を決めます。',
      draws: (s) => of(s, 0, (one) => parting(s, one)),
      time: 1.2,
    },
    { says: '大きい顔は真ん中。右の上段は、片側へ寄せて分けます。', draws: (s) => of(s, 1, (one) => parting(s, one)) },
    { says: 'となりは、つむじから全部を前へ。分け目は見せません。', draws: (s) => of(s, 2, (one) => parting(s, one)) },
    {
      says: '下の段は、反対側へ深く分けた顔と、短い前髪の顔です。',
      draws: (s) => [3, 4].forEach((i) => of(s, i, (one) => parting(s, one))),
      time: 1.4,
    },
    {
      says: '顔の見える形を先に決めます。真ん中分けは、上が三角。',
      draws: (s) => of(s, 0, (one) => freeShape(s, one)),
      time: 1.2,
    },
    { says: '片側に分けると、三角の頂点が横へずれます。', draws: (s) => of(s, 1, (one) => freeShape(s, one)) },
    { says: 'まっすぐ切ると、おでこが隠れて、横長の形です。', draws: (s) => of(s, 2, (one) => freeShape(s, one)) },
    { says: '片目にかけると、見えるのは半分。影のある印象です。', draws: (s) => of(s, 3, (one) => freeShape(s, one)) },
    { says: '短い前髪は、おでこまで見えます。快活な印象です。', draws: (s) => of(s, 4, (one) => freeShape(s, one)) },
    {
      says: '毛先の高さを散らします。分け目から流して、終わりを上下に。',
      draws: (s) => of(s, 0, (one) => flow(s, one)),
      time: 1.2,
    },
    {
      says: '残りの4つも、毛先をそろえません。まっすぐの前髪でも少しだけ。',
      draws: (s) => [1, 2, 3, 4].forEach((i) => of(s, i, (one) => flow(s, one))),
      time: 1.5,
    },
    {
      says: 'ペンを入れます。前髪の線は、毛先で細く払います。',
      draws: (s) => all.forEach((i) => person(s, i)),
      layer: 'ink',
      order: inkThenColourNearby,
      time: 2.6,
    },
    { says: '色を置きます。5人とも、髪も肌も同じ色です。', layer: 'flat', time: 1.8 },
    { says: '下描きを隠します。前髪だけで、5人が別の人に見えます。', hides: true, time: 1.2 },
  ],
}
