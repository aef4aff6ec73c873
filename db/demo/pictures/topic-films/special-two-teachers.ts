import { box } from '../backdrop.ts'
import type { Expression } from '../figure/expression.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { inked, light, now, red } from '../step-films/face.ts'
import { arc, palmSides, spreadHand } from '../step-films/hand.ts'
import * as mood from '../step-films/moods.ts'
import { PAPER } from '../tones.ts'
import { onField, someone } from './expression-parts.ts'
import { penned } from './eyes-parts.ts'
import { type FlatHand, flatHand, SHADE } from './hand-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const COOL = '#BFE3E4'
const WARM = '#F9DDB6'
const woman = { person: 'woman', cloth: '#C8503C' } as const
const glad: Expression = { eyes: 'open', open: 0.96, brow: [0, 0], mouth: 'smile', gaze: [0.34, 0.04] }
const loud: Expression = { ...mood.joy, mouth: 'laugh', brow: [-0.16, -0.04] }

const open: FlatHand & { thumb: readonly Point[] } = {
  fingers: [
    '-55,-60 -86,-132 -104,-182 -118,-222',
    '-8,-78 -12,-164 -14,-220 -13,-262',
    '36,-70 42,-154 46,-206 48,-244',
    '74,-44 116,-92 142,-116 152,-142',
  ].map(trace),
  thumb: spreadHand.thumb,
  seen: 'palm',
}
const equal: FlatHand = {
  fingers: [
    '-66,-60 -104,-124 -128,-168 -148,-204',
    '-22,-82 -36,-160 -44,-206 -48,-240',
    '28,-82 42,-160 50,-206 54,-240',
    '72,-60 110,-124 134,-168 154,-204',
  ].map(trace),
  thumb: trace('-58,84 -124,34 -180,-6 -222,-38'),
  seen: 'palm',
}

function handWithSleeve(s: Sheet, hand: FlatHand = open, pen = 5) {
  flatHand(s, hand, pen)
  s.solid(trace('-96,300 -82,186 82,186 96,300'), '#2F5E8C', pen * 1.1, { corners: true })
  s.solid(trace('-88,158 88,158 90,196 -90,196'), '#F7F1E4', pen, { corners: true })
}

const LEFT = [-386, -310, -8, 310] as const
const RIGHT = [8, -310, 386, 310] as const
const onFace = (draw: Draw) => (s: Sheet) => s.at(-190, -60, { scale: 142 }, () => draw(s))
const onHand = (draw: Draw) => (s: Sheet) => s.at(206, 50, { scale: 1.02 }, () => draw(s))
const faceField = (s: Sheet, draw: Draw) => onField(s, LEFT, COOL, () => onFace(draw)(s))
const handField = (s: Sheet, draw: Draw) => onField(s, RIGHT, WARM, () => onHand(draw)(s))

const handRough = (s: Sheet, line = light) => {
  arc(s, line)
  palmSides(s, line)
  for (const joints of [...open.fingers, open.thumb]) line(s, joints)
}

const waves = (s: Sheet, line = now) => {
  for (const [k, r] of trace('-1,250 -1,282 1,214 1,244'))
    line(s, ellipse(0, -60, r, r, k < 0 ? { from: 3.5, to: 4 } : { from: 5.5, to: 6 }), 5)
}

/** Both of them small, side by side. */
const pair = (face: Draw, hand: Draw) => (s: Sheet) =>
  penned(s, 0.6, () => {
    onField(s, [-124, -150, 36, 148], COOL, () => s.at(-44, -16, { scale: 62 }, () => face(s)))
    onField(s, [42, -150, 190, 148], WARM, () => s.at(122, 34, { scale: 0.46 }, () => hand(s)))
  })

const HEART = trace('0,-14 12,-30 32,-26 34,-4 18,20 0,36 -18,20 -34,-4 -32,-26 -12,-30')
const card = (s: Sheet, draw: Draw) => s.at(0, -216, { scale: 1.25 }, () => draw(s))

const oneFeeling: TopicDrawing = {
  steps: [
    (s) => {
      card(s, () => {
        now(
          s,
          trace('-64,-64 64,-64 64,62 -64,62 -64,-64').flatMap((p) => [p, p]),
        )
        now(s, [...HEART, HEART[0]!], 4)
      })
      light(s, ellipse(-190, -20, 132, 156, { to: 6.5 }))
      light(s, trace('-84,-204 -160,-190'), 3)
      light(s, trace('84,-204 170,-190'), 3)
      onHand((on) => {
        arc(on, light)
        palmSides(on, light)
        light(on, ellipse(0, -150, 150, 130, { from: 2.6, to: 6.8 }))
      })(s)
    },
    (s) => {
      onFace((on) => mood.sketch(on))(s)
      faceField(s, (on) => someone(on, woman, { ...glad, mouth: 'glad' }))
    },
    (s) => {
      handField(s, (on) => handWithSleeve(on))
      onHand((on) => waves(on))(s)
      card(s, () => {
        s.solid(box(-64, -64, 64, 62), '#FFFDF6', 5, { corners: true })
        s.solid(HEART, '#E4566B', 5)
      })
    },
  ],
  slip: pair(
    (s) => someone(s, woman, loud),
    (s) => {
      handWithSleeve(s, equal)
      for (const k of [-1, 1]) inked(s, ellipse(k * 30, 6, 14, 12, { from: 3.3, to: 6.1 }), 7)
      inked(s, ellipse(0, 34, 44, 36, { from: 0.2, to: 2.94 }), 7)
    },
  ),
  cure: pair(
    (s) => someone(s, woman, { ...glad, mouth: 'glad' }),
    (s) => {
      handWithSleeve(s)
      waves(s, red)
    },
  ),
  checks: [
    [0, -150, 480],
    [0, 0, 620],
  ],
}

const beside = (draw: Draw) => (s: Sheet) => s.at(244, 126, { scale: 0.78, rotate: 0.1 }, () => draw(s))
const large = (draw: Draw) => (s: Sheet) => s.at(-124, -46, { scale: 182 }, () => draw(s))
const SMILE = trace('-24,70 -10,79 10,79 24,70').map(([x, y]): Point => [x / 100, y / 100])

const faceFirst: TopicDrawing = {
  steps: [
    (s) => {
      large((on) => {
        mood.sketch(on)
        mood.eyes(on)
        for (const k of [-1, 1]) now(on, [mood.to(k * 0.2, 0.14), mood.to(k * 0.42, 0), mood.to(k * 0.68, 0.12)], 6)
      })(s)
      beside((on) => handRough(on))(s)
    },
    large((s) => {
      mood.brows(s, glad)
      mood.mouth(s, SMILE)
      for (const k of [-1, 1]) {
        mood.pointing(s, mood.to(k * 0.44, -0.34), mood.to(k * 0.44, -0.62), light)
        mood.pointing(s, mood.to(k * 0.28, 0.68), mood.to(k * 0.46, 0.5))
      }
    }),
    (s) => {
      onField(s, [-386, -310, 386, 310], COOL, () => {
        large((on) => someone(on, woman, glad))(s)
        beside((on) => handWithSleeve(on))(s)
      })
      large((on) => red(on, ellipse(...mood.to(0, 0.73), 0.4, 0.19, { from: 3.9, to: 10.5 })))(s)
    },
  ],
  slip: pair(
    (s) => {
      someone(s, woman, { ...loud, signs: ['blush', 'sweat'] })
      for (const turn of [3.7, 4.2, 5.2, 5.7])
        inked(
          s,
          ellipse(0, 0, 1, 1, { from: turn, to: turn + 0.001 })
            .slice(0, 1)
            .flatMap(([x, y]): Point[] => [
              [x * 1.5, y * 1.5],
              [x * 1.9, y * 1.9],
            ]),
          7,
        )
    },
    (s) => handWithSleeve(s),
  ),
  cure: pair(
    (s) => {
      someone(s, woman, glad)
      red(s, ellipse(...mood.to(0, 0.73), 0.42, 0.22, { from: 3.9, to: 10.5 }))
    },
    (s) => handWithSleeve(s),
  ),
  checks: [
    [-124, 60, 420],
    [0, 40, 620],
  ],
}

const grand = (draw: Draw) => (s: Sheet) => s.at(12, 66, { scale: 1.36 }, () => draw(s))
const smallHand = (draw: Draw) => (s: Sheet) =>
  onField(s, [-118, -150, 186, 148], WARM, () => s.at(34, 30, { scale: 0.66 }, () => draw(s)))

function tension(s: Sheet, spine: readonly Point[]) {
  const [a, b] = [spine[2]!, spine[3]!]
  now(s, spine, 4)
  const way = Math.atan2(b[1] - a[1], b[0] - a[0])
  for (const turn of [2.6, -2.6]) now(s, [b, [b[0] + Math.cos(way + turn) * 24, b[1] + Math.sin(way + turn) * 24]], 4)
}

const handAnswers: TopicDrawing = {
  steps: [
    grand((s) => {
      now(
        s,
        [
          [-80, -40],
          [-55, -62],
          [-8, -80],
          [36, -72],
          [74, -48],
          [90, -26],
        ],
        4,
      )
      palmSides(s)
      now(s, ellipse(-58, 56, 44, 74, { tilt: -0.5, from: -1, to: 5.6 }))
      light(s, trace('-46,118 -54,190'))
      light(s, trace('46,116 54,190'))
    }),
    grand((s) => {
      for (const spine of open.fingers.slice(0, 3)) tension(s, spine)
      for (const spine of [open.fingers[3]!, open.thumb]) light(s, spine, 3)
    }),
    (s) =>
      onField(s, [-330, -312, 346, 312], WARM, () => {
        grand((on) => handWithSleeve(on))(s)
      }),
  ],
  slip: smallHand((s) => handWithSleeve(s, equal, 4)),
  cure: smallHand((s) => {
    handWithSleeve(s, open, 4)
    red(s, ellipse(128, -112, 58, 66, { from: 3.9, to: 10.5 }))
  }),
  checks: [
    [-40, -170, 420],
    [40, -120, 560],
  ],
}

/** Only the lines of what is drawn, its colours left white. */
function uncoloured(s: Sheet, draw: Draw) {
  const from = s.marks.length
  draw(s)
  for (const mark of s.marks.slice(from)) if (mark.layer === 'flat') mark.colour = PAPER
}

const CHEEK = trace('100,-30 98,30 66,84 24,104 44,78 60,40 64,-30').map(([x, y]) => mood.to(x / 100, y / 100))
const shaded: Draw = (s) =>
  someone(s, woman, { ...glad, mouth: 'glad' }, (on) => on.flat(CHEEK, SHADE, { still: true, opacity: 0.6 }))
const FACE_TOP = -60 - 1.3 * 142
const FACE_END = -60 + 1.04 * 142
const HAND_LONG = (FACE_END - FACE_TOP) * 0.8
const span = (s: Sheet, x: number, top: number, end: number) => {
  now(s, trace(`${x},${top} ${x},${end}`), 4)
  for (const y of [top, end]) now(s, trace(`${x - 16},${y} ${x + 16},${y}`), 4)
}
const scaled = (draw: Draw) => (s: Sheet) => s.at(206, 60, { scale: HAND_LONG / 400 }, () => draw(s))
const HAND_END = 60 + (130 * HAND_LONG) / 400

const oneSheet: TopicDrawing = {
  steps: [
    (s) => {
      onFace((on) => {
        mood.sketch(on)
        mood.eyes(on)
      })(s)
      scaled((on) => handRough(on))(s)
      span(s, -366, FACE_TOP, FACE_END)
      span(s, 366, HAND_END - HAND_LONG, HAND_END)
    },
    (s) => {
      s.within(
        box(...LEFT),
        () =>
          uncoloured(
            s,
            onFace((on) => someone(on, woman, { ...glad, mouth: 'glad' })),
          ),
        true,
      )
      uncoloured(
        s,
        scaled((on) => handWithSleeve(on)),
      )
    },
    (s) => {
      faceField(s, shaded)
      onField(s, RIGHT, WARM, () => scaled((on) => handWithSleeve(on))(s))
    },
  ],
  slip: pair(shaded, (s) => s.at(0, 0, { scale: 1.2, scaleX: -1 }, () => handWithSleeve(s, open, 13))),
  cure: pair(shaded, (s) => {
    handWithSleeve(s)
    red(s, trace('120,60 96,130 84,180'), 7)
  }),
  checks: [
    [0, 0, 620],
    [0, 40, 620],
  ],
}

export const specialTwoTeachers: readonly (TopicDrawing | null)[] = [oneFeeling, faceFirst, handAnswers, oneSheet]
