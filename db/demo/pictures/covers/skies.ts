import { disc, onGround } from './ground.ts'
import { drawGlow, drawSky } from './light.ts'
import { mended } from './mended.ts'
import { tint } from './street-things.ts'
import { box } from '../backdrop.ts'
import { type Point, trace } from '../geometry.ts'
import { drawCrown } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

type Ball = readonly [x: number, y: number, r: number]
type Light = readonly [lit: string, half: string, shade: string]
const DAY: Light = ['#FFFFFF', '#DCE6F2', '#A9BDD8']
const fold = (ball: Ball, k: number, dx = 0, dy = 0) =>
  disc([ball[0] + dx * ball[2], ball[1] + dy * ball[2]], ball[2] * k)

/** Balls that lean on each other with a flat foot: all shades first, then all half lights, then what the sun sees. */
export function heap(s: Sheet, balls: readonly Ball[], foot: number, [lit, half, shade]: Light, pen = 5) {
  const wide = balls.map(([x, , r]) => [x - r, x + r])
  const [left, right] = [Math.min(...wide.map((w) => w[0]!)), Math.max(...wide.map((w) => w[1]!))]
  s.within(
    box(left - 20, -700, right + 20, foot),
    () => {
      for (const ball of balls) s.ink(fold(ball, 1), pen * 2, { closed: true, in: 0.01, out: 0.01, least: 1, shade: 0 })
      for (const ball of balls) s.flat(fold(ball, 1), shade, { still: true, knock: true })
      for (const ball of balls) {
        s.flat(fold(ball, 0.98), shade, { still: true, opacity: 0.5 })
        s.flat(fold(ball, 0.92, -0.06, -0.08), half, { still: true })
        s.flat(fold(ball, 0.78, -0.16, -0.18), lit, { still: true })
      }
      s.flat(box(left, foot - 46, right, foot), shade, { still: true, corners: true, opacity: 0.5 })
    },
    true,
  )
  s.ink(
    [
      [left + 30, foot],
      [(left + right) / 2, foot + 4],
      [right - 30, foot],
    ],
    pen * 0.7,
    { in: 0.3, out: 0.4 },
  )
}

export const tower: readonly Ball[] = [
  [0, -212, 92],
  [-92, -150, 84],
  [92, -146, 88],
  [0, -110, 110],
  [-150, -50, 100],
  [140, -40, 110],
  [-10, -20, 130],
  [-250, 50, 92],
  [-120, 60, 120],
  [90, 60, 130],
  [230, 60, 96],
  [-330, 110, 56],
  [330, 108, 60],
]

/** Left the balls that a cloud is heaped of, right the cloud itself in the same light. */
export function drawCloudOfBalls(s: Sheet) {
  drawSky(s, ['#2F7FD0', '#8FCBF0', '#FFF3D8'], [-350, 230])
  s.flat(trace('-660,232 -400,214 -80,236 260,212 660,230 660,400 -660,400'), '#8CC05A', { still: true })
  s.flat(trace('-660,290 -200,262 240,296 660,270 660,400 -660,400'), '#4F9A4E', { still: true })
  drawGlow(s, [-546, -262], 150, '#FFF6CC', 0.3)
  tint(s, disc([-546, -262], 48), '#FFF6CC')
  s.at(-340, 70, { scale: 0.74 }, () => {
    for (const ball of tower.toReversed()) {
      s.solid(fold(ball, 1), DAY[2], 5)
      s.flat(fold(ball, 0.86, -0.1, -0.12), DAY[1], { still: true })
      s.flat(fold(ball, 0.46, -0.36, -0.4), DAY[0], { still: true })
    }
  })
  s.at(318, 68, { scale: 0.74 }, () => heap(s, tower, 160, DAY))
}

/** Left one lump with even scallops, as spun of sugar; right balls of all sizes, a lit side, a flat foot. */
export function drawNoCandyFloss(s: Sheet) {
  mended(s, ['#A7CBE6', '#7FB2DD'], (right) => {
    if (right) {
      tint(s, box(-330, 80, 330, 380), '#A9CFEA')
      s.flat(trace('-330,262 -60,240 200,268 330,250 330,400 -330,400'), '#347A66', { still: true })
      return s.at(0, 70, { scale: 0.74 }, () => heap(s, tower, 160, DAY))
    }
    const even = Array.from({ length: 15 }, (_, i): Point => [
      Math.cos((i / 15) * 6.283) * 150,
      -40 + Math.sin((i / 15) * 6.283) * 124,
    ])
    s.ink(
      [
        [0, 60],
        [0, 320],
      ],
      22,
      { colour: '#FBF3E4', in: 0.01, out: 0.01, least: 1 },
    )
    for (const [x, y] of even) s.ink(disc([x, y], 54), 12, { closed: true, in: 0.01, out: 0.01, least: 1, shade: 0 })
    for (const [x, y] of even) s.flat(disc([x, y], 54), '#F9DDE6', { still: true, knock: true })
    s.flat(disc([0, -40], 156, 132), '#F9DDE6', { still: true })
    for (const line of [
      '-90,-60 -60,-84 -30,-60',
      '20,-90 50,-112 80,-88',
      '-20,10 10,-14 40,10',
      '70,-10 100,-32 126,-8',
      '-110,20 -84,0 -60,20',
    ])
      s.ink(trace(line), 5, { in: 0.2, out: 0.2 })
  })
}

/** Nine small skies, one for each day, each with another cloud. */
export function drawSkyDiary(s: Sheet) {
  const skies: readonly (readonly [string, (x: number, y: number) => void])[] = [
    ['#7FB2DD', (x, y) => s.at(x, y + 30, { scale: 0.26 }, () => heap(s, tower, 160, DAY, 8))],
    [
      '#5E97D0',
      (x, y) =>
        [-44, -14, 18, 48].forEach((dy, i) =>
          s.ink(
            [
              [x - 130, y + dy + 22],
              [x - 20, y + dy - 6],
              [x + 60, y + dy - 10],
              [x + 120, y + dy - 26 - i * 3],
            ],
            11,
            { colour: '#FFFFFF', in: 0.3, out: 0.7 },
          ),
        ),
    ],
    [
      '#8FBCE0',
      (x, y) => {
        for (let r = 0; r < 4; r++)
          for (let i = 0; i < 7; i++)
            s.flat(disc([x - 128 + i * 42 + (r % 2) * 20, y - 56 + r * 34], 17 - r, 11), '#FFFFFF', { still: true })
      },
    ],
    [
      '#F2A86A',
      (x, y) => {
        s.flat(disc([x, y + 60], 70), '#FCE0A0', { still: true })
        for (const [dx, dy, w] of [
          [-40, -40, 100],
          [60, -10, 90],
          [-60, 24, 90],
        ] as const)
          s.flat(
            trace(`${x + dx - w},${y + dy} ${x + dx},${y + dy - 13} ${x + dx + w},${y + dy} ${x + dx},${y + dy + 10}`),
            '#C45F5A',
            { still: true },
          )
      },
    ],
    [
      '#9AA5B4',
      (x, y) => {
        s.at(x, y - 10, { scale: 0.3 }, () => heap(s, tower.slice(4), 160, ['#C9CFD8', '#A9B2C0', '#6F7A8C'], 8))
        for (let i = 0; i < 9; i++)
          s.ink(
            [
              [x - 90 + i * 22, y + 46],
              [x - 100 + i * 22, y + 86],
            ],
            5,
            { colour: '#E6EEF4' },
          )
      },
    ],
    [
      '#CBD6DE',
      (x, y) => {
        for (const [dy, c] of [
          [-50, '#E4EAEE'],
          [-16, '#B7C3CE'],
          [22, '#DDE5EA'],
          [56, '#A7B5C2'],
        ] as const)
          s.flat(
            trace(
              `${x - 170},${y + dy} ${x - 40},${y + dy - 16} ${x + 70},${y + dy + 4} ${x + 170},${y + dy - 10} ${x + 170},${y + dy + 26} ${x - 170},${y + dy + 30}`,
            ),
            c,
            { still: true },
          )
      },
    ],
    [
      '#2E4378',
      (x, y) => {
        s.flat(disc([x + 66, y - 34], 38), '#F8EBBE', { still: true })
        s.at(x - 20, y + 40, { scale: 0.24 }, () => heap(s, tower.slice(4), 160, ['#8FA0CC', '#6F82B4', '#42558C'], 7))
      },
    ],
    [
      '#86C2E2',
      (x, y) =>
        [
          [-70, -36, 0.15],
          [62, -6, 0.17],
          [-44, 46, 0.12],
        ].forEach(([dx, dy, k]) => s.at(x + dx!, y + dy!, { scale: k! }, () => heap(s, tower.slice(7), 160, DAY, 11))),
    ],
    [
      '#F6CDBE',
      (x, y) => {
        s.at(x + 10, y + 54, { scale: 0.3 }, () => heap(s, tower, 160, ['#FFF3E6', '#F7C3B4', '#C98BA6'], 7))
      },
    ],
  ]
  tint(s, box(-660, -380, 660, 380), '#E2B98A')
  for (let i = 0; i < 6; i++) tint(s, box(-660 + i * 220, -380, -550 + i * 220, 380), '#D9AC7A', 0.7)
  tint(s, trace('-660,-380 -100,-380 420,380 -240,380 -660,-60'), '#FFF3C0', 0.3)
  skies.forEach(([sky, draw], i) => {
    const [x, y] = [((i % 3) - 1) * 414, (Math.floor(i / 3) - 1) * 234]
    tint(s, box(x - 184, y - 94, x + 202, y + 116), '#5E3A4E', 0.34)
    s.solid(box(x - 192, y - 106, x + 192, y + 106), s.tones.paper, 4, { corners: true })
    const cell = box(x - 178, y - 92, x + 178, y + 92)
    s.flat(cell, sky, { corners: true, still: true, knock: true })
    s.within(
      cell,
      () => {
        for (let k = 1; k < 4; k++) tint(s, box(x - 180, y - 92 + k * 46, x + 180, y + 92), '#FFF6DC', 0.16)
        draw(x, y)
      },
      true,
    )
  })
}

/** A thundercloud stands over the summer fields: white above, dark beneath, and rain falls from it in curtains. */
export function drawThundershower(s: Sheet) {
  onGround(s, '#5C86A8', () => {
    tint(s, box(-660, -400, 660, -120), '#48749C')
    tint(s, box(-660, 60, 660, 400), '#8FA9B0')
    tint(s, trace('330,-20 660,-40 660,240 240,240'), '#F1D9A0')
    const light: Light = ['#FFF7E6', '#D3DBE2', '#8A9AAE']
    s.at(-60, -66, { scale: 0.9 }, () =>
      heap(
        s,
        [
          [-330, -160, 70],
          [330, -170, 74],
          [-230, -190, 84],
          [230, -196, 88],
          [-110, -214, 96],
          [110, -214, 98],
          ...tower.map(([x, y, r]): Ball => [x * 1.1, y + 10, r]),
        ],
        176,
        light,
      ),
    )
    const base = trace(
      '-560,40 -460,-6 -300,20 -140,-10 40,18 220,-6 330,22 380,70 300,116 120,104 -40,130 -240,108 -420,124 -540,92',
    )
    s.solid(base, '#3C4A5E', 6)
    s.flat(trace('-520,80 -300,62 -60,92 180,70 340,84 296,112 120,104 -40,130 -240,108 -420,124 -530,96'), '#2A3547', {
      still: true,
    })
    s.flat(trace('-500,100 240,100 150,262 -600,262'), '#4A5A6C', { still: true, corners: true, opacity: 0.75 })
    for (let i = 0; i < 46; i++) {
      const x = -500 + i * 16.4
      const y = 116 + ((i * 37) % 60)
      s.ink(
        [
          [x, y],
          [x - 30, y + 90 + ((i * 13) % 40)],
        ],
        3.6,
        { colour: '#D5E4EC', in: 0.2, out: 0.5 },
      )
    }
    s.flat(trace('-150,108 -226,190 -178,186 -236,262 -110,170 -158,174 -96,108'), '#FFF2A8', {
      corners: true,
      still: true,
      layer: 'ink',
    })
    s.flat(trace('-660,250 -300,236 60,254 660,232 660,400 -660,400'), '#4E7A52', { still: true })
    tint(s, trace('240,244 660,232 660,296 420,300'), '#A9B85C')
    s.flat(trace('-660,310 -200,290 300,316 660,296 660,400 -660,400'), '#2C5443', { still: true })
    drawCrown(s, [576, 226], [70, 62], ['#A9B85C', '#4E7A52', '#2C5443'])
  })
}
