import { add, ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now } from '../step-films/face.ts'
import { reach, still, WHITE } from './comic-parts.ts'
import type { Draw } from './topic.ts'

export type Focus = {
  at: Point
  from: (angle: number, i: number) => number
  to: readonly Point[]
  count: number
  from0?: number
}
/** Wedges that come from the edge of a panel and end before somebody. */
export const wedges = ({ at, from, to, count, from0 = 0 }: Focus, wide = 4.4): Point[][] =>
  Array.from({ length: count }, (_, i) => {
    const angle = from0 + ((i + 0.3 * Math.sin(i * 2.3)) / count) * Math.PI * 2
    const outer = reach(to, at, angle)
    const side = polar(angle + Math.PI / 2, wide * (0.7 + 0.5 * Math.abs(Math.sin(i * 1.7))))
    const end = add(at, polar(angle, outer))
    return [add(end, side), add(at, polar(angle, Math.min(outer - 8, from(angle, i)))), add(end, [-side[0], -side[1]])]
  })
export const speeds = (half: Point, count: number): readonly (readonly [Point, Point])[] =>
  Array.from({ length: count }, (_, i) => {
    const y = -half[1] + ((i + 0.7) / (count + 0.4)) * half[1] * 2
    const short = half[0] * (0.1 + (0.7 * ((i * 37) % 11)) / 11)
    return [
      [-half[0] + 4, y],
      [half[0] - short, y],
    ]
  })

export const burst = ([x, y]: Point, [rx, ry]: Point, spikes = 17): Point[] =>
  Array.from({ length: spikes * 2 }, (_, i) => {
    const far = i % 2 ? 1 + 0.28 * Math.sin(i * 2.9) : 0.6
    const [px, py] = polar((i / (spikes * 2)) * Math.PI * 2 + 0.1, far)
    return [x + px * rx, y + py * ry]
  })

const BAT = trace('-0.24,1.5 -0.1,1.56 0.2,0.5 0.36,-0.1 0.3,-0.42 0.06,-0.52 -0.14,-0.36 -0.16,0.06 -0.22,0.8')
export const bat = (s: Sheet, [x, y]: Point, scale: number, rotate: number) =>
  s.at(x, y, { scale, rotate }, () => {
    s.flat(BAT, '#E2A63B', { still: true, knock: true })
    s.contour(BAT, 5)
    s.ink(trace('-0.3,1.52 -0.06,1.6'), 9)
  })
export const baseball = (s: Sheet, [x, y]: Point, r: number) => {
  s.flat(ellipse(x, y, r, r).slice(0, -1), WHITE, { still: true, knock: true })
  s.contour(ellipse(x, y, r, r).slice(0, -1), 4)
  for (const side of [-1, 1])
    s.ink(
      ellipse(x + side * r * 1.2, y, r * 0.8, r * 0.8, {
        from: side < 0 ? -0.75 : Math.PI - 0.75,
        to: side < 0 ? 0.75 : Math.PI + 0.75,
      }),
      2.6,
      { colour: '#C8361F' },
    )
}
export const spiral = ([x, y]: Point, r: number, turns = 3.2): Point[] =>
  Array.from({ length: 60 }, (_, i) => add([x, y], polar((i / 59) * turns * Math.PI * 2, (i / 59) * r)))
const star = ([x, y]: Point, r: number): Point[] =>
  Array.from({ length: 8 }, (_, i) => add([x, y], polar((i * Math.PI) / 4 - Math.PI / 2, i % 2 ? r * 0.26 : r)))

export const signs: readonly Draw[] = [
  (s) => now(s, trace('0,-30 16,-4 18,14 0,28 -18,14 -16,-4 0,-30'), 4),
  (s) =>
    [0, 1, 2, 3].forEach((i) =>
      s.at(0, 0, { rotate: (i * Math.PI) / 2 + 0.3 }, () => now(s, trace('8,-30 9,-10 30,-8'), 4)),
    ),
  (s) => now(s, trace('0,26 -28,-2 -26,-22 -10,-26 0,-12 10,-26 26,-22 28,-2 0,26'), 4),
]

export const gloomy = (s: Sheet, x: number) => {
  for (let i = 0; i < 11; i++) ruledDown(s, x - 106 + i * 21.2, i > 2 && i < 8 ? -206 : -302, 90 + ((i * 53) % 7) * 26)
}
const ruledDown = (s: Sheet, x: number, from: number, to: number) =>
  s.ink(
    [
      [x, from],
      [x + 1, to],
    ],
    4,
    { in: 0.02, out: 0.8, shade: 0 },
  )
export const irritated = (s: Sheet, x: number) => {
  for (const [dx, y, r] of [
    [-66, -150, 46],
    [54, -110, 56],
    [-76, -30, 38],
    [88, 14, 28],
    [-92, 90, 24],
    [92, -250, 26],
  ] as const)
    s.ink(spiral([x + dx, y], r), 4, { in: 0.1, out: 0.1 })
}
export const sparkling = (s: Sheet, x: number) => {
  const lights = [
    [-72, -160, 34],
    [56, -140, 40],
    [84, -40, 24],
    [-80, -40, 30],
    [-10, -90, 26],
    [92, -240, 20],
    [-92, -250, 20],
    [6, -170, 16],
  ] as const
  for (const [i, [dx, y, r]] of lights.entries()) {
    if (i % 2) s.flat(star([x + dx, y], r), '#F3C64B', { ...still, layer: 'ink' })
    else s.flat(ellipse(x + dx, y, r * 0.8, r * 0.8), '#F6B9C2', { still: true })
  }
  s.scatter(
    Array.from({ length: 46 }, (_, i) =>
      ellipse(x - 104 + ((i * 67 + i * i) % 208), -296 + ((i * i * 29) % 480), 3 + (i % 3) * 1.6, 3 + (i % 3) * 1.6),
    ),
    '#E58A99',
    { layer: 'ink' },
  )
}

/** Shapes in their place, half a measure wider all round. */
export const grown = (parts: readonly (readonly Point[])[], at: Point, scale: number) =>
  parts.map((part) => {
    const [cx, cy] = part.reduce(([x, y], p) => [x + p[0] / part.length, y + p[1] / part.length], [0, 0])
    return part.map(([x, y]): Point => {
      const length = Math.hypot(x - cx, y - cy) || 1
      return [at[0] + (x + ((x - cx) / length) * 0.5) * scale, at[1] + (y + ((y - cy) / length) * 0.5) * scale]
    })
  })
