import { box } from '../backdrop.ts'
import { add, ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'
import { inBox, ruledFrame, still, WHITE } from './comic-parts.ts'
import { features, shapesOf, type Who } from './comic-people.ts'

/** Hair in two bunches whose ends are pointed. */
const bunch = (side: number) =>
  '1.06,-0.55 1.5,-0.82 1.95,-0.3 2.05,0.5 2.32,1.34 1.94,1.04 1.88,1.74 1.52,1.2 1.22,1.62 1.1,0.9 1.2,0.1'
    .split(' ')
    .map((pair) => trace(pair)[0]!)
    .map(([x, y]): Point => [side * x, y])
/** From point to point in slight curves, which keeps the ends sharp. */
const curved = (points: readonly Point[], bow = 0.04): Point[] =>
  points.flatMap((p, i) => {
    const q = points[i + 1]
    if (!q) return [p]
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
    return [0, 0.25, 0.5, 0.75, 0.95].map((t): Point => {
      const lift = Math.sin(t * Math.PI) * bow
      return [p[0] + dx * t + dy * lift * 2, p[1] + dy * t - dx * lift * 2]
    })
  })
export const bunches = [-1, 1].map((side) => curved([...bunch(side), bunch(side)[0]!], side * -0.025))

/** A line with a piece missing. */
export const broken = (line: readonly Point[], from: number, to: number) =>
  [line.slice(0, from), line.slice(to)] as const

export const LOCK = curved(
  trace(
    '-150,-96 -60,-124 60,-110 150,-60 176,30 130,4 150,110 84,40 60,130 20,50 -30,116 -50,30 -120,70 -110,-20 -150,-96',
  ),
  0.05,
)
/** A lock of hair, filled short of its line or right below it. */
export function filledLock(s: Sheet, colour: string, short: boolean) {
  s.flat(LOCK, colour, still)
  if (short)
    s.within(
      LOCK,
      () =>
        s.ink([...LOCK, LOCK[0]!, LOCK[1]!], 34, {
          colour: WHITE,
          layer: 'flat',
          least: 0.98,
          in: 0.01,
          out: 0.01,
          shade: 0,
        }),
      true,
    )
  s.contour(LOCK, 6)
}

export const slider = (s: Sheet, [x, y]: Point, wide: number, share: number) => {
  s.ink(
    [
      [x, y],
      [x + wide, y],
    ],
    8,
    { colour: '#C9CDD4', in: 0.01, out: 0.01, least: 0.9 },
  )
  s.ink(
    [
      [x, y],
      [x + wide * share, y],
    ],
    8,
    { colour: '#2C6BA6', in: 0.01, out: 0.01, least: 0.9 },
  )
  s.solid(ellipse(x + wide * share, y, 15, 15).slice(0, -1), WHITE, 4)
}

/** Where shade falls on somebody lit from the upper left: on hair, face, neck, cloth. */
export type Shade = readonly [on: readonly Point[], shape: readonly Point[], colour: string]
export const shadesOn = (who: Who): readonly Shade[] => {
  const { face, neck, cloth } = shapesOf(who)
  return [
    [face, trace('1,-0.3 0.98,0.3 0.7,0.8 0.2,1.1 0,1.04 0.34,0.86 0.52,0.62 0.56,0.42 0.74,0.3 0.66,-0.1'), '#DC9F8B'],
    [neck, trace('-0.3,0.98 0,1.06 0.34,0.9 0.4,1.3 0.62,1.5 0.3,1.72 0.06,1.5'), '#DC9F8B'],
    [cloth, trace('0.5,1.4 1.2,1.5 1.8,1.9 1.9,2.8 0.5,2.8 0.84,2.2 0.6,1.8'), '#3F7480'],
  ]
}
export const cornerShades = (who: Who): readonly Shade[] => {
  const { face, cloth } = shapesOf(who)
  return [
    [
      face,
      trace(
        '-0.86,-0.34 -0.74,0.16 -0.5,-0.06 -0.4,0.14 -0.14,-0.14 0.08,0.14 0.3,-0.16 0.5,0.12 0.66,-0.2 0.66,-0.5 -0.8,-0.5',
      ),
      '#DC9F8B',
    ],
    [face, trace('0.04,0.36 0.16,0.6 -0.02,0.6'), '#DC9F8B'],
    [cloth, trace('-1.2,1.9 -0.96,2.7 -1.16,2.7'), '#3F7480'],
    [cloth, trace('-0.3,1.94 0.2,2.2 -0.06,2.24'), '#3F7480'],
    [cloth, trace('0.5,2.3 0.16,2.7 0.56,2.7'), '#3F7480'],
  ]
}
/** The fringe lies over the face and its shade. */
export function fringeAgain(s: Sheet, who: Who, shaded = true) {
  const { front } = shapesOf(who)
  s.flat(front, who.hair, { ...still, layer: 'ink' })
  if (shaded)
    s.within(
      front,
      () =>
        s.flat(trace('0.5,-1.3 1.3,-0.6 1.2,0.3 1,0.24 0.8,-0.24 0.74,-0.7'), '#4C2C35', { ...still, layer: 'ink' }),
      true,
    )
  s.contour(front, 5)
}
/** The same person in other colours, without a new drawing. */
export function recolour(s: Sheet, who: Who) {
  const { back, neck, cloth, face, front } = shapesOf(who)
  s.flat(back, darker(who.hair), still)
  s.contour(back, 5)
  s.flat(neck, who.skin!, still)
  for (const side of [-1, 1])
    s.ink(
      trace('0.33,0.9 0.36,1.24 0.56,1.42').map(([x, y]): Point => [side * x, y]),
      4.6,
    )
  s.flat(trace('-0.3,1 0,1.08 0.33,0.94 0.36,1.2 0,1.4'), '#DFAE99', still)
  s.flat(cloth, who.cloth, still)
  s.contour(cloth, 5)
  s.flat(face, who.skin!, { still: true })
  s.ink(face.slice(0, 11), 5.4, { in: 0.1, out: 0.12, least: 0.4 })
  features(s, who)
  s.flat(front, who.hair, still)
  s.contour(front, 5)
}

type Tower = readonly [left: number, top: number, right: number, colour: string]
const towers: readonly Tower[] = [
  [-150, -30, -76, '#C98F6A'],
  [-62, -150, 30, '#E2B36A'],
  [44, -70, 96, '#A86F6B'],
  [104, 0, 160, '#C98F6A'],
]
export const PHOTO = box(-165, -215, 165, 215)
const GROUND = 170
export const skyline = [
  [-165, -215],
  [165, -215],
  [165, GROUND],
  ...towers.toReversed().flatMap(([l, t, r]): Point[] => [
    [r, GROUND],
    [r, t],
    [l, t],
    [l, GROUND],
  ]),
  [-165, GROUND],
] as Point[]
export const TOP = box(-62, -150, 30, -70)
export function tower(s: Sheet, [l, t, r, colour]: Tower, low = GROUND) {
  s.flat(box(l, t, r, low), colour, still)
  s.flat(box(r - (r - l) * 0.3, t, r, low), '#5B4A55', { ...still, opacity: 0.35 })
  const panes: Point[][] = []
  for (let y = t + 16; y < low - 22; y += 34)
    for (const x of [l + 12, (l + r) / 2 + 4]) panes.push(box(x, y, x + (r - l) * 0.24, y + 18))
  s.scatter(panes, '#F7EBCB', { layer: 'flat' })
}
export function photo(s: Sheet) {
  s.flat(PHOTO, '#9CC7E4', still)
  for (const [x, y] of [
    [-90, -160],
    [90, -140],
  ] as const)
    s.flat(
      through(
        trace('-50,10 -40,-8 -16,-20 10,-14 36,-10 50,10').map((p) => add(p, [x, y])),
        true,
        3,
      ),
      WHITE,
      { still: true },
    )
  for (const one of towers) tower(s, one)
  s.flat(box(-165, GROUND, 165, 215), '#7C9A6A', still)
  ruledFrame(s, PHOTO, 4)
}
export const tallest = (s: Sheet, low: number) => tower(s, towers[1]!, low)
/** What a picture shows where nothing is: pale squares. */
export function nothing(s: Sheet, region: readonly Point[], size = 22) {
  const squares: Point[][] = []
  for (let row = 0; row * size < 430; row++)
    for (let x = -165 + (row % 2) * size; x < 165; x += size * 2)
      squares.push(box(x, -215 + row * size, x + size, -215 + (row + 1) * size))
  s.flat(region, WHITE, { ...still, layer: 'ink' })
  s.within(region, () => s.scatter(squares, '#D9DCE2', { layer: 'ink' }), true)
}

/** White where it is chosen, black around. */
export function maskCard(s: Sheet, [x, y]: Point, half: number, who: Who, part: 'hair' | 'skin' | 'cloth') {
  const frame = box(x - half, y - half, x + half, y + half)
  const { back, front, face, neck, cloth } = shapesOf(who)
  s.black(frame, { corners: true })
  inBox(s, frame, () =>
    s.at(x, y - half * 0.24, { scale: half * 0.46 }, () => {
      const layers = [
        [back, 'hair'],
        [neck, 'skin'],
        [cloth, 'cloth'],
        [face, 'skin'],
        [front, 'hair'],
      ] as const
      for (const [shape, of] of layers) s.flat(shape, of === part ? WHITE : '#1E2230', { ...still, layer: 'ink' })
    }),
  )
  ruledFrame(s, frame, 4)
}
