import { box } from '../backdrop.ts'
import { add, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { between } from '../tones.ts'
import { folk, people } from './folk-parts.ts'
import { around, type Frame, framed, rim, shadow, tint } from './place-parts.ts'
import type { TopicDrawing } from './topic.ts'

const PLAZA: Frame = [-375, -270, 375, 285]
const EYES = -70
type Someone = readonly [x: number, eyes: number, colour: string]
const crowd: readonly Someone[] = [
  [-330, 92, '#7E8FA6'],
  [-296, 88, '#A68F7E'],
  [-206, 44, '#8FA68A'],
  [-190, 46, '#7E8FA6'],
  [-172, 43, '#A6868F'],
  [-60, 34, '#A68F7E'],
  [-48, 36, '#7E8FA6'],
  [20, 66, '#8F86A6'],
  [44, 68, '#A69A7E'],
  [70, 64, '#7EA0A6'],
  [170, 40, '#A6868F'],
  [272, 120, '#7E8FA6'],
  [318, 126, '#A68F7E'],
]
const bodyOf = (eyes: number) =>
  trace('-8,-90 -12,-84 -14,-54 -9,-50 -8,0 -1,0 0,-44 1,0 8,0 9,-50 14,-54 12,-84 8,-90').map(([x, y]): Point => [
    (x * eyes) / 100,
    (y * eyes) / 100,
  ])
const someone = (s: Sheet, [x, eyes, colour]: Someone) => {
  const foot: Point = [x, EYES + eyes]
  tint(
    s,
    bodyOf(eyes).map((p) => add(p, foot)),
    colour,
  )
  s.flat(ellipse(x, EYES, eyes * 0.07, eyes * 0.085).slice(0, -1), between(colour, '#2A2B3A', 0.5), { still: true })
}
const evenly = [-120, -72, -24, 24, 72, 120].map((x): Someone => [x, 100, '#7E8FA6'])
const grouped: readonly Someone[] = [
  [-136, 100, '#7E8FA6'],
  [-104, 96, '#A68F7E'],
  [-6, 60, '#8FA68A'],
  [14, 62, '#A6868F'],
  [36, 58, '#7E8FA6'],
  [136, 108, '#A68F7E'],
]
const little = (s: Sheet, all: readonly Someone[]) =>
  s.at(0, 60, {}, () => {
    tint(s, box(-165, EYES, 178, 70), '#E9DFC8')
    for (const it of all) someone(s, it)
  })

export const bustle: TopicDrawing = {
  steps: [
    (s) => {
      around(s, light, box(...PLAZA))
      light(s, trace('-375,-70 375,-70'), 2.6)
      for (const [x, eyes] of crowd) now(s, ellipse(x, EYES, eyes * 0.07, eyes * 0.085, { from: 4, to: 10.4 }))
      now(s, ellipse(-90, EYES, 21, 25, { from: 4, to: 10.4 }))
    },
    (s) => {
      for (const [x, eyes] of crowd)
        light(
          s,
          bodyOf(eyes).map((p) => add(p, [x, EYES + eyes])),
          2.4,
        )
      for (const [x, rx, ry] of [
        [-313, 52, 80],
        [-189, 40, 44],
        [45, 54, 60],
        [296, 64, 100],
      ] as const)
        now(s, ellipse(x, EYES + ry * 0.5, rx, ry, { from: 4, to: 10.4 }), 2.4)
    },
    (s) => {
      framed(s, PLAZA, () => {
        tint(s, box(-375, -270, 375, EYES), '#D6E8EC')
        for (const [l, t, r, colour] of [
          [-375, -210, -250, '#E3D3BC'],
          [-250, -150, -110, '#D9C2B0'],
          [-110, -190, 10, '#E6DCC4'],
          [120, -170, 250, '#DCC8B4'],
          [250, -230, 375, '#E3D3BC'],
        ] as const)
          tint(s, box(l, t, r, EYES + 16), colour)
        tint(s, box(-375, EYES + 16, 375, 285), '#EADFC8')
        for (const it of crowd) someone(s, it)
      })
      shadow(s, ellipse(-60, 264, 96, 12).slice(0, -1), 0.3)
      folk(s, [-90, 262], 262 - EYES, people.her, 4)
      rim(s, PLAZA)
    },
  ],
  slip: (s) => little(s, evenly),
  cure: (s) => {
    little(s, grouped)
    s.at(0, 60, {}, () => {
      for (const [x, rx] of [
        [-120, 42],
        [15, 46],
      ] as const)
        now(s, ellipse(x, -30, rx, 62, { from: 4, to: 10.4 }))
    })
  },
  checks: [
    [0, -60, 620],
    [60, 0, 620],
  ],
}
