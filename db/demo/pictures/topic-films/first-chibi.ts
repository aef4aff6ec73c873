import { tube } from '../covers/limbs.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { bar, light, measure, now, red } from '../step-films/face.ts'
import { placed } from './body-parts.ts'
import {
  ARM,
  armSpine,
  atWrist,
  bean,
  brick,
  chibi,
  childlike,
  CHIN,
  CROTCH,
  CROWN,
  EYE_AT,
  EYE_HALF,
  EYE_LINE,
  footShape,
  grown,
  kid,
  mittenShape,
  sideChibi,
  SOLE,
  thumbShape,
  waving,
} from './first-chibi-parts.ts'
import type { TopicDrawing } from './topic.ts'

const large = (draw: (s: Sheet) => void) => (s: Sheet) => placed(s, { at: [0, -130], scale: 126 }, () => draw(s))
const small = (draw: (s: Sheet) => void) => (s: Sheet) => placed(s, { at: [40, -62], scale: 59 }, () => draw(s))
const closed = (points: readonly Point[]) => [...points, points[0]!, points[1]!]
const headRing = (s: Sheet) => now(s, ellipse(0, (CROWN + CHIN) / 2, 1.12, 1.15, { from: 4, to: 10.6 }))
const frame = (s: Sheet, top: number) => {
  const [a, b] = [top, top + CHIN - CROWN]
  for (const y of [a, b])
    now(s, [
      [-1.4, y],
      [1.4, y],
    ])
  for (const x of [-1.4, 1.4])
    now(s, [
      [x, a],
      [x, b],
    ])
}
const THREE = [-106, 24, 148]

const ruler: TopicDrawing = {
  steps: [
    large(headRing),
    large((s) => {
      frame(s, CROWN)
      frame(s, CHIN)
    }),
    large((s) => {
      now(s, [[-1.4, CROTCH] as const, [1.4, CROTCH] as const], 4)
      bar(s, [1.4, CHIN + (SOLE - CHIN) / 3], now, 0.14)
      chibi(s, kid)
    }),
  ],
  slip: (s) => {
    for (const [i, long] of [1, 1.62, 0.6].entries())
      placed(s, { at: [THREE[i]!, 140 - 42 * (CHIN + (SOLE - CHIN) * long)], scale: 42, pen: 0.48 }, () =>
        chibi(s, { ...kid, long }),
      )
  },
  cure: (s) => {
    for (const x of THREE)
      placed(s, { at: [x, 140 - 46 * SOLE], scale: 46, pen: 0.48 }, () => {
        chibi(s, kid)
        for (const y of [CROWN, CHIN, SOLE]) now(s, [[-1.36, y] as const, [1.36, y] as const])
      })
  },
  checks: [
    [0, 0, 620],
    [0, 170, 420],
  ],
}

const hollow = trace('0.24,0.98 0.2,1.3 0.22,1.74 0.42,2.12')
const beanBody: TopicDrawing = {
  steps: [
    large((s) => now(s, closed(bean), 4)),
    large((s) => {
      now(s, hollow, 6)
      now(s, trace('0.4,1.5 1.2,1.5'), 4)
      for (const y of [1.34, 1.66]) now(s, [[1.0, y] as const, [1.22, 1.5] as const], 4)
    }),
    large((s) => {
      headRing(s)
      sideChibi(s, kid, bean)
    }),
  ],
  slip: small((s) => sideChibi(s, kid, brick)),
  cure: small((s) => {
    sideChibi(s, kid, bean)
    now(s, closed(bean))
  }),
  checks: [
    [0, 90, 420],
    [0, 0, 420],
  ],
}

const armsAndFeet: TopicDrawing = {
  steps: [
    large((s) => {
      light(s, ellipse(0, (CROWN + CHIN) / 2, 1.12, 1.15, { from: 4, to: 10.6 }), 2.4)
      light(s, trace('-0.34,1.0 -0.6,1.9 -0.5,2.4 0,2.5 0.5,2.4 0.6,1.9 0.34,1.0'), 2.4)
      for (const i of [0, 1] as const) {
        const outline = tube(armSpine(i, waving[i]), ARM)
        now(s, outline.slice(0, outline.length / 2))
        now(s, outline.slice(outline.length / 2))
      }
    }),
    large((s) => {
      for (const i of [0, 1] as const)
        atWrist(s, i, waving[i], () => {
          now(s, closed(mittenShape()))
          now(s, closed(thumbShape()))
        })
    }),
    large((s) => {
      for (const i of [0, 1]) now(s, closed(footShape(i)))
      chibi(s, { ...kid, arms: waving })
    }),
  ],
  slip: small((s) => {
    chibi(s, { ...kid, arms: waving, hands: 'fingers' })
    red(s, ellipse(1.5, 0.8, 0.66, 0.62, { from: 4, to: 10.4 }))
  }),
  cure: small((s) => chibi(s, { ...kid, arms: waving })),
  checks: [
    [60, 60, 620],
    [0, -120, 480],
  ],
}

const face = (draw: (s: Sheet) => void) => (s: Sheet) => placed(s, { at: [0, -10], scale: 226 }, () => draw(s))
const smallFace = (draw: (s: Sheet) => void) => (s: Sheet) => placed(s, { at: [30, 10], scale: 108 }, () => draw(s))
const headOnly = (s: Sheet, features = childlike) => {
  const paper = { ...kid, face: features }
  s.within(trace('-1.6,-1.5 1.6,-1.5 1.6,1.28 -1.6,1.28'), () => chibi(s, paper), true)
}
const whole = trace('0.9,-0.25 0.89,0.08 0.81,0.42 0.6,0.74 0.27,0.98 0,1.04')
const faceLayout: TopicDrawing = {
  steps: [
    face((s) => {
      now(s, ellipse(0, -0.15, 0.95, 0.95, { from: 3.2, to: 6.24 }))
      for (const k of [-1, 1])
        now(
          s,
          whole.map(([x, y]): Point => [x * k, y]),
        )
      light(s, trace('0,-1.1 0,1.04'))
      light(s, trace('-0.95,-0.04 0.95,-0.04'))
      now(s, [[-0.95, EYE_LINE] as const, [0.95, EYE_LINE] as const], 5)
      now(s, trace('1.06,-0.02 1.06,0.36'))
      for (const x of [0.99, 1.13]) now(s, [[x, 0.26] as const, [1.06, 0.38] as const])
    }),
    face((s) => {
      for (const k of [-1, 1]) now(s, ellipse(k * EYE_AT, EYE_LINE, EYE_HALF, 0.24, { to: 6.6 }), 4)
      for (const x of [-1, 0, 1])
        bar(
          s,
          [x * (EYE_AT - EYE_HALF), EYE_LINE],
          (sheet, line) =>
            now(
              sheet,
              line.map(([px, py]): Point => [x * (EYE_AT - EYE_HALF), py + (px - x * (EYE_AT - EYE_HALF))]),
            ),
          0.09,
        )
      measure(s, [EYE_HALF - EYE_AT, EYE_LINE], [EYE_AT - EYE_HALF, EYE_LINE])
    }),
    face((s) => {
      now(s, trace('-0.12,0.7 0,0.75 0.12,0.7'), 4)
      headOnly(s)
    }),
  ],
  slip: smallFace((s) => headOnly(s, grown)),
  cure: smallFace((s) => {
    headOnly(s)
    now(s, [[-0.92, EYE_LINE] as const, [0.92, EYE_LINE] as const])
  }),
  checks: [
    [0, 80, 420],
    [0, -80, 560],
  ],
}

export const firstChibi: readonly TopicDrawing[] = [ruler, beanBody, armsAndFeet, faceLayout]
