import { bodyParts } from '../covers/actor.ts'
import { stances } from '../covers/stances.ts'
import { box } from '../backdrop.ts'
import { add, ellipse, mixed, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { dot, light, now, redRing } from '../step-films/face.ts'
import { around, arrow, blueFrame, openly, reach, ruledFrame, WHITE } from './comic-parts.ts'
import { bustOutline, plainBody, somebody, type Who } from './comic-people.ts'
import {
  baseball,
  bat,
  burst,
  type Focus,
  gloomy,
  grown,
  irritated,
  signs,
  sparkling,
  speeds,
  spiral,
  wedges,
} from './effect-parts.ts'
import type { TopicDrawing } from './topic.ts'

const SKIN = '#F8E3D2'
const frame = box(-370, -300, 370, 300)
const smallFrame = box(-185, -145, 185, 145)

const hero: Who = { cut: 'short', hair: '#3A4A6B', cloth: '#D9574A', skin: SKIN, mood: 'shout', yaw: 0.15 }
const placed = (outline: readonly Point[], [x, y]: Point, r: number) =>
  outline.map(([px, py]): Point => [x + px * r, y + py * r])

const swept = (s: Sheet, all: readonly Point[][], width: number) =>
  all.forEach(([a, tip, b]) => s.ink([mixed(a!, b!, 0.5), tip!], width, { in: 0.02, out: 0.9, least: 0.1, shade: 0 }))

const HERO: Point = [30, 20]
const heroLine = placed(bustOutline(hero), HERO, 122)
const heroFar = (angle: number) => reach(heroLine, HERO, angle)
const shape =
  (far: (angle: number) => number, by = 1.16) =>
  (angle: number) =>
    far(angle) * by + 14 * (1 + Math.sin(angle * 23))

const centre: TopicDrawing = {
  steps: [
    (s) => {
      ruledFrame(s, frame)
      s.within(frame, () => light(s, [...heroLine, heroLine[0]!], 2), true)
      for (let i = 0; i < 8; i++) {
        const angle = (i * Math.PI) / 4 + 0.2
        light(s, [add(HERO, polar(angle, reach(frame, HERO, angle))), add(HERO, polar(angle, 40))])
      }
      dot(s, HERO, now, 6)
      now(s, ellipse(...HERO, 26, 26, { from: 4, to: 10.5 }), 3)
    },
    (s) => swept(s, wedges({ at: HERO, from: shape(heroFar, 1.12), to: frame, count: 26 }), 9),
    (s) => {
      const clusters = [0.1, 0.5, 1.25, 2.1, 2.6, 3.3, 3.75, 4.4, 5.05, 5.5, 6]
      s.scatter(
        clusters.flatMap((from0, k) =>
          wedges(
            {
              at: HERO,
              from: (a) => heroFar(a) * (1.2 + (0.5 * ((k * 7) % 5)) / 5) + 60 * Math.abs(Math.sin(a * 61)),
              to: frame,
              count: 90,
              from0,
            },
            2.6,
          ).filter((_, i) => i < 4 + ((k * 5) % 4)),
        ),
        s.line,
        { layer: 'ink' },
      )
      s.within(frame, () => somebody(s, HERO, 122, hero), true)
    },
  ],
  slip: (s) => smallFocus(s, () => 100, true),
  cure: (s) =>
    smallFocus(s, (angle, i) => reach(smallLine, [0, 14], angle) * 1.06 + [0, 62, 18, 96, 6, 36, 76][i % 7]!),
  checks: [
    [30, 0, 460],
    [-190, -150, 400],
  ],
}
const smallLine = placed(bustOutline(hero), [0, 14], 46)
function smallFocus(s: Sheet, from: Focus['from'], round = false) {
  s.scatter(wedges({ at: [0, 14], from, to: smallFrame, count: 72 }, 3.4), s.line, { layer: 'ink' })
  if (round) s.ink(ellipse(0, 14, 100, 100, { from: 3.9, to: 10.3 }), 3.4, { colour: '#C8361F' })
  s.within(smallFrame, () => somebody(s, [0, 14], 46, hero), true)
  ruledFrame(s, smallFrame, 4)
}

const runner = {
  cut: 'short',
  hair: '#3A4A6B',
  cloth: '#E2A63B',
  low: '#3F6C8C',
  skin: SKIN,
  yaw: 0.5,
  mood: 'calm',
} as const
const RUN: Point = [110, -190]
const RUNS = 58
const parts = bodyParts(stances.run)
const halo = (at: Point, scale: number) => grown(parts, at, scale)

const flow: TopicDrawing = {
  steps: [
    (s) => {
      ruledFrame(s, frame)
      s.at(...RUN, { scale: RUNS }, () =>
        parts.filter((_, i) => i !== 3).forEach((part) => light(s, [...part, part[0]!], 1.8)),
      )
      arrow(s, [-300, -236], [-40, -236], now, 34)
      arrow(s, [-300, 256], [-40, 256], now, 34)
    },
    (s) =>
      speeds([370, 300], 23).forEach(([a, b], i) =>
        s.ink([a, b], 3 + ((i * 5) % 4) * 1.7, { in: 0.02, out: 0.7, shade: 0 }),
      ),
    openly((s) => {
      halo(RUN, RUNS).forEach((part) => s.white(part, { layer: 'ink' }))
      plainBody(s, RUN, RUNS, stances.run, runner)
    }),
  ],
  slip: (s) => {
    for (const [i, noted] of [
      '-170,-90 -60,-130',
      '-175,60 -30,-110',
      '-160,130 60,90',
      '-80,140 -40,-140',
      '20,-140 60,130',
      '90,140 170,-60',
      '60,-120 175,60',
      '110,-140 130,-20',
      '-180,-30 -60,60',
    ].entries())
      s.ink(trace(noted), 3 + (i % 3), { in: 0.05, out: 0.4 })
    smallRunner(s)
    for (const noted of ['0,-130 30,20', '-40,-20 90,-90', '-20,-90 60,-60'])
      s.ink(trace(noted), 4, { in: 0.05, out: 0.4 })
    ruledFrame(s, smallFrame, 4)
  },
  cure: (s) => {
    for (const [i, [a, b]] of speeds([185, 145], 15).entries())
      if (i !== 0) s.ink([a, b], 2.6 + (i % 3), { in: 0.02, out: 0.7, shade: 0 })
    halo([50, -92], 29).forEach((part) => s.white(part, { layer: 'ink' }))
    smallRunner(s)
    ruledFrame(s, smallFrame, 4)
  },
  checks: [
    [-190, 40, 420],
    [120, -150, 360],
  ],
}
const smallRunner = (s: Sheet) => plainBody(s, [50, -92], 29, stances.run, runner)

const batter: Who = { cut: 'short', hair: '#3A4A6B', cloth: WHITE, skin: SKIN, yaw: -0.3, mood: 'calm' }
const struck = box(-370, -50, 370, 310)
const blast = burst([0, 130], [284, 140])

const hit = (s: Sheet) => {
  bat(s, [-60, 150], 120, -0.9)
  baseball(s, [8, 92], 40)
}

const impact: TopicDrawing = {
  steps: [
    (s) => {
      for (const quiet of [box(15, -310, 370, -75), box(-370, -310, -10, -75)]) ruledFrame(s, quiet)
      baseball(s, [215, -190], 17)
      s.within(box(-370, -310, -10, -75), () => somebody(s, [-190, -190], 80, batter), true)
      blueFrame(s, struck)
    },
    (s) => {
      s.contour(blast, 4, { corners: true })
      hit(s)
    },
    openly((s) => {
      s.black(around(struck, blast), { corners: true })
      s.within(
        around(struck, blast),
        () =>
          s.scatter(wedges({ at: [0, 130], from: () => 190, to: struck, count: 30 }, 5), '#3A3F50', { layer: 'ink' }),
        true,
      )
      hit(s)
      for (const [i, noted] of ['52,52 100,22', '66,96 124,92', '48,138 94,166', '-2,40 14,-4'].entries())
        s.ink(trace(noted), 6 + (i % 2), { colour: '#C8361F', in: 0.6, out: 0.1 })
      ruledFrame(s, struck)
    }),
  ],
  slip: (s) => twoPanels(s, true),
  cure: (s) => twoPanels(s, false),
  checks: [
    [0, -190, 620],
    [0, 120, 620],
  ],
}
function twoPanels(s: Sheet, loud: boolean) {
  const [before, after] = [box(-125, -148, 185, -30), box(-125, -14, 185, 148)]
  if (loud) {
    s.black(around(before, burst([30, -90], [118, 46])), { corners: true })
    s.scatter(wedges({ at: [30, -90], from: () => 40, to: before, count: 44 }, 2.4), s.line, { layer: 'ink' })
  }
  baseball(s, loud ? [30, -90] : [70, -90], loud ? 24 : 12)
  ruledFrame(s, before, 4)
  s.black(around(after, burst([30, 66], [118, 62])), { corners: true })
  bat(s, [6, 74], 52, -0.9)
  baseball(s, [36, 48], 19)
  ruledFrame(s, after, 4)
  if (!loud) redRing(s, [70, -90], [44, 34])
}

const faceless: Who = { cut: 'bob', hair: '#8A6A58', cloth: '#DCE3EC', skin: SKIN, mood: 'blank' }
const columns = [-250, 0, 250].map((x) => box(x - 117, -310, x + 117, 310))

const FACE = 100
/** Around head and shoulders, so wide that nothing touches them. */
const kept = ([x, y]: Point, r: number, wide: number, foot: number): Point[] => [
  ...ellipse(x, y, r, r * 1.1, { from: Math.PI, to: Math.PI * 2 }),
  [x + r, y + r * 0.7],
  [x + wide, foot],
  [x - wide, foot],
  [x - r, y + r * 0.7],
]

const feeling: TopicDrawing = {
  steps: [
    (s) =>
      columns.forEach((column, i) => {
        const x = (i - 1) * 250
        ruledFrame(s, column)
        light(s, ellipse(x, FACE, 76, 84, { from: 4, to: 10.4 }), 2)
        s.at(x, -252, { scale: 1.5 }, () => signs[i]!(s))
      }),
    (s) => {
      const moods = [gloomy, irritated, sparkling]
      for (const [i, column] of columns.entries()) {
        const x = (i - 1) * 250
        s.within(around(column, kept([x, FACE - 8], 128, 160, 400)), () => moods[i]!(s, x), true)
      }
    },
    openly((s) =>
      columns.forEach((column, i) => {
        const x = (i - 1) * 250
        s.within(
          column,
          () => {
            somebody(s, [x, FACE], 78, faceless)
          },
          true,
        )
        ruledFrame(s, column)
      }),
    ),
  ],
  slip: (s) => smallMood(s, true),
  cure: (s) => smallMood(s, false),
  checks: [
    [0, 90, 560],
    [0, -120, 620],
  ],
}
function smallMood(s: Sheet, loud: boolean) {
  const swirls = (pen: number) => {
    for (const [x, y, r] of [
      [-120, 20, 62],
      [128, -30, 70],
      [-60, -96, 50],
      [70, 110, 48],
      [-90, 116, 42],
    ] as const)
      s.ink(spiral([x, y], r), pen, { in: 0.05, out: 0.05, least: 0.8 })
  }
  s.within(
    smallFrame,
    () => {
      if (!loud) {
        s.within(around(smallFrame, kept([0, -22], 104, 168, 200)), () => swirls(3), true)
      }
      somebody(s, [0, -16], 62, faceless)
      if (!loud) return
      swirls(11)
      s.ink(spiral([10, -6], 84), 9, { in: 0.05, out: 0.05, least: 0.8 })
    },
    true,
  )
  ruledFrame(s, smallFrame, 4)
}

export const effectLines: readonly TopicDrawing[] = [centre, flow, impact, feeling]
