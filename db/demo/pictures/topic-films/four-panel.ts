import { type Point, ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { crossedOut, light, now, red } from '../step-films/face.ts'
import { roughHead } from '../step-films/page.ts'
import { bubble, mutter, pencilBubble } from './balloon-parts.ts'
import {
  STEP,
  bites,
  comes,
  dinner,
  features,
  fishes,
  friends,
  gone,
  hauls,
  opening,
  rests,
  same,
  small,
  strip,
  sweet,
  unlike,
  wordy,
} from './four-panel-parts.ts'
import { NOW, arrow, faintly, panel, part, plain, ruled } from './panel-parts.ts'
import type { TopicDrawing } from './topic.ts'

const MAIN = strip(-180, 180)
const back = (s: Sheet, from: number, to: number) => {
  const y = (i: number) => -238 + i * STEP
  arrow(
    s,
    [
      [-200, y(from)],
      [-256, (y(from) + y(to)) / 2],
      [-200, y(to) + 20],
    ],
    now,
    18,
    4,
  )
}
const roughCat = (s: Sheet, [x, y]: Point) => {
  now(s, ellipse(x, y - 26, 24, 22, { from: 4, to: 10.4 }))
  now(s, trace(`${x - 22},${y - 36} ${x - 20},${y - 60} ${x},${y - 48} ${x + 20},${y - 60} ${x + 22},${y - 36}`))
  now(s, trace(`${x - 16},${y - 6} ${x - 32},${y + 44} ${x + 32},${y + 44} ${x + 16},${y - 6}`))
}
const roles: TopicDrawing = {
  steps: [
    (s) => {
      for (const cell of MAIN) faintly(s, cell)
      ruled(s, MAIN[3]!, NOW, 4)
      roughHead(s, part(MAIN[3]!, 0.36, 0.5), 42, now)
      roughCat(s, part(MAIN[3]!, 0.68, 0.52))
    },
    (s) => {
      back(s, 3, 2)
      ruled(s, MAIN[2]!, NOW, 4)
      roughHead(s, part(MAIN[2]!, 0.24, 0.5), 42, light)
      roughCat(s, part(MAIN[2]!, 0.78, 0.58))
    },
    (s) => {
      back(s, 2, 1)
      back(s, 1, 0)
      ;[dinner, comes, gone, friends].forEach((shows, i) => panel(s, MAIN[i]!, shows))
    },
  ],
  slip: (s) => opening(s, false),
  cure: (s) => {
    opening(s, true)
    arrow(s, trace('4,132 4,70'), red, 16)
  },
  checks: [
    [0, 74, 360],
    [0, -238, 360],
  ],
}

const LEFT = strip(-350, 50)
const scenes = [sweet('glad', true), sweet('laugh', true), sweet('shock', false, true), sweet('shy', true, true)]
/** What each wants to say, as lines of strokes: how long each is, and which of them stay. */
const talks: readonly { says: readonly number[]; stays?: number }[] = [
  { says: [1, 0.9, 1, 0.6, 0.8], stays: 3 },
  { says: [0.9, 1, 0.7], stays: 2 },
  { says: [1, 0.8] },
  { says: [1, 1, 0.9, 0.5], stays: 3 },
]
const TOLD = 330
const columnAt = (i: number, c: number, long: number): [Point, Point] => {
  const [x, top] = [TOLD - c * 44, -302 + i * STEP]
  return [
    [x, top],
    [x, top + 126 * long],
  ]
}
const amount: TopicDrawing = {
  steps: [
    (s) =>
      LEFT.forEach((cell, i) => {
        faintly(s, cell)
        roughHead(s, part(cell, i === 2 ? 0.26 : 0.2, 0.5), 40, light)
        talks[i]!.says.forEach((long, c) => s.ink(columnAt(i, c, long), 8, plain))
      }),
    (s) =>
      LEFT.forEach((cell, i) => {
        const [x, y] = part(cell, i < 2 ? 0.78 : i === 2 ? 0.62 : 0.78, 0.66)
        if (i < 2) now(s, trace(`${x - 32},${y + 14} ${x - 34},${y - 26} ${x + 34},${y - 26} ${x + 32},${y + 14}`))
        now(s, ellipse(x, y + 18, 46, 11, { to: 6.6 }))
        talks[i]!.says.forEach((long, c) => {
          if (c === talks[i]!.stays) return
          const [[px, top], [, low]] = columnAt(i, c, long)
          red(
            s,
            [
              [px + 16, top - 6],
              [px - 16, low + 6],
            ],
            5,
          )
        })
      }),
    (s) =>
      LEFT.forEach((cell, i) => {
        const { says, stays } = talks[i]!
        panel(s, cell, scenes[i]!)
        if (stays === undefined) return
        const one = { at: part(cell, 0.47, 0.36), r: [30, 44] as const, tip: part(cell, 0.32, 0.66) }
        bubble(s, one, 3.4)
        mutter(s, one, [says[stays]!], [46, 7])
      }),
  ],
  slip: (s) => s.at(26, 8, {}, () => wordy(s, false)),
  cure: (s) => s.at(26, 8, {}, () => wordy(s, true)),
  checks: [
    [-150, -160, 440],
    [-150, 74, 420],
  ],
}

const faces: TopicDrawing = {
  steps: [
    (s) =>
      MAIN.forEach((cell) => {
        ruled(s, cell)
        roughHead(s, part(cell, 0.34, 0.48), 42, light)
        light(s, [part(cell, 0, 0.78), part(cell, 1, 0.78)])
        light(s, [part(cell, 0.62, 0.1), part(cell, 0.62, 0.52), part(cell, 0.92, 0.52), part(cell, 0.92, 0.1)])
      }),
    (s) =>
      MAIN.forEach((cell, i) => {
        const [x, y] = part(cell, 0.34, 0.48)
        for (const line of features[i]!.split(';'))
          now(
            s,
            trace(line).map(([px, py]): Point => [x + px * 44, y + py * 44]),
            3.4,
          )
      }),
    (s) => MAIN.forEach((cell, i) => panel(s, cell, same(...unlike[i]!))),
  ],
  slip: small([40, 62, 26, 50]),
  cure: small([40, 40, 40, 40]),
  checks: [
    [0, -80, 480],
    [0, 0, 600],
  ],
}

const endings = [fishes, bites, hauls, rests(1)]
const ending = (s: Sheet, words: number) => {
  panel(s, [-150, -130, 160, 0], hauls)
  panel(s, [-150, 12, 160, 142], rests(words))
}
const bigFish = trace('-1,0 -0.5,-0.44 0.3,-0.4 0.7,-0.1 1.1,-0.4 1.1,0.4 0.7,0.1 0.3,0.4 -0.5,0.44 -1,0').map(
  ([x, y]): Point => [286 + x * 62, -100 + y * 62],
)
const afterglow: TopicDrawing = {
  steps: [
    (s) => {
      MAIN.forEach((cell, i) => (i < 2 ? ruled : faintly)(s, cell))
      for (const i of [0, 1]) {
        roughHead(s, part(MAIN[i]!, 0.2, 0.31), 15, light)
        now(s, [part(MAIN[i]!, 0.29, 0.64), part(MAIN[i]!, 0.48, i ? 0.2 : 0.3), part(MAIN[i]!, 0.6, i ? 0.42 : 0.2)])
      }
      pencilBubble(s, { at: [286, -100], r: [98, 76], voice: 'cloud' })
      now(s, bigFish)
      light(s, trace('176,-90 150,-80'))
    },
    (s) => {
      ruled(s, MAIN[2]!, NOW, 4)
      const [x, y] = part(MAIN[2]!, 0.66, 0.8)
      now(s, ellipse(x, y, 36, 24, { from: 4, to: 10.4 }))
      now(s, trace(`${x - 24},${y - 18} ${x},${y - 58} ${x + 24},${y - 18}`))
      now(s, trace(`${x - 32},${y - 4} ${x - 54},${y - 30}`))
      s.at(286, -100, { scale: 64 }, () => crossedOut(s))
    },
    (s) => endings.forEach((shows, i) => panel(s, MAIN[i]!, shows)),
  ],
  slip: (s) => ending(s, 2),
  cure: (s) => ending(s, 0),
  checks: [
    [0, 236, 380],
    [0, 80, 400],
  ],
}

export const fourPanel: readonly TopicDrawing[] = [roles, amount, faces, afterglow]
