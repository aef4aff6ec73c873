import { bodyParts, jointsOf, type Somebody, type Stance } from '../covers/actor.ts'
import { plainHead } from '../covers/heads.ts'
import { limb } from '../covers/limbs.ts'
import type { Expression } from '../figure/expression.ts'
import { faceContour, onFace } from '../figure/face.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { add, bend, ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'

/** How low hair hangs beside the face. */
const hangs: Partial<Record<HeadLook['style'], number>> = { bob: 0.9, long: 0.9, twin: 0.5, ponytail: 0.34, bun: 0.06 }
const sideOf = ({ yaw }: HeadLook) => (yaw < 0 ? -1 : 1)

function behind(s: Sheet, look: HeadLook) {
  const k = -sideOf(look)
  const at = (noted: string) => trace(noted).map(([x, y]): Point => [x * k, y])
  if (look.style === 'ponytail')
    s.solid(at('0.7,-0.9 1.3,-1.06 1.8,-0.6 1.86,0.2 1.5,1.2 1.34,0.4 1.1,-0.3'), look.hair, 6)
  else if (look.style === 'bun') s.solid(ellipse(k * 0.24, -1.2, 0.46, 0.4).slice(0, -1), look.hair, 6)
  else if (hangs[look.style])
    s.solid(trace('-0.9,-0.5 -1.14,0.3 -1.18,0.96 -0.6,1.14 0.6,1.14 1.18,0.96 1.14,0.3 0.9,-0.5'), look.hairDark, 6)
}

/** Whoever is drawn very small is drawn in fewer lines still. */
const tiny = (s: Sheet) => s.pen < 0.5

/** One lock of a fringe after the other, from the right to the left. */
const tips = [0.98, 0.66, 0.36, 0.08, -0.24, -0.56, -0.98]
function before(s: Sheet, look: HeadLook) {
  const to = onFace(look)
  const low = hangs[look.style] ?? 0.24
  const dome = ellipse(-look.yaw * 0.1, -0.1, 1.08, 1.14, { from: Math.PI * 0.97, to: Math.PI * 2.03 })
  const [left, right] = [dome[0]!, dome.at(-1)!]
  const lockEnd = (edge: Point, u: number): Point[] =>
    low > 0.5
      ? [add(edge, [0.06 * Math.sign(u), 0.5]), [edge[0], low], to(u * 0.92, low * 0.8), to(u * 0.96, 0.1)]
      : [add(edge, [0, low * 0.6]), to(u * 0.98, low), to(u * 0.9, -0.04)]
  const fringe = tips.slice(0, -1).flatMap((u, i) => {
    const next = tips[i + 1]!
    const [a, b] = [to(u * 0.9, i ? -0.52 : -0.06), to(next * 0.9, i === tips.length - 2 ? -0.06 : -0.52)]
    const tip = to(mixed([u, 0], [next, 0], 0.6)[0] * 0.9, -0.2 - (i % 2) * 0.08)
    return [...bend(a, mixed(a, tip, 0.5), tip, 3), ...bend(tip, mixed(tip, b, 0.5), b, 3)]
  })
  const shape = [...dome, ...lockEnd(right, 1), ...fringe, ...lockEnd(left, -1).toReversed()]
  s.solid(shape, look.hair, 6, { corners: true })
  if (tiny(s)) return
  s.flat(ellipse(-0.34, -0.72, 0.34, 0.13, { tilt: -0.5 }).slice(0, -1), look.hairLight, { still: true, opacity: 0.7 })
  for (const x of [-0.4, 0.1, 0.5])
    s.ink([to(x * 0.5, -1.04), to(x * 1.1, -0.74), to(x * 1.2, -0.5)], 3, { in: 0.4, out: 0.5 })
}

type Face = Pick<Expression, 'gaze'> & {
  mouth: 'smile' | 'laugh' | 'flat'
  /** how high the eyes lie, how far from the middle, how large beside the usual */
  eyes?: number
  apart?: number
  large?: number
  mouthAt?: number
  noseless?: true
}
/** Eyes, brows and mouth in few marks. */
export const features =
  ({ mouth, gaze = [0, 0], eyes = 0.2, apart = 0.43, large = 1, mouthAt = 0.74, noseless }: Face) =>
  (s: Sheet, look: HeadLook) => {
    const to = onFace(look)
    const spots = [-1, 1].map((k): Point => to(k * apart, eyes))
    const ovals = (rx: number, ry: number, [dx, dy]: Point) =>
      spots.map(([x, y]) => ellipse(x + dx * large, y + dy * large, rx * large, ry * large).slice(0, -1))
    if (mouth === 'laugh')
      for (const [x, y] of spots) s.ink(bend([x - 0.19, y + 0.08], [x, y - 0.16], [x + 0.19, y + 0.08]), 7)
    else {
      const tall = 0.17 * Math.max(0.9, look.tall)
      s.scatter(ovals(0.18, tall * 1.1, [0, 0]), '#FFFFFF')
      s.scatter(ovals(0.115, tall, [gaze[0] * 0.2, gaze[1] * 0.14]), look.irisDark)
      s.scatter(ovals(0.075, 0.06, [gaze[0] * 0.2, gaze[1] * 0.14 + 0.09]), look.iris)
      s.scatter(ovals(0.036, 0.05, [gaze[0] * 0.2 - 0.03, gaze[1] * 0.14 - 0.07]), '#FFFFFF')
      for (const [x, y] of spots) {
        const half = 0.2 * large
        s.ink(bend([x - half, y - 0.04], [x, y - tall * 2 * large], [x + half, y - 0.04]), 7, { in: 0.3, out: 0.3 })
      }
    }
    const [brow, cheek] = [eyes - 0.34 * large, eyes + 0.32]
    for (const k of tiny(s) ? [] : [-1, 1]) {
      const x = k * apart
      s.ink([to(x - 0.18, brow + 0.05 - k * 0.01), to(x, brow), to(x + 0.18, brow + 0.05 + k * 0.01)], 4)
    }
    s.within(faceContour(look), () =>
      s.scatter(
        [-1, 1].map((k) => ellipse(...to(k * (apart + 0.11), cheek), 0.13, 0.07)),
        look.blush,
      ),
    )
    if (!noseless && !tiny(s)) s.ink([to(0.04, eyes + 0.26), to(0.07, eyes + 0.36), to(0, eyes + 0.38)], 3)
    const lips = (x: number, dy: number) => to(x, mouthAt + dy)
    if (mouth !== 'laugh') return s.ink(bend(lips(-0.15, 0), lips(0, mouth === 'flat' ? 0.02 : 0.12), lips(0.15, 0)), 5)
    s.solid([lips(-0.22, -0.08), lips(0, -0.04), lips(0.22, -0.08), lips(0.12, 0.14), lips(-0.12, 0.14)], look.mouth, 4)
  }

/** A head in few marks: hair as one mass, a face of a few strokes. */
export function lean(look: Partial<HeadLook>, face: Face = { mouth: look.mood === 'calm' ? 'flat' : 'smile' }) {
  return { ...look, lit: false, bareBrow: true, own: { features: features(face), hair: { behind, before } } } as const
}

const bone = (a: Point, b: Point, c: Point): Point[] => [a, mixed(a, b, 0.55), b, mixed(b, c, 0.45), c]
const girthed = ({ girth = 1 }: Stance, widths: readonly number[]) => widths.map((width) => width * girth)

function arm(s: Sheet, { stance, wear }: Somebody, i: 0 | 1, skin: string) {
  const { shoulders, arms } = jointsOf(stance)
  const [elbow, wrist] = arms[i]
  const [start, short] = [shoulders[i], wear.sleeves === 'short']
  const long = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1])
  const palm = mixed(elbow, wrist, 1 + 0.34 / long)
  const tilt = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])
  s.solid(ellipse(...palm, 0.42, 0.24, { tilt }).slice(0, -1), skin, 5)
  limb(s, bone(start, elbow, wrist), girthed(stance, [0.62, 0.56, 0.5, 0.46, 0.34]), short ? skin : wear.top, 5)
  if (short) limb(s, [start, mixed(start, elbow, 0.55)], girthed(stance, [0.68, 0.7]), wear.top, 5)
}

function leg(s: Sheet, { stance, wear }: Somebody, i: 0 | 1, skin: string) {
  const { hips, legs } = jointsOf(stance)
  const [knee, ankle] = legs[i]
  const bare = wear.kind !== 'trousers'
  s.at(...ankle, { rotate: stance.feet?.[i] ?? 0, scale: 0.84 * (stance.girth ?? 1) }, () =>
    s.solid(trace('-0.3,-0.16 0.28,-0.16 0.42,0.14 0.9,0.3 1.22,0.5 1.2,0.7 -0.34,0.7 -0.4,0.3'), wear.shoe, 5),
  )
  limb(s, bone(hips[i], knee, ankle), girthed(stance, [1.0, 0.86, 0.68, 0.6, 0.4]), bare ? skin : wear.low, 6)
}

function skirt(s: Sheet, stance: Stance, colour: string) {
  const { shoulders, hips, legs } = jointsOf(stance)
  const low = mixed(...hips, 0.5)
  const both = (place: (i: 0 | 1) => Point) => [place(0), place(1)].toSorted((a, b) => a[0] - b[0]) as [Point, Point]
  const waist = both((i) => mixed(mixed(...shoulders, 0.5), hips[i], 0.74))
  const wide = both((i) =>
    mixed(low, hips[i], Math.max(1.7, 0.72 / Math.hypot(hips[i][0] - low[0], hips[i][1] - low[1]))),
  )
  const knees = mixed(legs[0][0], legs[1][0], 0.5)
  const hem = both((i) => {
    const at = mixed(hips[i], legs[i][0], 0.82)
    return add(at, [at[0] < knees[0] ? -0.52 : 0.52, 0.06])
  })
  s.solid([waist[0], wide[0], hem[0], add(mixed(...hem, 0.5), [0, 0.16]), hem[1], wide[1], waist[1]], colour, 6)
}

/** Somebody whole in few marks; the middle of the head lies at the origin. */
export function figure(s: Sheet, who: Somebody) {
  const { stance, wear, look = {}, face } = who
  const mouth = face?.mouth === 'laugh' ? 'laugh' : face?.mouth === 'flat' ? 'flat' : 'smile'
  const head = plainHead(s, lean(look, { mouth, gaze: face?.gaze ?? [0, 0] }))
  const { shoulders, hips } = jointsOf(stance)
  arm(s, who, 0, head.skin)
  for (const i of [0, 1] as const) leg(s, who, i, head.skin)
  if (wear.kind === 'skirt') skirt(s, stance, wear.low)
  const chest = mixed(...shoulders, 0.5)
  limb(s, [[0, 0.6], mixed([0, 0.6], chest, 0.7), chest], [0.62, 0.62, 0.8], head.skin)
  const shirt = bodyParts(stance)[4]!
  s.solid(shirt, wear.top, 6)
  s.within(shirt, () =>
    s.flat(
      [add(chest, [-2, -0.4]), mixed(...shoulders, 0.16), mixed(...hips, 0.3), add(mixed(...hips, 0), [-2, 0.6])],
      darker(wear.top),
      {
        ...{ still: true, opacity: 0.7 },
      },
    ),
  )
  s.at(0, 0, { rotate: stance.nod ?? 0 }, () => drawHead(s, head))
  arm(s, who, 1, head.skin)
}
