import { box } from '../backdrop.ts'
import type { Expression } from '../figure/expression.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { inked, light, now, red } from '../step-films/face.ts'
import { arc, palmSides } from '../step-films/hand.ts'
import * as mood from '../step-films/moods.ts'
import { onField, someone } from './expression-parts.ts'
import { penned } from './eyes-parts.ts'
import { equal, handRough, handWithSleeve, open, waves } from './speaking-hand-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const COOL = '#BFE3E4'
const WARM = '#F9DDB6'
const woman = { person: 'woman', cloth: '#C8503C' } as const
const glad: Expression = { eyes: 'open', open: 0.96, brow: [0, 0], mouth: 'smile', gaze: [0.34, 0.04] }
const loud: Expression = { ...mood.joy, mouth: 'laugh', brow: [-0.16, -0.04] }

const LEFT = [-386, -310, -8, 310] as const
const RIGHT = [8, -310, 386, 310] as const
const onFace = (draw: Draw) => (s: Sheet) => s.at(-190, -60, { scale: 142 }, () => draw(s))
const onHand = (draw: Draw) => (s: Sheet) => s.at(190, 50, { scale: 0.94 }, () => draw(s))
const faceField = (s: Sheet, draw: Draw) => onField(s, LEFT, COOL, () => onFace(draw)(s))
const handField = (s: Sheet, draw: Draw) => onField(s, RIGHT, WARM, () => onHand(draw)(s))

/** Both of them small, side by side. */
const pair = (face: Draw, hand: Draw) => (s: Sheet) =>
  penned(s, 0.6, () => {
    onField(s, [-124, -150, 20, 148], COOL, () => s.at(-52, -16, { scale: 60 }, () => face(s)))
    onField(s, [26, -150, 190, 148], WARM, () => s.at(102, 36, { scale: 0.36 }, () => hand(s)))
  })

const HEART = trace('0,-14 12,-30 32,-26 34,-4 18,20 0,36 -18,20 -34,-4 -32,-26 -12,-30')
const card = (s: Sheet, draw: Draw) => s.at(0, -216, { scale: 1.25 }, () => draw(s))

const oneFeeling: TopicDrawing = {
  steps: [
    (s) => {
      card(s, () => {
        for (const side of ['-64,-64 64,-64', '64,-64 64,62', '64,62 -64,62', '-64,62 -64,-64']) now(s, trace(side))
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
      for (const k of [-1, 1]) inked(s, ellipse(k * 30, 6, 14, 12, { from: 3.3, to: 6.1 }), 12)
      inked(s, ellipse(0, 34, 48, 42, { from: 0.2, to: 2.94 }), 12)
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

const together = (draw: Draw) => (s: Sheet) =>
  penned(s, 0.6, () => onField(s, [-124, -150, 190, 148], COOL, () => draw(s)))

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
  slip: together((s) => {
    s.at(140, 60, { scale: 0.34 }, () => handWithSleeve(s))
    s.at(20, -16, { scale: 96 }, () => someone(s, woman, { ...loud, signs: ['blush', 'sweat'] }))
  }),
  cure: together((s) => {
    s.at(-30, -14, { scale: 72 }, () => {
      someone(s, woman, glad)
      red(s, ellipse(...mood.to(0, 0.73), 0.42, 0.22, { from: 3.9, to: 10.5 }))
    })
    s.at(124, 52, { scale: 0.4 }, () => handWithSleeve(s))
  }),
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

const DUSK = '#7A4A6A'
const dimmed = (s: Sheet, shape: readonly Point[]) => s.flat(shape, DUSK, { still: true, opacity: 0.34, layer: 'ink' })
const onCheek = (noted: string) => trace(noted).map(([x, y]) => mood.to(x / 100, y / 100))
/** What lies away from a light on the left: the cheek, and the neck below the chin. */
const faceShade: Draw = (s) => {
  dimmed(s, onCheek('88,-20 84,40 60,80 26,102 44,74 58,36 60,-24'))
  dimmed(s, onCheek('-24,106 8,110 30,104 32,138 8,146 -20,128'))
}
const handShade: Draw = (s) => {
  dimmed(s, trace('93,-52 96,-10 84,60 56,124 54,158 18,158 24,112 58,50 66,-40'))
  dimmed(s, trace('-2,-262 2,-220 14,-82 -2,-82 -10,-164 -12,-220'))
  dimmed(s, trace('60,-244 62,-206 58,-76 44,-76 46,-154 50,-206'))
}
const beamed: Draw = (s) => someone(s, woman, { ...glad, mouth: 'glad' })
const both = (draw: Draw, shade: Draw) => (s: Sheet) => {
  draw(s)
  shade(s)
}
function sun(s: Sheet, x: number) {
  s.flat(ellipse(x, -262, 26, 26), '#FFD25E', { still: true })
  s.contour(ellipse(x, -262, 26, 26), 4)
  for (const d of [0, 34]) red(s, trace(`${x + 44 - d},${-246 + d} ${x + 78 - d},${-218 + d}`), 4)
}
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
      faceField(s, beamed)
      onField(s, RIGHT, WARM, () => scaled((on) => handWithSleeve(on))(s))
    },
    (s) => {
      onFace(faceShade)(s)
      scaled(handShade)(s)
      sun(s, -340)
      sun(s, 54)
    },
  ],
  slip: pair(both(beamed, faceShade), (s) =>
    s.at(0, 0, { scale: 1.16, scaleX: -1 }, () => both((on) => handWithSleeve(on, open, 13), handShade)(s)),
  ),
  cure: pair(both(beamed, faceShade), both(handWithSleeve, handShade)),
  checks: [
    [0, 0, 620],
    [0, 40, 620],
  ],
}

export const specialTwoTeachers: readonly (TopicDrawing | null)[] = [oneFeeling, faceFirst, handAnswers, oneSheet]
