import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { pane, seen, type Spot } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import { clutter, materials } from './desk-things-parts.ts'
import { people, sitting } from './folk-parts.ts'
import {
  around,
  arrow,
  block,
  chair,
  type Frame,
  framed,
  level,
  over,
  plate,
  rim,
  ruled,
  SHADE,
  shadow,
  small,
  soft,
  table,
  tint,
  wires,
} from './place-parts.ts'
import type { TopicDrawing } from './topic.ts'

const FRAME: Frame = [-375, -275, 375, 275]
const study = level(1.2, 780, -10)
const at = (...spot: Spot) => seen(study, spot)
const BACK = 4.2
const door = [at(-1.6, 0, BACK), at(-0.8, 0, BACK), at(-0.8, 2, BACK), at(-1.6, 2, BACK)]
const desk = block([0.2, 1.3], [0, 0.7], [3.55, 4.1])
const seat = block([-0.42, 0], [0, 0.4], [3.6, 4])
const SITS: Point = at(-0.2, 0, 3.8)
const METRE = 780 / 3.8
const heights = [0, 0.4, 0.7, 2] as const

function studyRoom(s: Sheet) {
  framed(s, FRAME, () => {
    tint(s, box(-375, -275, 375, at(0, 0, BACK)[1]), '#EAE3CC')
    tint(s, box(-375, at(0, 0, BACK)[1], 375, 275), '#CFA67C')
    ruled(s, [at(-3, 0, BACK), at(3, 0, BACK)])
    plate(s, [at(0.3, 1.1, BACK), at(1.3, 1.1, BACK), at(1.3, 2, BACK), at(0.3, 2, BACK)], '#BFE3F2', 3)
    ruled(s, [at(0.8, 1.1, BACK), at(0.8, 2, BACK)])
    plate(s, door, '#A9764E', 3.4)
    soft(s, ellipse(...at(-0.9, 0.95, BACK), 5, 5).slice(0, -1), '#E9C25C', 2)
    shadow(s, [at(-0.45, 0, 3.5), at(1.4, 0, 3.5), at(1.5, 0, 4.1), at(-0.4, 0, 4.1)], 0.22)
  })
}
const furnished = (s: Sheet) => {
  chair(s, study, seat, ['left', '#6F9AA8', 2.6])
  sitting(s, SITS, METRE, people.him)
  table(s, study, desk, '#C98A52')
  plate(s, [at(0.5, 0.7, 3.7), at(0.8, 0.7, 3.7), at(0.84, 0.7, 3.95), at(0.54, 0.7, 3.95)], '#FFFFFF', 2)
}
/** A desk and a chair from the side, so high in centimetres, and who sits there. */
const seated = (s: Sheet, chairHigh: number, deskHigh: number) => {
  const [foot, m] = [124, 166]
  const y = (cm: number) => foot - (cm * m) / 100
  tint(s, box(-165, foot, 175, foot + 18), '#CFA67C')
  ruled(s, trace('-165,124 175,124'))
  for (const x of [-78, -20]) plate(s, box(x, y(chairHigh), x + 7, foot), '#55808E', 2)
  plate(s, box(-84, y(chairHigh + 40), -76, y(chairHigh)), '#6F9AA8', 2.4)
  sitting(s, [-46, foot - ((chairHigh - 40) * m) / 100], m, people.him, 2.4)
  plate(s, box(-84, y(chairHigh), -8, y(chairHigh) + 8), '#6F9AA8', 2.4)
  for (const x of [24, 150]) plate(s, box(x, y(deskHigh), x + 9, foot), '#A66F40', 2)
  plate(s, box(14, y(deskHigh), 170, y(deskHigh) + 9), '#C98A52', 2.4)
}

const sizes: TopicDrawing = {
  steps: [
    (s) => {
      around(s, now, door, 4)
      const x = door[0]![0] - 34
      now(s, [
        [x, at(0, 0, BACK)[1]],
        [x, at(0, 2, BACK)[1]],
      ])
      for (const up of heights)
        now(
          s,
          [
            [x - 12, at(0, up, BACK)[1]],
            [x + 12, at(0, up, BACK)[1]],
          ],
          4,
        )
      light(s, [at(-3, 0, BACK), at(2, 0, BACK)])
    },
    (s) => {
      wires(s, study, desk)
      wires(s, study, seat)
    },
    (s) => {
      studyRoom(s)
      furnished(s)
      rim(s, FRAME)
    },
  ],
  slip: (s) => seated(s, 64, 48),
  cure: (s) => {
    seated(s, 40, 70)
    for (const y of [124 - 40 * 1.66, 124 - 70 * 1.66]) now(s, trace(`-8,${y} 24,${y}`))
    arrow(s, [6, 124 - 41 * 1.66], [6, 124 - 69 * 1.66], red, 10)
  },
  checks: [
    [100, 130, 460],
    [0, 80, 520],
  ],
}

const ROOM: Frame = [-369, -222, 369, 221]
const sunny = level(1.4, 480, -37)
const within = (...spot: Spot) => seen(sunny, spot)
const [HALF, NEAR, FAR, HIGH] = [2, 2.6, 5.2, 2.4]
const glass = [
  [3.1, 0.9],
  [4.3, 0.9],
  [4.3, 2],
  [3.1, 2],
] as const
const opening = glass.map(([deep, up]) => within(HALF, up, deep))
/** Where the light of a spot of the window falls on the floor. */
const fallen = ([deep, up]: Point) => within(HALF - up * 1.35, 0, deep + up * 0.12)
const patch = glass.map(fallen)
const floor = [within(-HALF, 0, NEAR), within(HALF, 0, NEAR), within(HALF, 0, FAR), within(-HALF, 0, FAR)]
const back = [within(-HALF, 0, FAR), within(HALF, 0, FAR), within(HALF, HIGH, FAR), within(-HALF, HIGH, FAR)]
const sideWall = (x: number) => [within(x, 0, FAR), within(x, 0, NEAR), within(x, HIGH, NEAR), within(x, HIGH, FAR)]
const lid = [within(-HALF, HIGH, NEAR), within(HALF, HIGH, NEAR), within(HALF, HIGH, FAR), within(-HALF, HIGH, FAR)]

const bars = (s: Sheet) => {
  const to = (deep: number, up: number) => within(HALF, up, deep)
  ruled(s, [to(3.7, 0.9), to(3.7, 2)])
  ruled(s, [to(3.1, 1.45), to(4.3, 1.45)])
}
const litFloor = (s: Sheet) => {
  plate(s, floor, '#C79A6B', 0)
  tint(s, patch, '#FFE9AE')
  for (const bar of ['3.7,0.9 3.7,2', '3.1,1.45 4.3,1.45'])
    s.ink(trace(bar).map(fallen), 7, { colour: '#C79A6B', layer: 'flat', in: 0.01, out: 0.01, least: 1, corners: true })
}
const walls = (s: Sheet, dark: boolean, pen = 3) => {
  plate(s, lid, dark ? '#D9CBB2' : '#F3E6CC', pen)
  plate(s, back, dark ? '#CDBB9C' : '#F3E6CC', pen)
  plate(s, sideWall(-HALF), dark ? '#E6D5B0' : '#F3E6CC', pen)
  plate(s, sideWall(HALF), dark ? '#8F7F72' : '#F3E6CC', pen)
  plate(s, opening, '#FFF9E2', pen)
  bars(s)
}
/** What is far from the window: the corner at the back, step by step. */
const gloom = (s: Sheet) => {
  for (const reach of [1, 0.66, 0.34]) {
    const band = (quad: readonly Point[], share: number) => tint(s, pane(quad, 0, 0, share * reach, 1), SHADE, 0.14)
    band(back, 0.8)
    band(sideWall(-HALF), 0.7)
    tint(s, pane(floor, 0, 1 - 0.75 * reach, 0.3 * reach, 1), SHADE, 0.14)
  }
}
const stool = block([-1.5, -0.9], [0, 0.5], [3.6, 4.1])
const sunnyRoom = (s: Sheet) => {
  walls(s, true)
  gloom(s)
  table(s, sunny, stool, '#B97F4C', 3)
  const [x, y] = within(-1.2, 0.5, 3.85)
  soft(
    s,
    trace(
      `${x - 13},${y} ${x - 18},${y - 24} ${x - 9},${y - 44} ${x + 9},${y - 44} ${x + 18},${y - 24} ${x + 13},${y}`,
    ),
    '#5FA0A8',
    2.6,
  )
  for (const dx of [-14, 0, 15]) soft(s, ellipse(x + dx, y - 56 - (dx ? 0 : 10), 11, 11).slice(0, -1), '#E2705A', 2.2)
}
const miniature = (s: Sheet, dark: boolean) => {
  litFloor(s)
  walls(s, dark, 2.4)
  if (dark) gloom(s)
  table(s, sunny, stool, '#B97F4C', 2.4)
}

const windowLight: TopicDrawing = {
  steps: [
    (s) => {
      around(s, light, back)
      for (const [i, corner] of [...sideWall(-HALF).slice(1, 3), ...sideWall(HALF).slice(1, 3)].entries())
        light(s, [corner, back[[0, 3, 1, 2][i]!]!])
      around(s, light, box(...ROOM))
      around(s, now, opening, 4)
    },
    (s) => {
      for (const [i, corner] of opening.entries()) light(s, [corner, patch[i]!], 2.4)
      framed(s, ROOM, () => litFloor(s))
    },
    over((s) => {
      framed(s, ROOM, () => sunnyRoom(s))
      rim(s, ROOM)
    }),
  ],
  slip: small(0.45, (s) => framed(s, ROOM, () => miniature(s, false)), [16, 16]),
  cure: small(0.45, (s) => framed(s, ROOM, () => miniature(s, true)), [16, 16]),
  checks: [
    [40, 100, 480],
    [-150, 20, 460],
  ],
}

export const interior: readonly TopicDrawing[] = [sizes, clutter, windowLight, materials]
