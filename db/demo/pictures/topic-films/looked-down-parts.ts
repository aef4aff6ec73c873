import { box } from '../backdrop.ts'
import { add, ellipse, type Point, trace } from '../geometry.ts'
import { type Camera, pane, seen, type Spot, vanishing } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { light, type Line, now, redRing } from '../step-films/face.ts'
import { folk, folkBy, people } from './folk-parts.ts'
import {
  block,
  cut,
  type Frame,
  framed,
  over,
  plate,
  rim,
  shadow,
  small,
  soft,
  solid,
  tint,
  wires,
} from './place-parts.ts'
import type { TopicDrawing } from './topic.ts'

const FRAME: Frame = [-380, -290, 380, 290]
const high: Camera = { eye: [0, 34, 0], yaw: 0.5, pitch: -0.86, focal: 430, lift: -20 }
const at = (...spot: Spot) => seen(high, spot)
const towers = [
  { it: block([20, 32], [0, 16], [30, 42]), colour: '#C9B6C4', floors: 5 },
  { it: block([2, 12], [0, 13], [34, 46]), colour: '#E9CDA0', floors: 4 },
  { it: block([22, 34], [0, 19], [6, 22]), colour: '#9DB7C6', floors: 6 },
  { it: block([-10, 7], [0, 22], [12, 25]), colour: '#E9B58C', floors: 7 },
] as const
const walkers: readonly Point[] = trace('19.4,10 19.9,11.4 19.4,18 12,24.2 13.6,24.8 19.8,25')
const cars = [
  { it: block([12, 13.8], [0.1, 1.4], [12, 16]), colour: '#D9503C' },
  { it: block([15.6, 17.4], [0.1, 1.4], [22, 26]), colour: '#F2C46A' },
] as const

const passer = (s: Sheet, [x, z]: Point, colour: string) => {
  const [foot, head] = [at(x, 0, z), at(x, 1.7, z)]
  const wide = 4.2
  shadow(s, [foot, add(foot, [-14, 4]), add(foot, [-14, 8]), add(foot, [2, 4])], 0.4)
  plate(s, [add(foot, [-2.4, 0]), add(foot, [2.4, 0]), add(head, [wide, 5]), add(head, [-wide, 5])], colour, 1.6)
  soft(s, ellipse(head[0], head[1] + 1, 4, 4.4).slice(0, -1), '#4A3A34', 1.4)
}
function streetBelow(s: Sheet, pen: number) {
  framed(s, FRAME, () => {
    tint(s, box(...FRAME), '#D8D2C6')
    const lane = (l: number, near: number, r: number, far: number) => [
      at(l, 0, near),
      at(r, 0, near),
      at(r, 0, far),
      at(l, 0, far),
    ]
    tint(s, lane(10.5, 2, 18.4, 70), '#B4AFAE')
    tint(s, lane(-30, 26.2, 60, 29.4), '#B4AFAE')
    s.scatter(
      [8, 12, 16, 20, 32, 38, 44].map((z) => lane(14.3, z, 14.6, z + 2)),
      '#FFFFFF',
    )
    s.scatter(
      [10.8, 12.2, 13.6, 15, 16.4].map((x) => lane(x, 23.4, x + 0.8, 25.6)),
      '#FFFFFF',
    )
    for (const { it, colour, floors } of towers)
      solid(s, high, it, [colour, pen], (face, corners) => {
        if (face.side === 'top') return plate(s, pane(corners, 0.08, 0.08, 0.92, 0.92), '#F3EBDC', pen * 0.6)
        const panes: Point[][] = []
        for (let row = 0; row < floors; row++)
          for (let i = 0; i < 4; i++)
            panes.push(pane(corners, (i + 0.2) / 4, (row + 0.28) / floors, (i + 0.8) / 4, (row + 0.74) / floors))
        s.scatter(panes, face.side === 'front' ? '#6F93A8' : '#55788E')
      })
  })
}
const smallThings = (s: Sheet) => {
  for (const { it, colour } of cars) {
    solid(s, high, it, [colour, 2])
    const [x, , z] = it.at
    solid(s, high, block([x + 0.2, x + 1.6], [1.4, 2], [z + 1, z + 3]), ['#DCE8EE', 1.6])
  }
  for (const [i, spot] of walkers.entries()) passer(s, spot, ['#D9694F', '#3F6FA8', '#5F9468'][i % 3]!)
}
const wing = trace('-40,-6 -120,-96 -214,-120 -296,-96 -210,-74 -150,-30 -70,34')
const farWing = trace('30,-26 70,-120 150,-176 214,-180 160,-120 122,-50 70,6')
const tail = trace('112,30 196,62 204,84 186,92 96,58')
const bodyShape = trace('-150,14 -120,-12 -60,-16 40,-10 120,30 104,58 40,66 -50,58 -116,44')
const gull = (s: Sheet, pen: number) => {
  soft(s, farWing, '#C6CBD6', pen)
  soft(s, tail, '#E9EAEE', pen)
  soft(s, bodyShape, '#FFFFFF', pen)
  s.flat(trace('-100,34 -20,44 80,46 110,44 60,66 -40,60'), '#C6CBD6', { still: true })
  soft(s, wing, '#DDE1E8', pen)
  s.flat(trace('-214,-118 -296,-96 -236,-86'), '#3A3D4C', { still: true })
  plate(s, trace('-148,8 -186,24 -146,26'), '#F0A03C', pen * 0.8)
  s.scatter([ellipse(-126, 6, 4.6, 4.6)], s.line, { layer: 'ink' })
}
const flying = (s: Sheet, draw: () => void) => s.at(-160, 206, { scale: 0.86, rotate: -0.06 }, draw)
const marks = (s: Sheet) => {
  for (const { it } of cars) wires(s, high, it)
  for (const [x, z] of walkers) now(s, [at(x, 0, z), at(x, 1.7, z)], 5)
  flying(s, () => {
    for (const shape of [bodyShape, wing, farWing]) now(s, [...shape, shape[0]!])
  })
}

export const scale: TopicDrawing = {
  steps: [
    (s) => {
      for (const { it } of towers.slice(2)) framed(s, FRAME, () => wires(s, high, it, light))
      framed(s, FRAME, () => marks(s))
    },
    (s) => {
      streetBelow(s, 3)
      framed(s, FRAME, () => smallThings(s))
    },
    over((s) => {
      framed(s, FRAME, () => flying(s, () => gull(s, 4)))
      rim(s, FRAME)
    }),
  ],
  slip: small(0.44, (s) => streetBelow(s, 2.4), [16, 16]),
  cure: small(
    0.44,
    (s) => {
      streetBelow(s, 2.4)
      framed(s, FRAME, () => smallThings(s))
      redRing(s, at(13, 0, 25), [150, 96])
    },
    [16, 16],
  ),
  checks: [
    [40, 0, 480],
    [-40, 100, 620],
  ],
}

const looking: Camera = { eye: [0, 2.75, 0], yaw: 0.42, pitch: -0.74, focal: 980, lift: 6 }
const HERE: Point = [0.82, 1.83]
const TALL = 1.5 / 100
const onHer = ([x, y]: Point): Point => seen(looking, [HERE[0] + x * TALL, -y * TALL, HERE[1]])
const crate = block([HERE[0] - 0.3, HERE[0] + 0.3], [0, 1.68], [HERE[1] - 0.2, HERE[1] + 0.2])
const TO = vanishing(looking, [1, 0, 0])
const grid = (s: Sheet, line: Line) => {
  const to = (x: number, z: number) => seen(looking, [x, 0, z])
  for (let i = -5; i < 9; i++) {
    cut(s, line, FRAME, to(HERE[0] + i * 0.6 - 0.3, 0.2), to(HERE[0] + i * 0.6 - 0.3, 8))
    cut(s, line, FRAME, to(-1.2, HERE[1] + i * 0.6 - 0.3), to(6, HERE[1] + i * 0.6 - 0.3))
  }
}
const seam: Line = (s, line) => s.ink(line, 2, { colour: '#B9A586', corners: true, in: 0.02, out: 0.02, least: 0.8 })
const floor = (s: Sheet) => {
  framed(s, FRAME, () => {
    tint(s, box(...FRAME), '#EADFC8')
    grid(s, seam)
    const foot = (x: number, z: number) => seen(looking, [HERE[0] + x, 0, HERE[1] + z])
    shadow(
      s,
      [foot(-0.16, -0.06), foot(0.16, -0.06), foot(1.3, 0.5), foot(1.5, 0.86), foot(1.1, 0.86), foot(-0.16, 0.1)],
      0.25,
    )
  })
}
const her = { ...people.her, seenFrom: 190 }
const across = (s: Sheet, y: number, half: number, width = 4) => now(s, [onHer([-half, y]), onHer([half, y])], width)

export const lookedAt: TopicDrawing = {
  steps: [
    (s) => {
      grid(s, light)
      wires(s, looking, crate)
    },
    (s) => {
      for (const y of [-87, -54]) {
        across(s, y, 20)
        cut(s, light, FRAME, onHer([20, y]), TO)
      }
      now(s, [onHer([0, -108]), onHer([0, 0])], 2.4)
      now(s, ellipse(0, -100.4, 6.6, 8, { from: 4, to: 10.5 }).map(onHer))
      for (const k of [-1, 1]) {
        light(s, trace(`${k * 10},-86 ${k * 14},-68 ${k * 15},-51`).map(onHer), 2.4)
        light(s, trace(`${k * 5},-54 ${k * 5.4},-28 ${k * 5.6},-2`).map(onHer), 2.4)
      }
    },
    (s) => {
      floor(s)
      folkBy(s, onHer, her, 4)
      rim(s, FRAME)
    },
  ],
  slip: small(
    0.46,
    (s) => {
      floor(s)
      folk(s, onHer([0, 0]), onHer([0, 0])[1] - onHer([0, -100])[1], people.her, 3.4)
    },
    [16, 14],
  ),
  cure: small(
    0.46,
    (s) => {
      floor(s)
      folkBy(s, onHer, her, 2.6)
      for (const y of [-87, -54]) across(s, y, 34, 5)
    },
    [16, 14],
  ),
  checks: [
    [onHer([0, -80])[0], onHer([0, -80])[1], 420],
    [0, 0, 560],
  ],
}
