import { plainHead } from './heads.ts'
import { type HandPose, limb, type Shade, smallHand, smallShoe, tube } from './limbs.ts'
import { shadedFace } from './shading.ts'
import { drawExpression, type Expression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { add, distance, ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'

/**
 * How somebody stands, noted in radii of the head, whose middle is the origin: shoulders and hips as two points each,
 * arms and legs as two points each as well (elbow and hand, knee and ankle). Of every pair the far one comes first.
 */
export type Stance = {
  shoulders: string
  hips: string
  arms: string
  legs: string
  nod?: number
  hands?: readonly [HandPose, HandPose]
  /** how far each foot is turned */
  feet?: readonly [number, number]
  facing?: 1 | -1
  /** how thick arms and legs are, beside the head */
  girth?: number
}
export type Wear = { top: string; low: string; kind: 'trousers' | 'shorts' | 'skirt'; shoe: string; sleeves?: 'short' }
export type Somebody = {
  stance: Stance
  wear: Wear
  look?: Partial<HeadLook>
  face?: Expression
  /** a head too large for its body */
  swollen?: number
  /** its shaded side, in a picture that is lit */
  shade?: Shade | undefined
}

type Pair = readonly [Point, Point]
type Joints = { shoulders: Pair; hips: Pair; arms: readonly [Pair, Pair]; legs: readonly [Pair, Pair] }

export function jointsOf({ shoulders, hips, arms, legs }: Stance): Joints {
  const pair = (noted: string, from = 0) => trace(noted).slice(from, from + 2) as unknown as Pair
  return {
    shoulders: pair(shoulders),
    hips: pair(hips),
    arms: [pair(arms), pair(arms, 2)],
    legs: [pair(legs), pair(legs, 2)],
  }
}

/** Straight from joint to joint, so that elbows and knees stay where they are. */
const bone = (a: Point, b: Point, c: Point): Point[] => [a, mixed(a, b, 0.55), b, mixed(b, c, 0.45), c]
const ARM = [0.62, 0.56, 0.5, 0.46, 0.34]
const LEG = [1.0, 0.86, 0.68, 0.6, 0.4]

const wide = ({ girth = 1 }: Stance, widths: readonly number[]) => widths.map((width) => width * girth)

/** The same stance in a body of so many heads. */
export function inHeads(stance: Stance, heads: number): Stance {
  const k = (2.1 * heads - 2.1) / 7.8
  const girth = k ** 0.6
  const stretch = (noted: string) =>
    trace(noted)
      .map(([x, y]) => `${x * (y < 1.2 ? k : (k + girth) / 2)},${1 + (y - 1) * k}`)
      .join(' ')
  const { shoulders, hips, arms, legs } = stance
  return {
    ...stance,
    girth,
    shoulders: stretch(shoulders),
    hips: stretch(hips),
    arms: stretch(arms),
    legs: stretch(legs),
  }
}

/** Outlines of all that a body is made of, from the farthest to the nearest. */
export function bodyParts(stance: Stance): Point[][] {
  const { shoulders, hips, arms, legs } = jointsOf(stance)
  const arm = (i: 0 | 1) => tube(bone(shoulders[i], ...arms[i]), wide(stance, ARM))
  const leg = (i: 0 | 1) => tube(bone(hips[i], ...legs[i]), wide(stance, LEG))
  const neck = tube([[0, 0.6], mixed(...shoulders, 0.5)], [0.6, 0.8])
  return [arm(0), leg(0), leg(1), neck, torso(shoulders, hips), arm(1), ellipse(0, 0, 0.96, 1.06).slice(0, -1)]
}

function torso(shoulders: Pair, hips: Pair): Point[] {
  const [middle, low] = [mixed(...shoulders, 0.5), mixed(...hips, 0.5)]
  // Seen from the side, a chest is still as deep as it is.
  const out = (p: Point, centre: Point, by: number) => mixed(centre, p, Math.max(by, 0.66 / distance(p, centre)))
  const side = (i: 0 | 1) => mixed(shoulders[i], hips[i], 0.58)
  const waist = mixed(side(0), side(1), 0.5)
  const neck = (i: 0 | 1) =>
    add(mixed(middle, shoulders[i], 0.46), mixed([0, 0], [middle[0] - low[0], middle[1] - low[1]], 0.17))
  return [
    neck(0),
    out(shoulders[0], middle, 1.2),
    out(side(0), waist, 1.02),
    out(hips[0], low, 1.5),
    out(hips[1], low, 1.5),
    out(side(1), waist, 1.02),
    out(shoulders[1], middle, 1.2),
    neck(1),
  ]
}

/** Somebody whole, with a face; the middle of the head lies at the origin. */
export function drawSomebody(s: Sheet, who: Somebody) {
  const { stance, wear, look = {}, face, swollen = 1, shade } = who
  const joints = jointsOf(stance)
  const { shoulders, hips } = joints
  const head = plainHead(s, look)
  drawArm(s, who, 0)
  drawLeg(s, who, 0)
  drawLeg(s, who, 1)
  if (wear.kind === 'skirt') drawSkirt(s, joints, wear, shade)
  const middle = mixed(...shoulders, 0.5)
  limb(s, [[0, 0.6], mixed([0, 0.6], middle, 0.7), middle], [0.62, 0.62, 0.8], head.skin)
  if (shade) s.flat(tube([[0, 0.9], middle], [0.6, 0.5]), shade.colour, { still: true, opacity: 0.3 })
  const shirt = torso(shoulders, hips)
  s.solid(shirt, wear.top, 6)
  s.within(shirt, () => {
    const [a, b] = [mixed(...shoulders, 0.02), mixed(...hips, 0.02)]
    if (shade) return shadeTorso(s, joints, shade)
    s.flat(
      [add(a, [-1, -0.2]), mixed(...shoulders, 0.16), mixed(...hips, 0.3), add(b, [-1.2, 0.4])],
      darker(wear.top),
      {
        still: true,
        opacity: 0.8,
      },
    )
  })
  s.at(0, 1 - swollen, { rotate: stance.nod ?? 0, scale: swollen }, () =>
    drawHead(s, {
      ...head,
      own: { ...head.own, ...(face && { features: shade ? shadedFace(face, shade) : drawExpression(face) }) },
    }),
  )
  drawArm(s, who, 1)
}

/** The side that turns away, and what the head casts on the chest. */
function shadeTorso(s: Sheet, { shoulders, hips }: Joints, { colour, to, opacity = 0.3 }: Shade) {
  const [up, low] = [mixed(...shoulders, 0.5), mixed(...hips, 0.5)]
  const side = Math.sign(to[0]) || 1
  s.flat(
    [
      add(up, [side * 0.42, -0.4]),
      add(up, [side * 0.28, 0.9]),
      add(low, [side * 0.1, 0.6]),
      add(low, [side * 3, 0.6]),
      add(up, [side * 3, -0.6]),
    ],
    colour,
    {
      still: true,
      opacity,
    },
  )
  s.flat(ellipse(up[0] + side * 0.16, up[1] - 0.3, 0.5, 0.24).slice(0, -1), colour, { still: true, opacity })
}

function drawArm(s: Sheet, { stance, wear, look, shade }: Somebody, i: 0 | 1) {
  const skin = look?.skin ?? s.tones.skin
  const { shoulders, arms } = jointsOf(stance)
  const [elbow, hand] = arms[i]
  const whole = bone(shoulders[i], elbow, hand)
  const short = wear.sleeves === 'short'
  limb(s, whole, wide(stance, ARM), short ? skin : wear.top, { shade })
  if (short)
    limb(
      s,
      [shoulders[i], mixed(shoulders[i], elbow, 0.3), mixed(shoulders[i], elbow, 0.6)],
      wide(stance, [0.7, 0.7, 0.72]),
      wear.top,
      { shade },
    )
  const angle = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) - Math.PI / 2
  smallHand(s, hand, stance.hands?.[i] ?? 'open', { size: 0.74 * (stance.girth ?? 1), angle, skin, mirror: i === 0 })
}

function drawLeg(s: Sheet, { stance, wear, look, shade }: Somebody, i: 0 | 1) {
  const skin = look?.skin ?? s.tones.skin
  const { hips, legs } = jointsOf(stance)
  const [knee, ankle] = legs[i]
  const bare = wear.kind !== 'trousers'
  limb(s, bone(hips[i], knee, ankle), wide(stance, LEG), bare ? skin : wear.low, { pen: 6, shade })
  if (wear.kind === 'shorts')
    limb(
      s,
      [hips[i], mixed(hips[i], knee, 0.35), mixed(hips[i], knee, 0.7)],
      wide(stance, [1.2, 1.14, 1.16]),
      wear.low,
      { pen: 6, shade },
    )
  if (bare) limb(s, [mixed(knee, ankle, 0.7), ankle], wide(stance, [0.52, 0.46]), s.tones.paper)
  const angle = stance.feet?.[i] ?? 0
  smallShoe(s, ankle, {
    size: 0.84 * (stance.girth ?? 1),
    angle,
    mirror: stance.facing === -1,
    colour: wear.shoe,
    sole: s.tones.paper,
  })
}

function drawSkirt(s: Sheet, { shoulders, hips, legs }: Joints, wear: Wear, shade?: Shade) {
  const low = mixed(...hips, 0.5)
  const knees = mixed(legs[0][0], legs[1][0], 0.5)
  const both = (place: (i: 0 | 1) => Point) => [place(0), place(1)].toSorted((a, b) => a[0] - b[0]) as unknown as Pair
  const waist = both((i) => mixed(mixed(...shoulders, 0.5), hips[i], 0.74))
  const wide = both((i) => mixed(low, hips[i], Math.max(1.7, 0.72 / distance(hips[i], low))))
  const hem = both((i) => {
    const at = mixed(hips[i], legs[i][0], 0.82)
    return add(at, [at[0] < knees[0] ? -0.52 : 0.52, 0.06])
  })
  const middle = add(mixed(...hem, 0.5), [0, 0.16])
  s.solid([waist[0], wide[0], hem[0], middle, hem[1], wide[1], waist[1]], wear.low, 6)
  const i = shade && shade.to[0] > 0 ? 1 : 0
  if (shade)
    s.flat([mixed(...waist, 0.5), waist[i], wide[i], hem[i], mixed(...hem, i ? 0.6 : 0.4)], shade.colour, {
      still: true,
      corners: true,
      opacity: shade.opacity ?? 0.3,
    })
  for (const t of [0.25, 0.5, 0.75]) s.ink([mixed(...waist, t), mixed(...hem, t)], 3, { in: 0.4, out: 0.1 })
}
