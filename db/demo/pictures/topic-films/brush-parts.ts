import { box } from '../backdrop.ts'
import { add, ellipse, mixed, type Point, polar, through, trace, turned } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, pale } from '../step-films/face.ts'
import { APPLE, SHADE } from './ink-apple-parts.ts'
import { inBox, ruledFrame, still } from './comic-parts.ts'

/** A number between 0 and 1 that looks thrown, always the same for the same place. */
export const thrown = (i: number) => {
  const value = Math.sin(i * 12.9898 + 4.137) * 43758.5453
  return value - Math.floor(value)
}

const place = (at: Point, size: number, [x, y]: Point): Point => [at[0] + x * size, at[1] - y * size]
/** How thick a line gets for how hard it is pressed. */
export function graph(s: Sheet, at: Point, size: number, lines: readonly (readonly [string, Line])[]) {
  ruledFrame(s, [at, [at[0] + size, at[1]], [at[0] + size, at[1] - size], [at[0], at[1] - size]], 4)
  for (const [noted, line] of lines)
    line(
      s,
      through(
        trace(noted).map((p) => place(at, size, p)),
        false,
        6,
      ),
      5,
    )
}
export const evenGraph = (s: Sheet, at: Point, size: number) => pale(s, [at, [at[0] + size, at[1] - size]], 2.4)
export const EARLY = '0,0 0.06,0.5 0.2,0.8 0.5,0.94 1,1'
export const GENTLE = '0,0 0.25,0.04 0.5,0.18 0.75,0.52 1,1'

export const wave = ([x, y]: Point, wide: number): Point[] =>
  Array.from({ length: 9 }, (_, i) => [x + (i / 8) * wide, y + Math.sin(i * 0.9) * 11])
export const line = (s: Sheet, at: Point, wide: number, width: number, even = false) =>
  s.ink(
    wave(at, wide),
    width,
    even ? { in: 0.02, out: 0.02, least: 0.9, shade: 0 } : { in: 0.35, out: 0.45, least: 0.08 },
  )

/** A tulip whose lines swell and thin. */
export function tulip(s: Sheet, [x, y]: Point, size: number, lean: number, [colour, deep]: readonly [string, string]) {
  s.at(x, y, { scale: size, rotate: lean }, () => {
    s.ink(trace('0,70 6,130 0,240'), 8, { colour: '#3F7F5F', in: 0.1, out: 0.1 })
    s.flat(trace('2,220 40,150 92,96 70,170 20,236'), '#6FAF86', { still: true, knock: true })
    s.ink(trace('2,222 36,150 92,96'), 4)
    s.ink(trace('92,96 76,170 14,238'), 6)
    const cup = trace('-56,-30 -62,20 -40,62 0,78 40,62 62,20 56,-30 30,0 0,-52 -30,0')
    s.flat(through(cup, true, 4), colour, { still: true, knock: true })
    s.flat(through(trace('62,20 56,-30 34,10 20,70 44,60'), true, 4), deep, { still: true })
    s.ink(trace('-56,-32 -66,20 -40,62 0,78'), 5, { in: 0.6, out: 0.2 })
    s.ink(trace('56,-32 66,20 40,62 0,78'), 9, { in: 0.6, out: 0.3 })
    s.ink(trace('-56,-32 -32,6 -24,36'), 3)
    s.ink(trace('56,-32 32,6 24,36'), 4)
    s.ink(trace('-30,0 -18,-30 0,-54 18,-30 30,0'), 5)
  })
}

/** A shape whose edge fades: many thin coats, each a little larger. */
export function soft(s: Sheet, shape: readonly Point[], colour: string, { coats = 5, by = 0.05, opacity = 0.22 } = {}) {
  const [cx, cy] = shape.reduce(([x, y], p): Point => [x + p[0] / shape.length, y + p[1] / shape.length], [
    0, 0,
  ] as Point)
  for (let k = coats; k >= 1; k--)
    s.flat(
      shape.map(([x, y]): Point => [
        cx + (x - cx) * (1 + by * (k - coats / 2)),
        cy + (y - cy) * (1 + by * (k - coats / 2)),
      ]),
      colour,
      { still: true, opacity },
    )
}

export const STILL = {
  front: trace('30,-70 230,-40 230,170 30,210'),
  side: trace('230,-40 330,-84 330,110 230,170'),
  top: trace('30,-70 134,-112 330,-84 230,-40'),
}
export const FRUIT = APPLE.map(([x, y]): Point => [x - 150, y + 60])
export const FRUIT_SHADE = SHADE.map(([x, y]): Point => [x - 150, y + 60])
const colours = { front: '#C98F55', side: '#8F5B34', top: '#E8BC82' }
export const CAST = through(trace('-210,206 -150,232 -20,230 60,222 90,206 20,190 -120,190'), true, 5)
export const table = trace('-370,120 370,120 370,300 -370,300')

export function stem(s: Sheet) {
  s.ink(trace('-150,-58 -156,-100 -172,-130'), 12, { in: 0.1, out: 0.1, colour: '#5A3A2A' })
  s.flat(through(trace('-144,-90 -110,-154 -40,-166 -20,-154 -54,-100 -100,-86'), true, 4), '#5E9B62', { still: true })
}
/** Apple and box in flat colours with hard edges. */
export function hardStill(s: Sheet) {
  s.flat(box(-370, -300, 370, 300), '#DCE8EA', still)
  s.flat(table, '#B9CCD2', still)
  s.flat(trace('30,208 230,168 330,108 370,130 370,180 250,230 60,232'), '#7F97A2', still)
  for (const face of ['front', 'side', 'top'] as const) s.flat(STILL[face], colours[face], still)
  s.flat(CAST, '#7F97A2', { still: true })
  s.flat(FRUIT, '#DE5B4B', { still: true })
  s.within(FRUIT, () => s.flat(FRUIT_SHADE, '#9C2F3B', { still: true }), true)
  stem(s)
}
export const softBorders = (s: Sheet) => {
  s.within(
    FRUIT,
    () => {
      for (let k = 1; k <= 5; k++)
        s.flat(
          FRUIT_SHADE.map(([x, y]): Point => [x - k * 11, y - k * 5]),
          '#9C2F3B',
          { still: true, opacity: 0.2 },
        )
      soft(s, ellipse(-220, 10, 46, 54).slice(0, -1), '#F79A7E', { coats: 5, by: 0.22, opacity: 0.2 })
    },
    true,
  )
  inBox(s, table, () =>
    soft(s, through(trace('210,236 330,160 380,170 380,230 260,262'), true, 4), '#7F97A2', {
      coats: 5,
      by: 0.14,
      opacity: 0.22,
    }),
  )
  s.within(
    STILL.front,
    () => soft(s, trace('30,-60 90,-60 90,210 30,210'), '#A36B3C', { coats: 4, by: 0.3, opacity: 0.2 }),
    true,
  )
}
export const hardCuts = (s: Sheet) => {
  s.flat(through(trace('-250,-14 -234,-44 -206,-54 -214,-30 -236,-4'), true, 4), '#FFF1E6', { still: true })
  s.flat(through(trace('-206,212 -150,222 -84,214 -110,204 -150,208 -190,204'), true, 4), '#3E4A5A', { still: true })
  s.ink(trace('30,-70 230,-40'), 4, { colour: '#FFE6BF', least: 0.8 })
  s.ink(trace('230,-40 330,-84'), 4, { colour: '#FFE6BF', least: 0.8 })
  s.ink(trace('230,-38 230,168'), 5, { colour: '#5E3820', least: 0.8 })
  s.ink(trace('32,208 230,169 330,110'), 6, { colour: '#3E4A5A', corners: true, least: 0.8 })
  for (const y of [0, 66, 132])
    s.ink(
      [
        [32, y + 4],
        [228, y * 0.86 + 26],
      ],
      3,
      { colour: '#8F5B34', least: 0.6 },
    )
  s.ink(FRUIT.slice(14, 40), 5, { colour: '#6E1F2C', in: 0.4, out: 0.4 })
  s.ink(trace('-136,-92 -90,-124 -34,-152'), 3, { colour: '#CFE6B8' })
}

/** Crumbs of the paper's tooth. */
export function specks(
  s: Sheet,
  [l, t, r, b]: readonly [number, number, number, number],
  count: number,
  colour: string,
  size = 3.4,
) {
  const all = Array.from({ length: count }, (_, i) => {
    const at: Point = [l + (r - l) * thrown(i * 2 + 1), t + (b - t) * thrown(i * 2 + 2)]
    return [0, 1, 2, 3].map((k) => add(at, polar(k * 1.57 + thrown(i + k), size * (0.5 + thrown(i * 5 + k)))))
  })
  s.scatter(all, colour, { layer: 'flat' })
}

/** A stroke of a brush that runs dry. */
export function dryStroke(s: Sheet, [from, to]: readonly [Point, Point], wide: number, colour: string, seed: number) {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2
  const strips = Array.from({ length: 9 }, (_, i) => {
    const off = polar(turn, (i / 8 - 0.5) * wide)
    const half = polar(turn, wide * 0.05 * (0.5 + thrown(seed + i)))
    const parts = [
      [0.02 + 0.08 * thrown(seed + i * 3), 0.4 + 0.2 * thrown(seed + i)],
      [0.55 + 0.16 * thrown(seed + i * 7), 0.74 + 0.26 * thrown(seed + i * 2)],
    ] as const
    return parts.map(([a, b]) => {
      const [p, q] = [add(mixed(from, to, a), off), add(mixed(from, to, b), off)]
      return [add(p, half), mixed(p, q, 0.02), add(p, [-half[0], -half[1]]), q]
    })
  }).flat()
  s.scatter(strips, colour, { layer: 'flat' })
}

const leaves = [
  '0,-60 22,-30 26,4 14,40 2,60 2,84 -2,84 -2,60 -14,40 -26,4 -22,-30',
  '0,-58 18,-46 14,-28 36,-22 26,-2 40,16 18,24 16,42 2,48 2,84 -2,84 -2,48 -16,42 -18,24 -40,16 -26,-2 -36,-22 -14,-28 -18,-46',
  '0,-50 34,-34 44,0 28,34 2,50 2,84 -2,84 -2,50 -28,34 -44,0 -34,-34',
]
export const leaf = (kind: number, at: Point, size: number, turn: number): Point[] =>
  through(trace(leaves[kind % 3]!), true, 4).map(([x, y]) => add(at, turned([x * size, y * size], turn)))
const blades = trace(
  '-9,84 -20,30 -46,-14 -16,16 -20,-26 -34,-66 -8,-20 -4,8 0,-50 16,-92 14,-30 12,14 26,-20 54,-48 30,10 18,50 10,84',
)
/** A tuft of grass that stands on its root. */
export const grass = (at: Point, size: number, turn = 0): Point[] =>
  blades.map(([x, y]) => add(at, turned([x * size, (turn ? y - 84 : y) * size], turn)))
