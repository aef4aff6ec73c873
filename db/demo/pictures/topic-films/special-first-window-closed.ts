import { box } from '../backdrop.ts'
import { type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { around, arrow, ruled, shadow, small, tint } from './place-parts.ts'
import { boards, eyeLine, jarLines, jarRows, JARS, tumbled } from './sweet-jars-parts.ts'
import { bench, EAVES, FOOT, type Hues, PILLARS, plain, shopFrontOf } from './sweet-shop-parts.ts'
import { doorstep, earthFloor, pathOfFeet, roundedSill, smallSill } from './worn-sill-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const rectangle = box(-333, -282, 333, FOOT)
const inFrame =
  (draw: Draw): Draw =>
  (s) =>
    s.within(box(-386, -292, 386, 300), () => draw(s), true)
const steps = (s: Sheet) => {
  for (const x of [-303, -95, 303])
    now(s, trace(`${x},60 ${x + (x < 0 ? 14 : -14)},56 ${x + (x < 0 ? 14 : -14)},170`), 5)
}

/** How long something is: a line between two short strokes. */
const spanned = (s: Sheet, a: Point, b: Point) => {
  now(s, [a, b], 2.4)
  const [dx, dy] = a[1] === b[1] ? [0, 14] : [14, 0]
  for (const [x, y] of [a, b])
    now(
      s,
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      3,
    )
}

const front: TopicDrawing = {
  steps: [
    (s) => {
      around(s, now, rectangle, 4)
      light(s, trace(`-386,${FOOT} 386,${FOOT}`), 2.6)
      spanned(s, [-333, 276], [333, 276])
      spanned(s, [366, -282], [366, FOOT])
    },
    (s) => {
      for (const x of PILLARS) for (const k of [-15, 15]) now(s, trace(`${x + k},-66 ${x + k},${FOOT}`), 3.4)
      for (const y of [-94, -66]) now(s, trace(`-333,${y} 333,${y}`), 3.4)
      for (const i of [0, 1, 2]) spanned(s, [PILLARS[i]! + 15, 40], [PILLARS[i + 1]! - 15, 40])
    },
    inFrame((s) => {
      around(s, now, EAVES)
      shopFrontOf(s, { pen: 3.4 })
    }),
  ],
  slip: small(
    0.46,
    inFrame((s) => shopFrontOf(s, { deep: false, pen: 2.6 })),
    [16, 10],
  ),
  cure: small(
    0.46,
    inFrame((s) => {
      shopFrontOf(s, { pen: 2.6 })
      steps(s)
    }),
    [16, 10],
  ),
  checks: [
    [-180, 60, 400],
    [0, -60, 620],
  ],
}

const jars: TopicDrawing = {
  steps: [
    (s) => {
      around(s, now, box(-345, -300, 345, 296), 3.4)
      boards(s, now)
      eyeLine(s)
    },
    (s) => {
      for (const { mouth } of JARS) now(s, trace(`-345,${mouth} 345,${mouth}`), 2.4)
      jarLines(s, now)
    },
    (s) => jarRows(s, 3),
  ],
  slip: small(0.47, tumbled, [18, 4]),
  cure: small(
    0.47,
    (s) => {
      jarRows(s, 2.6)
      eyeLine(s)
    },
    [18, 4],
  ),
  checks: [
    [0, 0, 620],
    [0, 160, 460],
  ],
}

const sill: TopicDrawing = {
  steps: [
    (s) => roundedSill(s, now),
    {
      beneath: (s) => {
        doorstep(s)
        pathOfFeet(s)
      },
    },
    (s) => {
      earthFloor(s)
    },
  ],
  slip: small(0.46, (s) => smallSill(s, false), [18, 10]),
  cure: small(0.46, (s) => smallSill(s, true), [18, 10]),
  checks: [
    [0, 40, 560],
    [0, 140, 620],
  ],
}

const evening: Hues = {
  ...{ wall: '#F6CF94', pillar: '#A8653C', door: '#DE9A58', glass: '#F6DDA0', inside: '#33263A', roof: '#8B6F72' },
  ...{ ground: '#EFC890', sky: '#F9DDB0', cloth: '#5A5A90' },
}
const SLANT: Point = [64, 74]
/** Every shadow falls to the right and down, by the same slope. */
const leaning = (s: Sheet, opacity = 0.42) => {
  const [dx, dy] = SLANT
  shadow(
    s,
    [
      [-333, -80],
      [333, -80],
      [333, -80 + dy],
      [-384 + dx, -80 + dy],
      [-333, -80 + 14],
    ],
    opacity,
  )
  for (const [l, r] of [
    [-303, -125],
    [-95, 95],
    [125, 303],
  ] as const)
    shadow(
      s,
      [
        [l, -80 + dy],
        [l + 26, -80 + dy],
        [l + 26, 220],
        [l, 220],
      ],
      opacity * (r > 0 && l < 0 ? 0.6 : 0.9),
    )
  shadow(
    s,
    [
      [-300, 272],
      [-152, 272],
      [-96, 246],
      [-244, 246],
    ],
    opacity,
  )
  shadow(
    s,
    [
      [-136, -204],
      [150, -204],
      [150 + 18, -182],
      [-132 + 18, -182],
    ],
    opacity,
  )
}
const sunIn = (s: Sheet) => tint(s, trace('-76,210 30,210 74,158 -20,158'), '#F0B45C', 0.75)
const arrows = (s: Sheet, line = now) => {
  for (const [x, y] of [
    [-372, -270],
    [-372, -60],
    [-250, -160],
  ] as const)
    arrow(s, [x, y], [x + SLANT[0] * 1.5, y + SLANT[1] * 1.5], line, 20)
}
const sameLight = (s: Sheet, inside: boolean) => {
  shopFrontOf(s, {
    pen: 2.6,
    hues: inside ? evening : { ...evening, inside: evening.wall, cloth: '#E9B878' },
    shaded: false,
  })
  if (inside) {
    leaning(s)
    sunIn(s)
  }
  bench(s, 2.4)
}

/** What the light reaches, and what it does not. */
const warmAndDark = (s: Sheet) => {
  const [, dy] = SLANT
  const warm = '#F5A22E'
  for (const [l, r] of [
    [-386, -334],
    [334, 386],
  ] as const)
    tint(s, box(l, -79, r, FOOT), '#F9D59A', 0.8)
  tint(s, trace('-386,-292 386,-292 386,-98 346,-172 346,-283 -346,-283 -346,-172 -386,-98'), '#F9D59A', 0.8)
  tint(s, box(-333, -282, 333, -170), warm, 0.3)
  tint(s, EAVES, '#D98A4A', 0.3)
  tint(s, box(-386, FOOT, 386, 300), warm, 0.34)
  for (const [l, r] of [
    [-303, -125],
    [125, 303],
  ] as const)
    tint(s, box(l + 26, -80 + dy, r, 220), warm, 0.4)
  for (const x of PILLARS) tint(s, box(x - 15, -80 + dy, x + 15, FOOT), warm, 0.3)
  tint(s, box(-91, -60, 91, 210), '#1E1630', 0.6)
  tint(s, trace('-76,210 30,210 74,158 -20,158'), warm, 0.75)
  around(s, ruled, EAVES, 3)
  for (const x of [-333, 333]) ruled(s, trace(`${x},-80 ${x},${FOOT}`), 3)
  for (const x of PILLARS) for (const k of [-15, 15]) ruled(s, trace(`${x + k},-66 ${x + k},${FOOT}`), 2.4)
}

const afternoon: TopicDrawing = {
  steps: [
    inFrame((s) => {
      shopFrontOf(s, { pen: 3, hues: plain, shaded: false })
      bench(s)
      arrows(s)
    }),
    inFrame((s) => {
      leaning(s)
      for (const x of [-384, -180, 30, 240])
        light(
          s,
          [
            [x, -80],
            [x + SLANT[0], -80 + SLANT[1]],
          ],
          2.6,
        )
    }),
    inFrame(warmAndDark),
  ],
  slip: small(
    0.46,
    inFrame((s) => sameLight(s, false)),
    [16, 10],
  ),
  cure: small(
    0.46,
    inFrame((s) => sameLight(s, true)),
    [16, 10],
  ),
  checks: [
    [0, 40, 620],
    [0, 80, 420],
  ],
}

export const specialFirstWindowClosed: readonly (TopicDrawing | null)[] = [front, jars, sill, afternoon]
