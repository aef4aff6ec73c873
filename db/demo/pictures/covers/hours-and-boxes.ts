import { shaded, strips } from './cards.ts'
import { disc } from './ground.ts'
import { tint } from './street-things.ts'
import { box } from '../backdrop.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import { type Camera, drawBlock } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const hours = [
  {
    sky: ['#BBD9EC', '#FBE3C8'],
    sun: [-120, 20],
    disc: '#FFF3C4',
    wall: '#FFF0D8',
    side: '#A9B8D8',
    roof: '#C98A8A',
    hill: '#9DBF9A',
    dark: '#5E8A86',
    cast: '40,150 74,150 190,196 150,206',
  },
  {
    sky: ['#5CA6E0', '#BFE3F5'],
    sun: [30, -260],
    disc: '#FFFBE0',
    wall: '#FFFFFF',
    side: '#BCD0E2',
    roof: '#D9452F',
    hill: '#7CC05A',
    dark: '#3F9250',
    cast: '-40,150 64,150 70,170 -34,172',
  },
  {
    sky: ['#E8744A', '#FBC472'],
    sun: [126, 10],
    disc: '#FFE39A',
    wall: '#8C5A7A',
    side: '#FFC27A',
    roof: '#7A2F44',
    hill: '#A8683F',
    dark: '#5A3A4E',
    cast: '-46,150 -10,150 -150,206 -190,196',
  },
] as const

/** One lighthouse three times: in the cool light of the morning, the short shade of noon, the gold of the evening. */
export function drawThreeHours(s: Sheet) {
  strips(
    s,
    hours.map((hour) => () => s.at(0, 20, { scale: 1.1 }, () => drawHour(s, hour))),
  )
}

function drawHour(s: Sheet, { sky, sun, disc: light, wall, side, roof, hill, dark, cast }: (typeof hours)[number]) {
  tint(s, box(-210, -400, 210, 400), sky[0])
  for (let i = 0; i < 5; i++) tint(s, box(-210, -160 + i * 60, 210, 400), between(sky[0], sky[1], (i + 1) / 5))
  for (const [r, o] of [
    [78, 0.35],
    [46, 1],
  ] as const)
    s.flat(disc([sun[0], sun[1]], r), light, { still: true, opacity: o })
  tint(s, box(-210, 90, 210, 400), between(sky[0], '#2F5F8C', 0.45))
  for (const [y, w] of [
    [108, 50],
    [128, 80],
    [150, 60],
  ] as const)
    s.flat(ellipse(sun[0], y, w, 4), light, { still: true, opacity: 0.9 })
  s.solid(trace('-230,210 -150,160 -40,136 90,140 180,170 240,210 240,420 -240,420'), hill, 5)
  s.flat(trace('-230,270 -60,220 120,250 240,236 240,420 -240,420'), dark, { still: true })
  s.flat(trace(cast), '#1E2B4A', { still: true, corners: true, opacity: 0.45 })
  s.solid(trace('-46,152 -30,-110 44,-110 60,152'), wall, 6, { corners: true })
  s.flat(trace('10,-108 42,-108 57,150 14,150'), side, { corners: true, still: true })
  for (const [a, b] of [
    [-60, -10],
    [50, 100],
  ] as const)
    s.flat(
      [
        [-34 - (a + 110) * 0.06, a],
        [45 + (a + 110) * 0.06, a],
        [45 + (b + 110) * 0.06, b],
        [-34 - (b + 110) * 0.06, b],
      ],
      roof,
      { corners: true, still: true, opacity: 0.9 },
    )
  s.contour(trace('-46,152 -30,-110 44,-110 60,152'), 6, { corners: true })
  s.solid(trace('-50,-126 64,-126 64,-106 -50,-106'), roof, 5, { corners: true })
  s.solid(box(-24, -176, 38, -126), '#FFF3B8', 5, { corners: true })
  s.ink(
    [
      [7, -176],
      [7, -126],
    ],
    4,
  )
  s.solid(trace('-38,-176 7,-226 52,-176'), roof, 6, { corners: true })
  s.solid(trace('-6,152 -6,112 8,100 22,112 22,152'), roof, 4)
}

const pale = { front: '#F6C27A', left: '#E39A4E', right: '#C47A38', top: '#FCE3B0' }
const blue = { front: '#9CC7DC', left: '#6FA6C6', right: '#4A82A8', top: '#D3EAF2' }
const red = { front: '#EFA08C', left: '#DD7560', right: '#B85344', top: '#FBD3C4' }
const view = (yaw: number): Camera => ({
  eye: [-Math.sin(yaw) * 5.2, 3, -Math.cos(yaw) * 5.2],
  yaw,
  pitch: -0.5,
  focal: 700,
})

/** Boxes piled up, boxes in a row, one box that turns. */
export function drawBoxDrill(s: Sheet) {
  strips(
    s,
    (
      [
        ['#F7C9A0', '#FFF0D2', '#D98A5E'],
        ['#9FD0B8', '#EFF6DC', '#5E9A86'],
        ['#B9AEE0', '#F6E6EC', '#8474B4'],
      ] as const
    ).map(([high, low, floor]) => () => {
      shaded(s, [high, low], 150)
      tint(s, box(-240, 140, 240, 400), floor)
      tint(s, box(-240, 140, 240, 152), '#FFFAEE', 0.6)
    }),
  )
  const cubes = (
    [x, y]: Point,
    scale: number,
    yaw: number,
    some: readonly (readonly [Point3, Point3, typeof pale])[],
  ) =>
    s.at(x, y, { scale }, () =>
      some.forEach(([at, size, shades]) => drawBlock(s, view(yaw), { at, size }, shades, { width: 5.4 })),
    )
  for (const [x, w] of [
    [-430, 130],
    [0, 130],
  ] as const)
    tint(
      s,
      trace(`${x - w},268 ${x},296 ${x + w},262 ${x + w + 40},286 ${x + 60},322 ${x - w + 40},300`),
      '#33265E',
      0.36,
    )
  cubes([-416, 130], 1.34, 0.6, [
    [[-0.75, -1, -0.3], [1.1, 1, 1.1], blue],
    [[-0.5, 0, -0.1], [0.8, 0.8, 0.8], pale],
    [[-0.3, 0.8, 0.1], [0.5, 0.5, 0.5], red],
  ])
  cubes([14, 40], 1.2, 0.55, [
    [[-0.5, -0.9, 1.5], [0.8, 0.8, 0.8], blue],
    [[-0.5, -0.9, 0.3], [0.8, 0.8, 0.8], red],
    [[-0.5, -0.9, -0.9], [0.8, 0.8, 0.8], pale],
  ])
  for (const [i, y] of [-214, 0, 214].entries()) {
    cubes([424, y + 8], 1.0, 0.2 + i * 0.46, [[[-0.5, -0.5, -0.5], [1, 1, 1], [pale, blue, red][i]!]])
  }
  for (const y of [-108, 106]) {
    s.ink(bend([300, y - 26], [256, y], [300, y + 26]), 8, { in: 0.1, out: 0.1 })
    s.ink(trace(`274,${y + 30} 302,${y + 28} 300,${y}`), 8, { corners: true, in: 0.1, out: 0.1 })
  }
}
type Point3 = readonly [number, number, number]
