import { type Somebody, type Stance } from '../covers/actor.ts'
import { cast } from '../covers/cast.ts'
import { calm, glad } from '../covers/gestures.ts'
import { plainHead } from '../covers/heads.ts'
import { someProfile } from '../covers/profiles.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { drawProfile } from '../figure/profile.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { VERMILION } from '../tones.ts'
import { dot, light, now, red } from '../step-films/face.ts'
import { placed, somebody, under, withPen } from './body-parts.ts'
import { lean } from './lean-parts.ts'
import { girlTouched, touchingArm, touchSpot } from './two-people-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const him: Omit<Somebody, 'stance'> = {
  wear: { top: '#6E93B8', low: '#3E4A66', kind: 'trousers', shoe: '#5A3A2E' },
  look: { ...cast.boy, lit: false, yaw: 0.46 },
  face: glad,
}
const her: Omit<Somebody, 'stance'> = {
  wear: { top: '#F0C266', low: '#B8485C', kind: 'skirt', shoe: '#F2F0E6', sleeves: 'short' },
  look: { ...cast.girl, lit: false, yaw: 0.46 },
  face: glad,
}
const smaller =
  (draw: Draw, scale = 0.46, at: Point = [24, 6]) =>
  (s: Sheet) =>
    s.at(...at, { scale }, () => withPen(s, 0.6, () => draw(s)))

const bowed: Stance = {
  shoulders: '-1.0,1.7 0.3,1.8',
  hips: '-1.0,4.2 -0.3,4.2',
  arms: '-1.5,3.1 -1.2,4.4 1.2,2.9 2.1,3.6',
  legs: '-1.0,6.3 -1.1,8.4 -0.2,6.3 0.1,8.4',
  hands: ['rest', 'open'],
  nod: 0.22,
}
const onFloor: Stance = {
  shoulders: '-0.1,1.75 -0.6,1.75',
  hips: '-0.4,4.2 -0.8,4.3',
  arms: '1.0,2.6 1.8,2.9 -1.3,3.0 -1.7,4.5',
  legs: '1.6,2.9 2.2,4.5 2.0,3.3 2.7,4.6',
  hands: ['rest', 'rest'],
  nod: -0.24,
}
const upright: Stance = {
  shoulders: '-0.8,1.7 0.8,1.7',
  hips: '-0.46,4.1 0.46,4.1',
  arms: '-1.1,3.0 -1.1,4.4 1.1,3.0 1.1,4.4',
  legs: '-0.48,6.3 -0.48,8.4 0.48,6.3 0.48,8.4',
  hands: ['rest', 'rest'],
}
const peak = trace('-74,-330 386,304 -262,304')
const outline = (s: Sheet) => peak.forEach((p, i) => now(s, [p, peak[(i + 1) % 3]!], 4))
const gap = trace('-24,-70 20,-40 70,10 100,60 112,104 84,150 50,176 16,196 -20,262 -44,262 -40,120')
const pairUnderPeak = (s: Sheet) => {
  under(s, [40, 304], 300)
  s.flat(gap, '#F7DCC2', { still: true })
  somebody(s, { ...him, stance: bowed }, { at: [-70, -202], scale: 56 })
  somebody(s, { ...her, stance: onFloor }, { at: [172, 32], scale: 56, left: true })
}
const oneShape: TopicDrawing = {
  steps: [
    outline,
    (s) => {
      now(s, ellipse(-70, -202, 52, 58, { from: 4, to: 10.5 }))
      now(s, ellipse(172, 32, 52, 58, { from: 4, to: 10.5 }))
    },
    (s) => {
      now(s, [...gap, gap[0]!, gap[1]!])
      pairUnderPeak(s)
    },
  ],
  slip: smaller((s) => {
    under(s, [0, 304], 300)
    somebody(s, { ...him, stance: upright, face: calm }, { at: [-130, -202], scale: 56 })
    somebody(s, { ...her, stance: upright, face: calm }, { at: [140, -202], scale: 56, left: true })
    red(s, trace('-260,-272 270,-272'))
  }),
  cure: smaller((s) => {
    pairUnderPeak(s)
    outline(s)
  }),
  checks: [
    [40, 0, 620],
    [50, -80, 520],
  ],
}

const NEAR = trace('-124,-146 186,-146 186,146 -124,146')
/** Only the shoulder that is touched. */
const closeUp = (draw: Draw) => (s: Sheet) => {
  s.within(NEAR, () => s.at(-16, -104, { scale: 1.05 }, () => withPen(s, 0.8, () => draw(s))), true)
  s.contour(NEAR, 3, { corners: true })
}
const touch: TopicDrawing = {
  steps: [
    (s) => {
      light(s, ellipse(-130, -134, 112, 124, { from: 4, to: 10.5 }), 2.4)
      light(s, ellipse(262, -196, 94, 104, { from: 4, to: 10.5 }), 2.4)
      for (const line of [
        '-84,20 -20,44 30,58 60,110 70,300',
        '-184,20 -300,70 -336,300',
        '220,-96 130,-50 100,60 106,300',
        '310,-96 384,-60',
      ])
        light(s, trace(line), 2.4)
      dot(s, touchSpot, now, 10)
      now(s, ellipse(...touchSpot, 34, 34, { from: 4, to: 10.5 }))
    },
    (s) => now(s, trace('-84,18 -40,32 -20,44 -6,92 34,96 60,108 66,180'), 5),
    (s) => {
      for (const fold of ['-70,190 -30,130 0,98', '-96,110 -50,100 -10,86', '30,180 28,140 22,110'])
        now(s, trace(fold), 4)
      girlTouched(s, true)
      touchingArm(s)
    },
  ],
  slip: closeUp((s) => {
    touchingArm(s)
    girlTouched(s, false)
  }),
  cure: closeUp((s) => {
    girlTouched(s, true)
    touchingArm(s)
    now(s, trace('-84,18 -40,32 -20,44 -6,92 34,96 60,108 66,180'), 4)
    now(s, trace('112,96 78,44 48,42 24,58 42,86 66,100 92,122'), 2.4)
  }),
  checks: [
    [20, 90, 360],
    [0, 120, 420],
  ],
}

const stooping: Stance = {
  shoulders: '-1.5,1.3 -0.5,1.7',
  hips: '-2.1,4.1 -1.5,4.2',
  arms: '-1.4,3.0 -0.4,3.9 -0.3,3.2 0.7,3.8',
  legs: '-2.0,6.3 -2.1,8.4 -1.3,6.3 -1.0,8.4',
  hands: ['rest', 'rest'],
  nod: 0.34,
}
const onToes: Stance = {
  shoulders: '0.2,1.7 -0.6,1.76',
  hips: '0.36,4.1 -0.3,4.1',
  arms: '0.9,2.9 1.5,3.6 -1.2,2.7 -1.9,3.5',
  legs: '0.3,6.2 -0.1,8.2 -0.3,6.2 -0.6,8.2',
  hands: ['rest', 'rest'],
  nod: -0.36,
  feet: [0.7, 0.7],
}
const looking = (gaze: Point): Somebody['face'] => ({ eyes: 'open', brow: [-0.06, 0], mouth: 'smile', gaze })
const TALL = { at: [-86, -196], scale: 56 } as const
const SMALL = { at: [150, -66], scale: 41, left: true } as const
const eyeOf = ({ at: [x, y], scale }: typeof TALL | typeof SMALL, k: 1 | -1, drop: number): Point => [
  x + k * scale * 0.62,
  y + scale * drop,
]
const sight = (s: Sheet, line = now) => line(s, [eyeOf(TALL, 1, 0.4), eyeOf(SMALL, -1, -0.02)], 5)
const tallAndSmall = (s: Sheet) => {
  under(s, [10, 306], 290)
  somebody(s, { ...him, stance: stooping, face: looking([0.3, 0.3]) }, TALL)
  somebody(s, { ...her, stance: onToes, face: looking([0.3, -0.3]) }, SMALL)
}
const backs = (s: Sheet) => {
  now(s, trace('-140,-200 -174,-140 -204,-60 -226,34'), 5)
  now(s, trace('178,-20 194,20 188,70 196,120'), 5)
}
const heights: TopicDrawing = {
  steps: [
    (s) => {
      now(s, trace('-300,306 330,306'), 4)
      now(s, ellipse(...TALL.at, 52, 58, { tilt: 0.34, from: 4, to: 10.5 }))
      now(s, ellipse(...SMALL.at, 38, 43, { tilt: 0.36, from: 4, to: 10.5 }))
      for (const x of [-200, -146]) light(s, [[x, 40] as const, [x, 304] as const], 2.4)
      for (const x of [150, 172]) light(s, [[x, 110] as const, [x, 304] as const], 2.4)
    },
    (s) => sight(s),
    (s) => {
      backs(s)
      tallAndSmall(s)
    },
  ],
  slip: smaller((s) => {
    under(s, [10, 306], 290)
    somebody(s, { ...him, stance: upright, face: calm }, { at: [-110, -196], scale: 56 })
    somebody(s, { ...her, stance: upright, face: calm }, { at: [150, -60], scale: 41, left: true })
    red(s, trace('-60,-182 260,-182'))
    red(s, trace('110,-50 -200,-50'))
  }),
  cure: smaller((s) => {
    tallAndSmall(s)
    sight(s)
  }),
  checks: [
    [30, -100, 480],
    [0, -20, 620],
  ],
}

const heroine: Partial<HeadLook> = {
  ...{ ...cast.red, style: 'ponytail', yaw: -0.16, neck: true, collar: 'sailor', cloth: '#FFFBF0' },
  ...{ mood: 'smile', clothDark: '#D9DCE8' },
}
const lead = (s: Sheet, at: Point, scale: number, look = heroine) =>
  placed(s, { at, scale }, () => drawHead(s, plainHead(s, look)))
const GREY = { line: '#7C8798', hair: '#B4BFCB', cloth: '#CBD3DB', skin: '#EFE6DE' }
/** Who is there too: from the side, in few lines and quiet colours, looking to the right. */
const partner = (s: Sheet, at: Point, scale: number) =>
  s.inHues({ skin: GREY.skin, blush: '#E6D6CC', dark: GREY.line, paper: '#DDE4EA', deep: '#B9C2CC' }, GREY.line, () =>
    placed(s, { at, scale, left: true, pen: scale / 150 }, () =>
      drawProfile(
        s,
        someProfile(s.tones, {
          ...{ nose: 0.06, bridge: 0, up: 0.03, lips: 0.02, chin: 0, style: 'short', lash: false },
          ...{ hair: GREY.hair, cloth: GREY.cloth, hairLight: GREY.hair, hairDark: '#A2AEBB', clothDark: '#B9C3CE' },
        }),
      ),
    ),
  )
const PAGE = trace('-388,-330 388,-330 388,316 -388,316')
const cropped = (s: Sheet, draw: () => void) => s.within(PAGE, draw, true)
const bothFaces = (s: Sheet, look = heroine) =>
  cropped(s, () => {
    partner(s, [-204, -60], 112)
    lead(s, [150, -90], 132, look)
  })
const inTheLead: TopicDrawing = {
  steps: [
    (s) => {
      now(s, ellipse(150, -104, 132, 146, { from: 4, to: 10.5 }), 4)
      light(s, trace('130,-240 120,-100 128,44'))
      light(s, trace('24,-64 150,-50 276,-68'))
      for (const x of [78, 196]) light(s, ellipse(x, -60, 26, 24, { to: 6.6 }))
      now(s, trace('100,60 96,110 -40,130 -70,300'))
      now(s, trace('204,60 210,110 330,140 368,300'))
      s.pencil(ellipse(150, -90, 186, 206, { from: 4, to: 10.4 }), 4, { colour: VERMILION })
    },
    (s) => {
      light(s, ellipse(-208, -78, 112, 116, { from: 4, to: 10.5 }), 2.4)
      light(s, trace('-100,-70 -70,-10 -98,10 -104,60 -150,70'), 2.4)
      light(s, trace('-280,50 -290,120 -370,180'), 2.4)
      light(s, trace('-150,70 -140,130 -90,180'), 2.4)
    },
    (s) => {
      now(s, trace('-104,-48 20,-60'), 4)
      for (const y of [-76, -44]) now(s, [[-4, y] as const, [22, -60] as const], 4)
      bothFaces(s)
    },
  ],
  slip: smaller((s) => {
    cropped(s, () => {
      lead(s, [-150, -80], 122, lean({ ...cast.boy, yaw: 0, neck: true, cloth: '#6E93B8', collar: 'crew' }))
      lead(s, [170, -80], 122, lean({ ...heroine, yaw: 0 }))
    })
  }),
  cure: smaller((s) => {
    bothFaces(s, lean(heroine))
    now(s, trace('-104,-48 20,-60'), 4)
  }),
  checks: [
    [140, -60, 480],
    [-30, -60, 620],
  ],
}

export const twoPeople: readonly TopicDrawing[] = [oneShape, touch, heights, inTheLead]
