import type { Expression } from '../figure/expression.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now, red } from '../step-films/face.ts'
import * as mood from '../step-films/moods.ts'
import { onField, sides } from './expression-parts.ts'
import { penned } from './eyes-parts.ts'
import type { Draw, TopicDrawing } from './topic.ts'

const WATER = '#8FCBEA'
const WARM = '#FBE3BF'
const weeping: Expression = { eyes: 'open', open: 0.8, brow: [-0.2, 0.12], mouth: 'glad', signs: ['blush'] }
const on = (noted: string, side = 1) => trace(noted).map(([x, y]): Point => mood.to((side * x) / 100, y / 100))

/** One tear that wells on the rim of the lower lid, about to fall. */
function welling(s: Sheet) {
  for (const k of sides) {
    s.solid(on('26,34 36,39 48,39 60,34 66,27 64,36 56,43 44,45 34,42', k), WATER, 3)
    const drop = on('54,34 62,42 66,52 61,61 52,62 46,54 48,43', k)
    s.solid(drop, WATER, 4)
    s.white(ellipse(...mood.to(k * 0.535, 0.53), 0.028, 0.045), { layer: 'ink' })
  }
}

/** Tears in streams, wherever there is room for one. */
function streaming(s: Sheet) {
  for (const k of sides)
    for (const noted of ['24,36 40,36 38,70 42,112 26,118 22,70', '46,36 64,34 68,66 64,104 46,106 44,70'])
      s.solid(on(noted, k), WATER, 4)
  for (const noted of ['84,60 92,72 86,82 78,74', '94,100 102,112 96,122 88,114'])
    for (const k of sides) s.solid(on(noted, k), WATER, 3)
}

const large = (draw: Draw) => (s: Sheet) => s.at(0, -44, { scale: 190 }, () => draw(s))
const small = (draw: Draw) => (s: Sheet) =>
  penned(s, 0.6, () => onField(s, [-124, -150, 190, 148], WARM, () => s.at(33, -16, { scale: 98 }, () => draw(s))))
const SMILE = on('-24,68 0,72 24,68 16,85 0,90 -16,85 -24,68')

const tears: TopicDrawing = {
  steps: [
    large((s) => {
      mood.sketch(s)
      mood.eyes(s)
      mood.brows(s, weeping)
      for (const k of sides) mood.pointing(s, mood.to(k * 0.14, -0.42), mood.to(k * 0.1, -0.74))
    }),
    large((s) => {
      now(s, SMILE, 4)
      for (const k of sides) light(s, [mood.to(k * 0.98, 0.5), mood.to(k * 1.3, 0.5)], 3)
      for (const k of sides) mood.pointing(s, mood.to(k * 0.32, 0.72), mood.to(k * 0.56, 0.5))
    }),
    (s) => onField(s, [-330, -316, 330, 316], WARM, () => large((at) => mood.boy(at, weeping, '#F2B632', welling))(s)),
  ],
  slip: small((s) => mood.boy(s, weeping, '#F2B632', streaming)),
  cure: small((s) => {
    mood.boy(s, weeping, '#F2B632', welling)
    for (const k of sides) red(s, ellipse(...mood.to(k * 0.52, 0.46), 0.24, 0.26, { from: 3.9, to: 10.5 }), 5)
  }),
  checks: [
    [0, 20, 420],
    [0, 0, 560],
  ],
}

export const expressionWork: readonly (TopicDrawing | null)[] = [null, null, null, tears]
