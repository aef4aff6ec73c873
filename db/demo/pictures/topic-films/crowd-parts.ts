import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { swing } from '../step-films/stands.ts'
import { between } from '../tones.ts'
import { dressed, wears } from './dressed-parts.ts'
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
const walks = trace(
  '-3,-93 -3.4,-89 -10,-86.6 -12.6,-81 -15,-64 -15.6,-50 -13.6,-46 -11.6,-48 -11.4,-62 -9,-74 -9,-50 -9.6,-26 -12,-6 ' +
    '-14,-1 -12.6,1 -6,1 -5.6,-6 -3.6,-26 -0.4,-43 3.6,-26 6.6,-8 5.6,0 7.6,3 14,1 12,-8 9.4,-28 9,-50 9,-74 11.6,-64 ' +
    '15.4,-52 17.4,-48 18.6,-52 15.4,-66 12.6,-81 10,-86.6 3.4,-89 3,-93',
)
const inSkirt = trace(
  '-3,-93 -3.4,-89 -9,-86.6 -11.4,-80 -13.6,-64 -14,-50 -12,-46.6 -10.6,-49 -10.4,-62 -8,-74 -7.4,-64 -12.6,-34 -7,-32.4 ' +
    '-7.4,-8 -9,0 -3.4,1 -3.2,-10 -1.4,-32 1.4,-32 4,-10 3,-1 8.8,0 8,-12 6.8,-32.4 12.6,-34 7.4,-64 8,-74 10.4,-62 ' +
    '10.6,-49 12,-46.6 14,-50 13.6,-64 11.4,-80 9,-86.6 3.4,-89 3,-93',
)
/** Every other one turns the other way, every third wears a skirt. */
const bodyOf = ([x, eyes]: Someone, i: number) =>
  (i % 3 === 1 ? inSkirt : walks).map(([px, py]): Point => [
    x + ((i % 2 ? px : -px) * eyes) / 100,
    EYES + eyes + (py * eyes) / 100,
  ])
const someone = (s: Sheet, it: Someone, i: number) => {
  const [x, eyes, colour] = it
  tint(s, bodyOf(it, i), colour)
  s.flat(ellipse(x, EYES, eyes * 0.07, eyes * 0.085).slice(0, -1), between(colour, '#2A2B3A', 0.5), { still: true })
}
const evenly = [-122, -66, -10, 46, 102, 158].map((x): Someone => [x, 150, '#7E8FA6'])
const grouped: readonly Someone[] = [
  [-122, 150, '#7E8FA6'],
  [-78, 144, '#A68F7E'],
  [10, 84, '#8FA68A'],
  [36, 88, '#A6868F'],
  [62, 82, '#7E8FA6'],
  [154, 160, '#A68F7E'],
]
const little = (s: Sheet, all: readonly Someone[]) =>
  s.at(0, 10, {}, () => {
    tint(s, box(-165, EYES, 188, 120), '#E9DFC8')
    for (const [i, it] of all.entries()) someone(s, it, i)
  })

export const bustle: TopicDrawing = {
  steps: [
    (s) => {
      around(s, light, box(...PLAZA))
      light(s, trace('-375,-70 375,-70'), 2.6)
      for (const [x, eyes] of crowd) now(s, ellipse(x, EYES, eyes * 0.07, eyes * 0.085, { from: 4, to: 10.4 }))
      s.ink(ellipse(-90, EYES, 24, 28, { from: 4, to: 10.4 }), 3, { colour: '#2C6BA6', least: 0.8 })
    },
    (s) => {
      for (const [i, it] of crowd.entries()) light(s, bodyOf(it, i), 2.4)
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
        for (const [i, it] of crowd.entries()) someone(s, it, i)
      })
      shadow(s, ellipse(-60, 264, 96, 12).slice(0, -1), 0.3)
      dressed(s, [-90, 262], 262 - EYES, [swing, wears.her])
      rim(s, PLAZA)
    },
  ],
  slip: (s) => little(s, evenly),
  cure: (s) => {
    little(s, grouped)
    s.at(0, 10, {}, () => {
      for (const [x, rx, ry] of [
        [-100, 62, 92],
        [36, 54, 64],
      ] as const)
        now(s, ellipse(x, EYES + ry * 0.78, rx, ry, { from: 4, to: 10.4 }))
    })
  },
  checks: [
    [0, -60, 620],
    [60, 0, 620],
  ],
}
