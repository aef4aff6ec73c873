import { cast } from '../covers/cast.ts'
import { plainHead, shortFringe } from '../covers/heads.ts'
import { drawExpression, type Expression } from '../figure/expression.ts'
import { onFace } from '../figure/face.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, light, now } from './face.ts'
import * as hair from './hair-heads.ts'

const YAW = 0.12
export const to = onFace({ yaw: YAW, pitch: 0 } as HeadLook)
export const anger: Expression = { eyes: 'open', open: 0.82, brow: [0.16, -0.12], mouth: 'clench' }
export const sorrow: Expression = { eyes: 'open', open: 0.9, brow: [-0.15, 0.1], mouth: 'frown' }
/** Who weeps and laughs: the brows of sorrow, the mouth of joy. */
export const mixedUp: Expression = { eyes: 'open', open: 0.72, brow: [-0.12, 0.1], mouth: 'glad' }
export const joy: Expression = { eyes: 'smile', brow: [-0.08, 0], mouth: 'laugh', signs: ['blush'] }
/** Only the mouth laughs. */
export const onlyMouth: Expression = { eyes: 'open', open: 1, brow: [0, 0], mouth: 'smile' }

/** The boy of the graduation. */
export function boy(s: Sheet, mood: Expression, cloth = '#F2B632', more?: (s: Sheet, look: HeadLook) => void) {
  const features = (sheet: Sheet, look: HeadLook) => {
    drawExpression(mood)(sheet, look)
    more?.(sheet, look)
  }
  const look = plainHead(s, {
    ...{ ...cast.boy, lit: false, bareBrow: true, yaw: YAW, neck: true, collar: 'hood', cloth, part: 0.1 },
    ...{ hairLight: '#7A7C92', own: { features, fringe: shortFringe } },
  })
  drawHead(s, look)
}

/** Ball, cross and the places of the eyes. */
export function sketch(s: Sheet, line: Line = light) {
  hair.skull(s, { yaw: YAW }, line)
  hair.lowerSkull(s, { yaw: YAW }, line)
  hair.faceCross(s, { yaw: YAW }, line)
}
export const eyes = (s: Sheet, line: Line = light, tall = 0.17) => {
  for (const k of [-1, 1]) line(s, ellipse(...to(k * 0.43, 0.22), 0.2, tall, { from: 3, to: 9.3 }))
}
export const brows = (s: Sheet, { brow: [inner, outer] }: Expression, line: Line = now) => {
  for (const k of [-1, 1])
    line(s, [to(k * 0.18, -0.24 + inner), to(k * 0.44, -0.29 + (inner + outer) / 2), to(k * 0.72, -0.22 + outer)], 5)
}
export const mouth = (s: Sheet, noted: readonly Point[], line: Line = now) =>
  line(
    s,
    noted.map(([u, v]) => to(u, v)),
    3.6,
  )

/** A way with a point at its end. */
export function pointing(s: Sheet, from: Point, end: Point, line: Line = now) {
  line(s, [from, end], 4)
  const back = Math.atan2(from[1] - end[1], from[0] - end[0])
  for (const turn of [0.5, -0.5])
    line(s, [end, [end[0] + Math.cos(back + turn) * 0.12, end[1] + Math.sin(back + turn) * 0.12]], 4)
}
/** The same on the face, on both sides. */
export const arrows = (s: Sheet, [a, b]: readonly [Point, Point], line: Line = now) => {
  for (const k of [-1, 1]) pointing(s, to(k * a[0], a[1]), to(k * b[0], b[1]), line)
}
