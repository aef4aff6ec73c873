import { tint } from '../covers/street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { dot, light, now } from '../step-films/face.ts'
import { darker } from '../tones.ts'
import { bunch, inRows, leading, outside, sideways } from './flowers-bunch.ts'
import { axes, blossoms, containers, hearts } from './flowers-forms.ts'
import { type Bell, daisy, hues, type Leaf, leaf, midrib, onBell, petal, rim, stemLine } from './flowers-parts.ts'
import { beside, edgesNow, paint, round, shaped } from './still-parts.ts'
import type { TopicDrawing } from './topic.ts'

const heads: readonly (readonly [at: Point, lean: number, ratio: number])[] = [
  [[-200, -20], -0.7, 0.42],
  [[10, -120], 0.12, 0.5],
  [[200, 0], 0.8, 0.36],
]
const three = (facing: boolean) =>
  beside(
    0.6,
    (s) => {
      for (const [[x, y], lean] of heads)
        stemLine(
          s,
          facing
            ? trace(`${x},${y} ${x},230`)
            : [
                [x, y],
                [x - Math.sin(lean) * 70, y + 80],
                [x * 0.5, 230],
              ],
          20,
        )
      for (const [[x, y], lean, ratio] of heads)
        s.at(x, y, { rotate: facing ? 0 : lean }, () => {
          daisy(s, 96, facing ? 1 : ratio, hues.pink, 9)
          if (!facing) now(s, trace('0,80 0,-110'), 5)
        })
    },
    [22, -4],
  )

const containing: TopicDrawing = {
  steps: [
    axes,
    containers,
    (s) => {
      hearts(s)
      blossoms(s)
    },
  ],
  slip: three(true),
  cure: three(false),
  checks: [
    [-200, 60, 420],
    [240, -110, 400],
  ],
}

const bell: Bell = { heart: [0, 160], wide: 330, high: 235, ratio: 0.42 }
const turns = [278, 218, 338, 158, 38, 98].map((degrees) => (degrees * Math.PI) / 180)
const everyOther = [turns[1]!, turns[2]!, turns[5]!]

function petals(s: Sheet, of: Bell, half: number, skew = 0, colour = hues.pink) {
  for (const at of turns) {
    const outline = petal(of, at, half, skew)
    tint(s, outline, at === turns[5] ? '#FFB9C6' : Math.sin(at) > 0.2 ? darker(colour) : colour)
    if (Math.sin(at) < 0.2) {
      s.within(outline, () => paint(s, round(...of.heart, of.wide * 0.5, of.wide * 0.5), darker(colour), 0.6), true)
    }
    s.ink([...outline, outline[0]!], 4.6, { in: 0.04, out: 0.04, least: 0.6 })
    s.ink(
      [0.3, 0.5, 0.8].map((along) => onBell(of, along, at + skew * along)),
      2.6,
    )
    if (at === turns[2]) stamens(s, of)
  }
}

function stamens(s: Sheet, { heart: [x, y], high }: Bell) {
  for (const k of [-2, -1, 0, 1, 2]) {
    const tip: Point = [x + k * 26, y - high * 0.72 - 14 + Math.abs(k) * 10]
    s.ink([[x, y], tip], 4, { colour: hues.heartDark })
    shaped(s, round(...tip, 9, 7), hues.heart, 3)
  }
}
const lowStem = (s: Sheet) => {
  stemLine(s, trace('0,160 6,236 -14,318'), 22)
  shaped(s, trace('-46,150 0,160 46,150 30,184 0,194 -30,184'), hues.leaf, 4.4)
}

const half: Bell = { heart: [0, 40], wide: 200, high: 70, ratio: 0.72 }
const overlapping: TopicDrawing = {
  steps: [
    (s) => {
      dot(s, bell.heart, now, 7)
      light(s, rim(bell))
      for (const at of turns)
        now(
          s,
          [0, 0.25, 0.5, 0.75, 1].map((along) => onBell(bell, along, at)),
        )
      now(s, trace('0,160 6,236 -14,318'))
    },
    (s) => {
      for (const at of everyOther) now(s, petal(bell, at, 0.52), 3.4)
    },
    (s) => {
      lowStem(s)
      petals(s, bell, 0.6)
    },
  ],
  slip: beside(0.7, (s) => {
    stemLine(s, trace('0,40 4,140 -10,200'), 20)
    petals(s, half, 0.2, 0.55)
  }),
  cure: beside(0.7, (s) => {
    stemLine(s, trace('0,40 4,140 -10,200'), 20)
    petals(s, half, 0.64)
  }),
  checks: [
    [0, 60, 560],
    [0, 110, 420],
  ],
}

const columns = [-256, 0, 256] as const
const nodes = [trace('0,210 0,120 0,30 0,-60 0,-150'), trace('0,180 0,30 0,-120'), trace('0,120 0,-100')] as const
const onTwig = (y: number, k: number, drop: number, fold = false): Leaf => ({
  from: [0, y],
  lean: [k * 60, y - 66 - drop * 0.2],
  tip: [k * 118, y + drop],
  wide: k * (fold ? 48 : 28),
  far: k * (fold ? 26 : 18),
  fold,
})
const twigs: readonly (readonly Leaf[])[] = [
  nodes[0].map(([, y], i) => onTwig(y, i % 2 ? 1 : -1, -6 + i * 4, i === 3)),
  nodes[1].flatMap(([, y], i) => [-1, 1].map((k) => onTwig(y, k, 8 - i * 12, i === 1 && k === 1))),
  nodes[2].flatMap(([, y], i): Leaf[] => [
    { from: [0, y], lean: [50, y - 70], tip: [70, y - 96], wide: 20, far: 14 },
    { from: [0, y], lean: [-50, y - 60], tip: [-74, y - 90], wide: -20, far: -14 },
    onTwig(y, 1, 26),
    onTwig(y, -1, 26, i === 1),
    { from: [0, y], lean: [20, y + 6], tip: [26, y + 92], wide: 28, far: 24 },
  ]),
]
const onColumns = (s: Sheet, draw: (at: number) => void) =>
  columns.forEach((x, i) => s.at(x, 40, { scale: 1.08 }, () => draw(i)))

const flat = (fold: boolean): Leaf[] =>
  trace('0,150 0,30 0,-90').flatMap(([, y], i) =>
    [-1, 1].map((k): Leaf => {
      const folded = fold && i === 1 && k === 1
      return folded
        ? { from: [0, y], lean: [70, y - 110], tip: [190, y + 30], wide: 62, far: 40, fold: true }
        : { from: [0, y], lean: [k * 80, y - 35], tip: [k * 160, y - 70], wide: k * 34 }
    }),
  )
const twig = (fold: boolean) =>
  beside(0.62, (s) => {
    stemLine(s, trace('0,220 0,0 0,-150'), 18)
    for (const one of flat(fold)) leaf(s, one)
    leaf(s, { from: [0, -130], lean: [0, -170], tip: [0, -220], wide: 26 })
  })

const leaves: TopicDrawing = {
  steps: [
    (s) =>
      onColumns(s, (at) => {
        now(s, trace('0,252 0,0 0,-250'))
        for (const [, y] of nodes[at]!) dot(s, [0, y], now, 6)
        if (at === 2) for (const [, y] of nodes[2]) light(s, ellipse(0, y, 40, 14, { to: 7 }))
        for (const {
          from: [, y],
          tip: [x],
        } of at < 2 ? twigs[at]! : [])
          light(s, trace(`0,${y} ${Math.sign(x) * 40},${y - 22}`), 3)
      }),
    (s) => onColumns(s, (at) => twigs[at]!.forEach((one) => now(s, midrib(one), 3.4))),
    (s) =>
      onColumns(s, (at) => {
        stemLine(s, trace('0,252 0,0 0,-238'), 11)
        for (const one of twigs[at]!) leaf(s, one)
        leaf(s, { from: [0, -200], lean: [at * 6 - 6, -240], tip: [10 - at * 10, -290], wide: 15 })
      }),
  ],
  slip: twig(false),
  cure: twig(true),
  checks: [
    [256, -60, 320],
    [-120, 60, 520],
  ],
}

const ranking: TopicDrawing = {
  steps: [
    (s) => {
      edgesNow(
        s,
        leading.map(([at]) => at),
      )
      for (const [[x, y], r, lean, ratio] of leading)
        s.at(x, y, { rotate: lean }, () => now(s, ellipse(0, 0, r, r * ratio, { to: 7 })))
    },
    (s) => {
      for (const [[x, y], r, lean, ratio] of sideways)
        s.at(x, y, { rotate: lean }, () => {
          light(s, ellipse(0, -r * 0.5, r, r * (ratio || 0.2), { to: 7 }), 3)
          light(s, trace(`${-r},${-r * 0.5} 0,${r * 0.3} ${r},${-r * 0.5}`), 3)
          now(s, trace(`0,${-r * 0.6} 0,${-r * 1.3}`))
          for (const k of [-1, 1]) now(s, trace(`0,${-r * 1.3} ${k * 13},${-r * 1.3 + 20}`))
        })
    },
    (s) => {
      light(s, outside)
      bunch(s)
    },
  ],
  slip: beside(0.44, inRows),
  cure: beside(0.44, bunch),
  checks: [
    [10, -50, 520],
    [60, -130, 620],
  ],
}

export const flowers: readonly TopicDrawing[] = [containing, overlapping, leaves, ranking]
