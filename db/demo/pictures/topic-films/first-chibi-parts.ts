import { cast } from '../covers/cast.ts'
import { plainHead } from '../covers/heads.ts'
import { limb, smallHand } from '../covers/limbs.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'
import { lean } from './lean-parts.ts'

/** Heights of somebody two heads tall, whose head's ball has radius 1 around the origin. */
export const CROWN = -1.26
export const CHIN = 1.04
export const SOLE = CHIN * 2 - CROWN
export const CROTCH = SOLE - (SOLE - CHIN) / 3
/** Where eyes lie on such a face, and how wide one is. */
export const EYE_LINE = 0.4
export const EYE_AT = 0.52
export const EYE_HALF = 0.18

type Face = Parameters<typeof lean>[1]
export const childlike: Face = {
  ...{ mouth: 'smile', eyes: EYE_LINE, apart: EYE_AT, large: EYE_HALF / 0.18, mouthAt: 0.7, noseless: true },
}
export const grown: Face = { mouth: 'smile', eyes: 0.02, apart: 0.36, large: 0.62, mouthAt: 0.66 }

type Hands = 'mitten' | 'fingers'
type Chibi = {
  look: Partial<HeadLook>
  top: string
  low: string
  shoe: string
  face?: Face
  arms?: readonly [Point, Point]
  hands?: Hands
  /** how tall the body is beside that of somebody two heads tall */
  long?: number
}
export const kid: Chibi = {
  look: { ...cast.child, style: 'bob', lit: false, yaw: 0 },
  top: '#F0C266',
  low: '#4F8FA8',
  shoe: '#D9534A',
}

export const hanging: readonly [Point, Point] = [
  [-0.8, 2.2],
  [0.8, 2.2],
]
export const waving: readonly [Point, Point] = [
  [-1.02, 1.96],
  [1.46, 1.0],
]
const root = (i: number): Point => [i ? 0.36 : -0.36, 1.36]
/** A tube that grows thinner to the wrist. */
export const armSpine = (i: number, [x, y]: Point): Point[] => {
  const [fx, fy] = root(i)
  return [
    [fx, fy],
    [(fx + x) / 2 + (i ? 0.06 : -0.06), (fy + y) / 2 + 0.06],
    [x, y],
  ]
}
export const ARM = [0.44, 0.38, 0.28]
/** A ball of four fingers, and a thumb. */
export const mittenShape = (): Point[] => ellipse(0, 0.16, 0.2, 0.24).slice(0, -1)
export const thumbShape = (): Point[] => ellipse(0.22, 0.02, 0.1, 0.18, { tilt: -0.5 }).slice(0, -1)
export const atWrist = (s: Sheet, i: number, [x, y]: Point, draw: () => void) => {
  const [fx, fy] = root(i)
  s.at(x, y, { rotate: Math.atan2(y - fy, x - fx) - Math.PI / 2, scaleX: (i === 1) === y > 1.2 ? -1 : 1 }, draw)
}
/** A foot that ends as a trapezium with round toes. */
export const footShape = (i: number): Point[] =>
  trace('-0.18,2.84 0.2,2.84 0.34,3.2 0.28,3.34 -0.22,3.34 -0.26,3.2').map(([x, y]): Point => [
    (i ? 1 : -1) * (x + 0.3),
    y,
  ])

function limbsOf(s: Sheet, { look, arms = hanging, hands = 'mitten', top }: Chibi, skin: string) {
  for (const i of [0, 1] as const) {
    const [, middle, tip] = armSpine(i, arms[i]) as [Point, Point, Point]
    limb(s, [root(i), middle, tip], ARM, look.skin ?? skin, 5)
    limb(s, [root(i), [(root(i)[0] + middle[0]) / 2, (root(i)[1] + middle[1]) / 2], middle], [0.5, 0.48, 0.46], top, 5)
    atWrist(s, i, arms[i], () => {
      if (hands === 'fingers') return smallHand(s, [0, -0.04], 'open', { size: 0.62, skin: look.skin ?? skin })
      s.solid(thumbShape(), look.skin ?? skin, 4.4)
      s.solid(mittenShape(), look.skin ?? skin, 5)
    })
  }
}

const trunk = trace('-0.34,0.8 -0.48,1.3 -0.62,1.9 -0.56,2.36 0,2.5 0.56,2.36 0.62,1.9 0.48,1.3 0.34,0.8')
/** Somebody small, from the front. */
export function chibi(s: Sheet, who: Chibi) {
  const head = plainHead(s, lean(who.look, who.face ?? childlike))
  drawHead(s, { ...head, own: { ...head.own, bust: () => frontBody(s, who, head.skin) } })
}

function frontBody(s: Sheet, who: Chibi, skin: string) {
  const { top, low, shoe, long = 1 } = who
  s.at(0, CHIN * (1 - long), { scale: long, scaleX: 1 / Math.sqrt(long) }, () => {
    for (const i of [0, 1]) {
      const x = i ? 0.3 : -0.3
      limb(
        s,
        [
          [x, 2.3],
          [x, 2.6],
          [x, 2.96],
        ],
        [0.52, 0.44, 0.4],
        skin,
        5,
      )
      s.solid(footShape(i), shoe, 5)
      s.solid(
        trace('-0.3,2.2 0.3,2.2 0.32,2.66 -0.3,2.66').map(([px, y]): Point => [px + x, y]),
        low,
        5,
      )
    }
    limbsOf(s, who, skin)
    s.solid(trunk, top, 5)
    s.within(trunk, () => {
      s.flat(trace('-1,2.02 0,2.12 1,2.02 1,3 -1,3'), low, { still: true })
      s.flat(trace('0.26,0.8 0.7,0.8 0.8,2.02 0.34,2.06 0.36,1.9 0.34,1.4'), darker(top), {
        still: true,
        opacity: 0.45,
      })
      s.flat(ellipse(0, 0.98, 0.7, 0.24), darker(top), { still: true, opacity: 0.6 })
    })
    s.ink(trace('-0.6,2.02 0,2.12 0.6,2.02'), 4)
    s.ink(trace('0,2.3 0,2.48'), 4)
  })
}

export const bean = trace(
  '-0.12,0.92 -0.5,1.2 -0.74,1.8 -0.62,2.36 -0.14,2.62 0.3,2.44 0.42,2.12 0.22,1.74 0.2,1.3 0.24,0.98',
)
export const brick = trace('-0.5,0.92 0.4,0.92 0.4,2.6 -0.5,2.6')
/** The same from the side, on a body of some shape. */
export function sideChibi(s: Sheet, { look, top, low, shoe }: Chibi, shape: readonly Point[]) {
  const corners = shape.length < 5
  const head = plainHead(s, lean({ ...look, yaw: 0.7 }, childlike))
  const foot = (x: number) => {
    limb(
      s,
      [
        [x - 0.06, 2.3],
        [x, 2.7],
        [x, 3.0],
      ],
      [0.54, 0.46, 0.4],
      head.skin,
      5,
    )
    s.solid(
      trace('-0.22,2.86 0.2,2.86 0.44,3.14 0.46,3.34 -0.26,3.34').map(([px, y]): Point => [px + x, y]),
      shoe,
      5,
    )
  }
  foot(0.12)
  foot(-0.22)
  s.solid(shape, top, 5, { corners })
  s.within(
    shape,
    () => {
      s.flat(trace('-1,2.0 0,2.12 1,2.04 1,3 -1,3'), low, { still: true })
      s.flat(trace('-1,0.8 -0.4,0.8 -0.5,1.6 -0.44,2.06 -1,2.02'), darker(top), { still: true, opacity: 0.45 })
    },
    corners,
  )
  limb(s, trace('-0.16,1.36 -0.04,1.7 0.3,2.02'), [0.42, 0.38, 0.3], top, 5)
  s.at(0.34, 2.04, { rotate: -0.9 }, () => s.solid(mittenShape(), head.skin, 5))
  drawHead(s, head)
}
