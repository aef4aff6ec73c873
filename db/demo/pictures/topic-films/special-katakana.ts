import { box } from '../backdrop.ts'
import { add, ellipse, type Point, polar, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now, redRing } from '../step-films/face.ts'
import { PAPER } from '../tones.ts'
import { withPen } from './body-parts.ts'
import * as quick from './quick-colour-parts.ts'
import { arrow } from './still-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const { girl } = quick
const large =
  (draw: Draw, foot = 320) =>
  (s: Sheet) =>
    s.within(box(-390, -320, 390, foot), () => s.at(0, -46, { scale: 196 }, () => draw(s)), true)
const below = (draw: Draw) => ({ beneath: large(draw) })
const small = (draw: Draw) => (s: Sheet) =>
  withPen(s, 0.62, () => s.within(box(-140, -150, 190, 150), () => s.at(16, -14, { scale: 98 }, () => draw(s)), true))

/** Ten minutes, and how much of them is gone. */
function clock(s: Sheet, gone: number, colour: string) {
  const at: Point = [150, -108]
  s.solid(ellipse(...at, 36, 36).slice(0, -1), '#FFFFFF', 5)
  const from = -Math.PI / 2
  const sector = ellipse(...at, 30, 30, { from, to: from + Math.PI * 2 * gone })
  s.flat([at, ...sector], colour, { still: true, corners: true })
  s.ink([at, add(at, polar(from + Math.PI * 2 * gone, 30))], 5)
  s.ink(trace('150,-146 150,-156'), 8)
}

const spilt = {
  skin: [
    '-0.4,1.56 -0.5,1.5 -0.86,1.78 -0.9,2.06 -0.62,2.12 -0.36,1.9',
    '0.82,0.3 1.0,0.22 1.12,0.46 1.04,0.7 0.86,0.64 0.8,0.5',
  ],
  hair: ['-0.8,-1.0 -1.12,-1.2 -1.4,-1.0 -1.42,-0.6 -1.14,-0.46'],
  cloth: ['1.2,1.96 1.4,1.7 1.76,1.74 2.0,2.04 1.8,2.24'],
} as const
/** Where the skin of her neck lies on the shirt, on the right. */
const underNeck = '0.3,1.7 0.62,1.6 0.7,1.86 0.5,2.1 0.3,2.1'
const spill = (s: Sheet, kind: keyof typeof spilt, colour: string) => {
  for (const shape of spilt[kind]) s.flat(trace(shape), colour, { still: true })
}
const threeColours: TopicDrawing = {
  steps: [
    large((s) => {
      quick.skinOf(s, girl)
      s.flat(trace(spilt.skin[0]), '#F6D6BC', { still: true })
      s.flat(trace(spilt.skin[1]), '#F6D6BC', { still: true })
      quick.lineArt(s, girl)
    }),
    below((s) => {
      quick.hairOf(s, girl)
      quick.clothOf(s, girl)
      spill(s, 'hair', girl.hair)
      spill(s, 'cloth', girl.cloth)
    }),
    large((s) => {
      for (const shape of [spilt.skin[0], underNeck, spilt.skin[1], spilt.hair[0], spilt.cloth[0]])
        quick.mendedAt(s, trace(shape), girl)
    }, 321),
  ],
  slip: (s) => {
    small((on) => {
      quick.noseCast(on, 1, '#C98A78')
      quick.neckCast(on, 1, '#B0705F')
      quick.hairCast(on, 1, '#C98A78')
      quick.lineArt(on, girl)
    })(s)
    clock(s, 0.999, '#E4573F')
  },
  cure: (s) => {
    small((on) => quick.coloured(on, girl))(s)
    clock(s, 0.3, '#7FB2C4')
  },
  checks: [
    [0, -20, 620],
    [0, 40, 460],
  ],
}

const CAST = '#B23A50'
const DEEP = '#4A1230'
function sunAt(s: Sheet) {
  s.solid(ellipse(-340, -268, 44, 44).slice(0, -1), '#F6C04A', 5)
  arrow(s, [-306, -232], [-236, -168], now, 6)
}
/** The same shadows in one go, on the skin instead of below it. */
const lit = (s: Sheet, nose: quick.Side, neck: quick.Side, hair: quick.Side) =>
  quick.coloured(s, girl, (on) => {
    quick.noseCast(on, nose, '#D98A7D')
    quick.neckCast(on, neck, '#AF7A70')
    quick.hairCast(on, hair, '#D98A7D')
  })
const lightSide: TopicDrawing = {
  steps: [
    (s) => {
      large((on) => quick.coloured(on, girl))(s)
      sunAt(s)
    },
    below((s) => {
      quick.noseCast(s, 1, CAST)
      quick.neckCast(s, 1, DEEP)
    }),
    below((s) => quick.hairCast(s, 1, CAST)),
  ],
  slip: (s) => {
    small((on) => lit(on, -1, 1, -1))(s)
    arrow(s, [-160, -76], [-108, -40], now, 6)
    redRing(s, [28, 0], [104, 62])
  },
  cure: (s) => {
    small((on) => lit(on, 1, 1, 1))(s)
    arrow(s, [-160, -76], [-108, -40], now, 6)
  },
  checks: [
    [10, 0, 480],
    [0, 220, 420],
  ],
}

const people: readonly (readonly [hues: quick.Hues, seen: string, shade: string, red: string])[] = [
  [girl, '#F6D6BC', '#C85A50', '#F04A3A'],
  [{ hair: '#3A2E3C', cloth: '#6FA58F', skin: '#CA7F46', thin: 0.7, iris: '#6A4326' }, '#D9A37A', '#8C1428', '#FF2A10'],
  [
    { hair: '#2C2430', cloth: '#E4785A', skin: '#763917', thin: 0.82, iris: '#4A2A1C' },
    '#8E5A3C',
    '#200010',
    '#FF2008',
  ],
]
const trio = (draw: (s: Sheet, at: number) => void) => (s: Sheet) =>
  people.forEach((_, i) =>
    s.within(
      box(-384 + i * 256, -160, -128 + i * 256, 300),
      () =>
        s.at(-256 + i * 256, 32, { scale: 101 }, () => {
          withPen(s, 0.66, () => draw(s, i))
        }),
      true,
    ),
  )
/** What is mixed for each of them, on the paper above. */
const mixedAbove = (s: Sheet, place: number, colours: readonly string[]) =>
  colours.forEach((colour, i) => s.solid(ellipse(-330 + i * 256 + place * 74, -240, 34, 34).slice(0, -1), colour, 4))
const grey = { ...girl, hair: '#3A2E3C', cloth: '#6FA58F' }
const pale = (s: Sheet, colour: string, deep: string) =>
  quick.coloured(s, grey, (on) => {
    quick.noseCast(on, 1, colour)
    quick.neckCast(on, 1, deep)
    quick.hairCast(on, 1, colour)
    quick.ruddy(on, colour)
  })
const swatch = (s: Sheet, colour: string) => s.solid(ellipse(146, -104, 36, 36).slice(0, -1), colour, 5)
const threeSkins: TopicDrawing = {
  steps: [
    (s) => {
      trio((on, i) => {
        quick.skinOf(on, people[i]![0])
        quick.lineArt(on, people[i]![0])
      })(s)
      mixedAbove(
        s,
        0,
        people.map(([, seen]) => seen),
      )
    },
    {
      beneath: (s) => {
        trio((on, i) => {
          const [hues, , shade] = people[i]!
          quick.hairOf(on, hues)
          quick.clothOf(on, hues)
          quick.noseCast(on, 1, shade)
          quick.neckCast(on, 1, shade)
          quick.hairCast(on, 1, shade)
        })(s)
        mixedAbove(s, 1, ['#DE9F86', '#B8643F', '#66310F'])
      },
    },
    (s) => {
      trio((on, i) => quick.ruddy(on, ['#F59C88', '#D8704C', '#A9523A'][i]!))(s)
      mixedAbove(s, 2, ['#F2988A', '#D97A5E', '#A8523A'])
    },
  ],
  slip: (s) => {
    small((on) => pale(on, '#A4907B', '#8A7A68'))(s)
    swatch(s, '#8B918C')
  },
  cure: (s) => {
    small((on) => pale(on, '#E2907B', '#C98475'))(s)
    swatch(s, '#DE8F7A')
  },
  checks: [
    [0, 60, 620],
    [130, 30, 560],
  ],
}

const shaded = (s: Sheet) => lit(s, 1, 1, 1)
const lightsAll = (s: Sheet) => {
  quick.eyeLights(s)
  quick.noseLight(s)
  quick.hairLight(s)
}
const portraitAt = (draw: Draw) => (s: Sheet) =>
  s.within(box(-390, -320, 190, 320), () => s.at(-96, -40, { scale: 196 }, () => draw(s)), true)
const lastLights: TopicDrawing = {
  steps: [
    portraitAt((s) => {
      shaded(s)
      quick.eyeLights(s)
    }),
    portraitAt((s) => {
      quick.noseLight(s)
      quick.hairLight(s)
    }),
    (s) => {
      const card = box(216, 40, 386, 286)
      s.solid(card, PAPER, 5, { corners: true })
      const fromAfar = () => {
        shaded(s)
        lightsAll(s)
      }
      s.within(card, () => s.at(301, 152, { scale: 58 }, () => withPen(s, 0.4, fromAfar)), true)
      for (const [x, y, wide, tall] of [
        [-108, -32, 132, 58],
        [-102, 66, 32, 28],
        [-202, -204, 74, 66],
      ] as const)
        now(s, ellipse(x, y, wide, tall, { from: 4, to: 10.5 }), 3.4)
    },
  ],
  slip: small((s) => {
    shaded(s)
    quick.greasy(s)
  }),
  cure: small((s) => {
    shaded(s)
    lightsAll(s)
  }),
  checks: [
    [-110, -60, 560],
    [-96, 0, 620],
  ],
}

export const specialKatakana: readonly (TopicDrawing | null)[] = [threeColours, lightSide, threeSkins, lastLights]
