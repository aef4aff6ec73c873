import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { chance, laid, soft } from './plain-parts.ts'

export const night = {
  base: '#2C3A75',
  sky: '#475AA3',
  low: '#7383C4',
  far: '#364585',
  near: '#1E2856',
  moon: '#F3EBC8',
}

const NEAR = trace(
  '-390,320 -390,-40 -300,-40 -300,-96 -214,-96 -214,20 -150,20 -150,-10 -104,-50 -58,-10 -58,60 20,60 20,-130 36,-130 36,-176 44,-176 44,-130 132,-130 132,40 190,40 190,-60 250,-104 310,-60 310,10 390,10 390,320',
)
const DISTANT = trace(
  '-390,150 -390,-110 -330,-110 -330,-170 -250,-170 -250,-60 -180,-60 -180,-130 -96,-130 -96,-20 -20,-20 -20,-90 60,-90 60,-214 150,-214 150,-70 220,-70 220,-150 320,-150 320,-30 390,-30 390,150',
)
export const skyAbove = (s: Sheet, [high, low]: readonly [string, string] = [night.sky, night.low]) => {
  laid(s, box(-384, -316, 384, 120), high)
  soft(s, trace('-430,-60 -200,-90 100,-70 300,-100 430,-70 430,130 -430,130'), low, 0.45)
  soft(s, trace('-430,30 -160,0 120,24 430,-4 430,130 -430,130'), low, 0.7)
}
export const skyline = (s: Sheet, [far, near]: readonly [string, string] = [night.far, night.near]) => {
  laid(s, DISTANT, far)
  laid(s, NEAR, near)
  for (const x of [-254, 160]) laid(s, box(x - 5, -210, x + 5, 320), near)
  for (const x of [-254, 160]) laid(s, box(x - 40, -190, x + 40, -183), near)
  for (const k of [0, 14])
    s.ink(
      [
        [-384, -206 + k],
        [-254, -184 + k],
        [-46, -150 + k],
        [160, -184 + k],
        [384, -150 + k],
      ],
      2.4,
      { colour: near, least: 0.8 },
    )
}
export const moonAndStars = (s: Sheet) => {
  soft(s, ellipse(256, -236, 38, 38), night.moon)
  s.scatter(
    Array.from({ length: 16 }, (_, i) =>
      ellipse(-360 + i * 45, -300 + 150 * chance(i, 3), 2.4 + chance(i), 2.4 + chance(i)),
    ),
    night.moon,
    { opacity: 0.8 },
  )
}

/** A lamp at the roadside before a wall: where it hangs, where its light falls, and where it ends. */
export const LAMP: Point = [-30, -176]
export const dim = {
  wall: '#2B3768',
  ground: '#232D58',
  deep: '#161E42',
  post: '#10162F',
  warm: '#E9A752',
  near: '#FBD27E',
  core: '#FFF6D6',
}
const EDGE = 120
const bricks = (s: Sheet, colour: string) => {
  const courses = [0, 1, 2, 3, 4].map((row) => -270 + row * 78)
  const joints = courses.flatMap((y, row) => [0, 1, 2, 3, 4].map((i): Point => [-350 + i * 164 + (row % 2) * 82, y]))
  s.scatter(
    [...courses.map((y) => box(-384, y, 384, y + 3)), ...joints.map(([x, y]) => box(x, y, x + 3, y + 78))],
    colour,
  )
}
export function darkCorner(s: Sheet) {
  laid(s, box(-384, -316, 384, EDGE), dim.wall)
  bricks(s, '#232E5C')
  laid(s, box(-384, EDGE, 384, 316), dim.ground)
}
export function lampPost(s: Sheet) {
  laid(s, box(-96, -250, -84, 214), dim.post)
  laid(s, box(-90, -250, -26, -241), dim.post)
  soft(s, ellipse(-90, 214, 34, 9), dim.post)
  laid(s, trace('-62,-190 -46,-226 -14,-226 2,-190'), dim.post)
}
export const bulb = (s: Sheet) => {
  soft(s, ellipse(LAMP[0], LAMP[1] - 8, 27, 18), dim.core)
}
/** How far the light comes, on the wall and on the ground. */
export const reach = (s: Sheet, far: number, colour: string, opacity = 1) => {
  s.within(
    box(-384, -316, 384, EDGE),
    () => soft(s, ellipse(LAMP[0], LAMP[1] + far * 0.34, far, far * 1.08), colour, opacity),
    true,
  )
  s.within(
    box(-384, EDGE, 384, 316),
    () => soft(s, ellipse(LAMP[0], 196, far * 1.12, far * 0.36), colour, opacity),
    true,
  )
}
export const bench = (s: Sheet) => {
  soft(s, trace('60,232 260,226 330,250 110,262'), dim.deep, 0.7)
  for (const [y, colour] of [
    [100, '#8A5A3E'],
    [126, '#7C5038'],
    [172, '#C98A54'],
  ] as const)
    laid(s, box(70, y, 262, y + 18), colour)
  for (const x of [84, 238]) laid(s, box(x, 96, x + 11, 238), dim.post)
}

export type Front = { glass: string; lit: string; pool: string }
export const FRONTS: readonly Point[] = [
  [-376, -196],
  [-164, 164],
  [196, 376],
]
/** Three shops side by side, closed and dark. */
export function darkFronts(s: Sheet) {
  laid(s, box(-384, -316, 384, 316), '#2E3B76')
  laid(s, box(-384, -230, 384, 160), '#212B59')
  laid(s, box(-384, 160, 384, 316), '#1B2449')
  for (const [at, [left, right]] of FRONTS.entries()) {
    laid(s, box(left, -210 - (at % 2) * 40, right, 160), ['#28336A', '#303B75', '#262F60'][at]!)
    laid(s, box(left + 14, -30, right - 14, 130), '#171F42')
    const panes = Array.from({ length: at === 1 ? 4 : 2 }, (_, i) => left + 24 + i * (at === 1 ? 78 : 62))
    s.scatter(
      panes.map((x) => box(x, -176, x + 44, -112)),
      '#1D2651',
    )
    laid(s, trace(`${left},-84 ${right},-84 ${right + 8},-44 ${left - 8},-44`), '#3A4684')
  }
}
export const litFront = (s: Sheet, at: number, { glass, lit, pool }: Front) => {
  const [left, right] = FRONTS[at]!
  laid(s, trace(`${left + 10},160 ${right - 10},160 ${right + 30},300 ${left - 30},300`), pool, 0.34)
  laid(s, trace(`${left + 26},160 ${right - 26},160 ${right - 6},238 ${left + 6},238`), pool, 0.5)
  laid(s, box(left + 14, -30, right - 14, 130), glass)
  laid(s, box(left + 28, -18, right - 28, 60), lit)
  laid(s, box(left + 14, 130, right - 14, 138), '#141B3A')
  for (const k of [1 / 3, 2 / 3]) {
    const x = left + 14 + (right - left - 28) * k
    laid(s, box(x - 3, -30, x + 3, 130), '#141B3A')
  }
}

/** A light over a wet road: where it is, how wide, in which colour, and how far it runs down. */
type Lit = readonly [x: number, y: number, r: number, colour: string]
export const streetLights: readonly Lit[] = [
  [-246, -150, 26, '#FFD88A'],
  [-40, -60, 46, '#FF8F5C'],
  [196, -120, 34, '#7FE3E6'],
]
export const KERB = 10
export function wetStreet(s: Sheet) {
  laid(s, box(-384, -316, 384, KERB), '#3A4A8C')
  laid(
    s,
    trace(
      '-390,20 -390,-190 -300,-190 -300,-240 -170,-240 -170,-120 -110,-120 -110,-200 40,-200 40,-150 120,-150 120,-256 270,-256 270,-170 390,-170 390,20',
    ),
    '#232D5C',
  )
  laid(s, box(-384, KERB, 384, 316), '#1B2347')
  const panes = trace(
    '-292,-178 -228,-178 -352,-128 -100,-166 -20,-166 -100,-130 -20,-130 136,-222 226,-222 300,-128 340,-128 60,-108 300,-76 340,-76',
  )
  s.scatter(
    panes.map(([x, y]) => box(x, y, x + 26, y + 20)),
    '#3A4682',
  )
  s.scatter(
    [panes[2]!, panes[8]!].map(([x, y]) => box(x, y, x + 26, y + 20)),
    '#C9A574',
  )
  for (const [x, y, r, colour] of streetLights) {
    soft(s, ellipse(x, y, r * 1.9, r * 1.9), colour, 0.22)
    if (r < 30) laid(s, box(x - 5, y, x + 5, KERB), '#0F1530')
    if (r > 40) laid(s, box(x - 66, y - 34, x + 66, y + 34), colour)
    else if (r > 30) laid(s, box(x - 28, y - 70, x + 28, y + 70), colour)
    else soft(s, ellipse(x, y, r, r), '#FFF0C4')
  }
}
/** Its light in the wet ground, straight below it: blurred, and fainter the nearer to us. */
export const streak = (s: Sheet, [x, , r, colour]: Lit, long = 296) => {
  const half = r > 40 ? 62 : r
  const blurred = (part: number, wide: number) => {
    const edge = (side: number) =>
      Array.from({ length: 12 }, (_, i): Point => {
        const down = i / 11
        return [
          x + side * half * wide * (1 - down * 0.35) * (0.86 + 0.28 * chance(i, x + side)),
          KERB + long * part * down,
        ]
      })
    return [...edge(-1), ...edge(1).toReversed()]
  }
  for (const [part, wide, opacity] of [
    [1, 1.12, 0.24],
    [0.9, 0.86, 0.4],
    [0.66, 0.56, 0.7],
  ] as const)
    soft(s, blurred(part, wide), colour, opacity)
}
/** The ground shows through wherever it is rough. */
export const gritty = (s: Sheet, colour: string, [from, to]: Point, only: readonly Lit[] = streetLights) => {
  const bars = only.flatMap(([x, , r]) =>
    Array.from({ length: 11 }, (_, i): Point[] => {
      const down = (i + 0.9 * chance(i, x)) / 11
      const [y, half] = [from + (to - from) * down, (r > 40 ? 62 : r) * 1.3]
      const [middle, long] = [x + (chance(i, r) - 0.5) * half * 1.1, half * (0.55 + 0.5 * chance(i, x + 2))]
      const thick = 2 + 5 * down + 7 * chance(i, x + 4)
      return [
        [middle - long, y],
        [middle - long * 0.3, y - thick],
        [middle + long * 0.5, y - thick * 0.7],
        [middle + long, y + 1],
        [middle + long * 0.3, y + thick],
        [middle - long * 0.5, y + thick * 0.8],
      ]
    }),
  )
  s.scatter(bars, colour)
}
