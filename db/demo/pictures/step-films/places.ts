import { box } from '../backdrop.ts'
import { lumpy } from '../scene/nature.ts'
import { cutToBox, ellipse, mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'
import { type Line, now } from './face.ts'
import { cloud } from './page-panels.ts'
import { sag } from './by-eye-height.ts'

/** A place as it is seen by an eye of that height, its vanishing point that far beside the middle; feet stand at the origin. */
export type Place = { eye: number; vx: number }
type Spot = (x: number, up: number, deep: number) => Point

const FRAME = [-190, -524, 190, 30] as const
const inside = (s: Sheet, draw: () => void) => s.within(box(...FRAME), draw, true)

/** Where something is seen, as far beside the vanishing point, as high and as far away as is said; who stands here is 1 away. */
const spotIn =
  ({ eye, vx }: Place): Spot =>
  (x, up, deep) => [vx + x / deep, eye - (eye + up) / deep]

const SHADE = '#51407C'
const ruled = { corners: true, in: 0.03, out: 0.03, least: 0.6 }

function rim(s: Sheet, pen = 4.4) {
  const corners = box(...FRAME)
  corners.forEach((corner, i) => s.ink([corner, corners[(i + 1) % 4]!], pen, ruled))
}
export const eyeLine = (s: Sheet, { eye }: Place, line: Line = now) =>
  line(s, [
    [FRAME[0], eye],
    [FRAME[2], eye],
  ])
export const vanishing = (s: Sheet, { eye, vx }: Place, line: Line = now) =>
  line(s, ellipse(vx, eye, 8, 8, { to: 7.2 }))

/** Lines that go away from us, as far as the frame reaches. */
export function away(s: Sheet, place: Place, edges: readonly Point[], line: Line = now) {
  for (const [x, up] of edges) {
    const cut = cutToBox(spotIn(place)(x, up, 0.4), [place.vx, place.eye], FRAME)
    if (cut) line(s, cut)
  }
}
const strip = (to: Spot, x: number, [low, high]: Point, [near, far]: Point): Point[] => [
  to(x, low, near),
  to(x, low, far),
  to(x, high, far),
  to(x, high, near),
]

function plate(s: Sheet, points: readonly Point[], colour: string, pen = 3) {
  s.flat(points, colour, { corners: true, still: true })
  s.contour(points, pen, { corners: true, least: 0.6 })
}
const line = (s: Sheet, from: Point, to: Point, pen = 2.4) => s.ink([from, to], pen, ruled)
const ground = (s: Sheet, { eye }: Place, colour: string) =>
  s.flat(box(-200, eye, 200, 40), colour, { corners: true, still: true })
const under = (s: Sheet, { eye }: Place, x: number) =>
  s.flat(ellipse(x + 22, 2, 74, Math.max(5, 74 * Math.abs(sag(eye, 0)) * 0.5)).slice(0, -1), SHADE, {
    still: true,
    opacity: 0.3,
  })

/** What goes away from us in a street: the foot, the eaves and the top of its walls, the road. */
export const STREET: readonly Point[] = [
  [-520, 0],
  [-520, 560],
  [-520, 1010],
  [430, 0],
  [430, 430],
  [-300, 0],
  [250, 0],
]

export function street(s: Sheet, place: Place, x: number) {
  const to = spotIn(place)
  inside(s, () => {
    s.flat(box(-200, -540, 200, place.eye + 4), '#BFE3F2', { corners: true, still: true })
    s.aside(8, () => cloud(s, [place.vx + 10, place.eye - 120], 74, '#FFFFFF', 3))
    s.flat(lumpy(s.dice, [place.vx, place.eye], [70, 42], 8, 0.2), '#7DB28F', { corners: true, still: true })
    ground(s, place, '#E5DDD2')
    s.flat([to(-300, 0, 0.8), to(-300, 0, 40), to(250, 0, 40), to(250, 0, 0.8)], '#CFC6BE', {
      corners: true,
      still: true,
    })
    plate(s, strip(to, -520, [0, 1240], [4.7, 9]), '#D9A08A')
    plate(s, strip(to, -520, [0, 1010], [1.5, 4.6]), '#F3E2C0')
    for (const at of [2, 3.3]) {
      plate(s, strip(to, -520, [40, 440], [at, at + 1]), '#8FB8CC', 2.4)
      plate(s, strip(to, -520, [680, 900], [at + 0.1, at + 0.8]), '#A9CBD8', 2.4)
    }
    const awning = [to(-520, 560, 1.8), to(-520, 560, 4.5), to(-400, 470, 4.5), to(-400, 470, 1.8)]
    plate(s, awning, '#D96A52', 3)
    plate(s, strip(to, 430, [0, 430], [2, 12]), '#C9C4CE')
    for (const up of [140, 285]) line(s, to(430, up, 3), to(430, up, 12))
    for (const deep of [4, 5, 6.6, 9]) line(s, to(430, 0, deep), to(430, 430, deep), 2)
    const pole = to(380, 0, 5)
    line(s, pole, to(380, 1500, 5), 5)
    line(s, to(330, 1300, 5), to(430, 1300, 5), 4)
    for (const at of [-300, 250]) line(s, to(at, 0, 0.7), to(at, 0, 30), 2.6)
    for (const deep of [1.5, 3])
      plate(s, [to(-40, 0, deep), to(10, 0, deep), to(10, 0, deep * 1.5), to(-40, 0, deep * 1.5)], '#FFFFFF', 1.6)
    under(s, place, x)
  })
  rim(s)
}

/** What goes away from us by the sea: the rails of the fence, the planks. */
export const SEASIDE: readonly Point[] = [
  [300, 0],
  [300, 170],
  [300, 330],
  [150, 0],
  [0, 0],
  [-150, 0],
  [-300, 0],
]

export function seaside(s: Sheet, place: Place, x: number) {
  const to = spotIn(place)
  const { eye, vx } = place
  inside(s, () => {
    s.flat(box(-200, -540, 200, eye + 2), '#A9DCF2', { corners: true, still: true })
    s.aside(8, () => {
      cloud(s, [130, eye - 70], 110, '#FFFFFF', 3)
      cloud(s, [-140, eye - 24], 70, '#FFFFFF', 3)
    })
    s.flat(box(-200, eye, 200, 40), '#4FA3C4', { corners: true, still: true })
    s.flat(
      [
        [-200, eye],
        [-120, eye - 15],
        [-60, eye - 20],
        [-10, eye],
      ],
      '#6E9A86',
      { still: true },
    )
    line(s, [-195, eye], [195, eye], 3)
    for (const [a, b] of [
      [0.2, -110],
      [0.36, 120],
      [0.5, -60],
    ] as const)
      line(s, [b - 26, mixed([0, eye], [0, 20], a)[1]], [b + 26, mixed([0, eye], [0, 20], a)[1]], 2)
    plate(s, [to(-620, 0, 0.7), to(-620, 0, 30), to(330, 0, 30), to(330, 0, 0.7)], '#E0BC8C', 3)
    for (const at of [-450, -300, -150, 0, 150]) line(s, to(at, 0, 0.7), to(at, 0, 24), 2)
    for (const up of [330, 170])
      plate(s, [to(300, up - 22, 0.8), to(300, up - 22, 24), to(300, up + 8, 24), to(300, up + 8, 0.8)], '#FFFFFF', 2.8)
    for (const deep of [1.9, 2.6, 3.8, 6, 11]) {
      const [a, b] = [to(300, 0, deep), to(300, 350, deep)]
      const half = 13 / deep
      plate(
        s,
        [
          [a[0] - half, a[1]],
          [a[0] + half, a[1]],
          [b[0] + half, b[1]],
          [b[0] - half, b[1]],
        ],
        '#F3F6F8',
        2.6,
      )
    }
    s.flat(ellipse(vx, eye - 2, 5, 3), '#FFFFFF', { still: true })
    under(s, place, x)
  })
  rim(s)
}

/** What goes away from us between shelves: their boards, the planks of the floor. */
export const LIBRARY: readonly Point[] = [
  [-380, 0],
  [-380, 220],
  [-380, 440],
  [-380, 640],
  [400, 0],
  [400, 220],
  [400, 440],
  [400, 640],
]
const BOOKS = ['#C9604A', '#3F7C8E', '#E0B04F', '#6A5A9C', '#5F9468', '#B9798C']

export function library(s: Sheet, place: Place, x: number) {
  const to = spotIn(place)
  inside(s, () => {
    s.flat(box(-200, -540, 200, 40), '#F4EAD6', { corners: true, still: true })
    const [far, near] = [7, 0.75]
    s.flat([to(-380, 0, near), to(-380, 0, far), to(400, 0, far), to(400, 0, near)], '#C99C6C', {
      corners: true,
      still: true,
    })
    for (const at of [-190, 0, 200]) line(s, to(at, 0, near), to(at, 0, far), 2)
    for (const deep of [0.98, 1.4, 2.1, 3.4]) line(s, to(-380, 0, deep), to(400, 0, deep), 1.8)
    plate(s, [to(-380, 0, far), to(400, 0, far), to(400, 900, far), to(-380, 900, far)], '#E9DAC0', 3)
    plate(s, [to(-170, 260, far), to(190, 260, far), to(190, 700, far), to(-170, 700, far)], '#CFEAF4', 2.6)
    line(s, to(10, 260, far), to(10, 700, far), 2)
    for (const [side, wood] of [
      [-380, '#A8703F'],
      [400, '#8E5C38'],
    ] as const) {
      plate(s, strip(to, side, [0, 860], [near, far]), wood, 3)
      for (const low of [20, 235, 455, 655])
        for (let i = 0; i < 6; i++) {
          const [from, till] = [0.9 * 1.38 ** i, 0.9 * 1.38 ** (i + 0.86)]
          const high = low + 130 + ((i * 37 + low) % 40)
          const colour = BOOKS[(i * 2 + low) % 6]!
          s.flat(strip(to, side, [low, high], [from, till]), side < 0 ? colour : between(colour, SHADE, 0.25), {
            corners: true,
            still: true,
          })
        }
      for (const up of [12, 220, 440, 640, 860]) line(s, to(side, up, near), to(side, up, far), 4.6)
    }
    under(s, place, x)
  })
  rim(s)
}
