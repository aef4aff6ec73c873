import type { Body } from './body.ts'
import { handParts } from './hand.ts'
import type { Outfit } from './outfit.ts'
import { along, type Ball, ball, band, chain, cuffed, type Mark, type Part, type Tone } from './part.ts'
import type { Arm, Leg, Skeleton } from './skeleton.ts'
import { across, between, cross, dot, minus, plus, times, unit, type V3 } from './space.ts'

const wayOf = (from: V3, to: V3) => unit(minus(to, from))

export function armParts(arm: Arm, s: Skeleton, body: Body, outfit: Outfit): Part[] {
  const { shoulder, elbow, wrist } = arm
  const fat = body.limb
  const front = across(s.chest.front, wayOf(shoulder, elbow))
  const upper = along(shoulder, elbow, front, [
    [0, 0.032 * fat],
    [0.22, 0.0335 * fat],
    [0.55, 0.0285 * fat, 0.003],
    [0.85, 0.0235 * fat],
    [1, 0.0225 * fat],
  ])
  const lower = along(elbow, wrist, arm.palm, [
    [0, 0.0225 * fat],
    [0.25, 0.0255 * fat],
    [0.6, 0.0205 * fat],
    [1, 0.0155 * fat],
  ])
  const seam: [Ball, Ball] = [
    ball(between(shoulder, s.ribs, 0.42), 0.022 + outfit.loose),
    ball(shoulder, 0.024 * fat + outfit.loose),
  ]
  const isSplit = dot(wayOf(shoulder, elbow), wayOf(elbow, wrist)) < 0.35
  const bare = outfit.collar === 'none'
  const limb: Limb = { upper, lower, seams: outfit.sleeve === 'none' && !bare ? [] : [seam], isSplit }
  const skin: Limb = bare ? limb : { ...limb, seams: [] }
  const parts =
    outfit.sleeve === 'long' || outfit.sleeve === 'wide'
      ? []
      : limbParts(skin, 'skin', bare ? [bandAt(upper, 2, 'guide'), bandAt(lower, 1, 'guide')] : [])
  parts.push(...sleeveParts(limb, outfit, arm, times(s.chest.front, -1)))
  const hand = handParts({
    wrist,
    along: wayOf(elbow, wrist),
    palm: arm.palm,
    side: arm.side,
    size: 1.08 * (0.5 + fat * 0.5),
    shape: arm.shape,
  })
  const outward = plus(wrist, times(wayOf(elbow, wrist), 0.012))
  hand[0]!.links.push([ball(wrist, 0.0145 * fat), ball(outward, 0.0138 * fat)])
  if (outfit.sleeve !== 'long' && outfit.sleeve !== 'wide')
    hand[0]!.seams = [[ball(between(wrist, elbow, 0.25), 0.012 * fat), ball(outward, 0.011 * fat)]]
  return [...parts.map((part) => nearer(part, 0.035)), ...hand.map((part) => nearer(part, 0.035))]
}

type Limb = { upper: Ball[]; lower: Ball[]; seams: [Ball, Ball][]; isSplit: boolean }

function limbParts({ upper, lower, seams, isSplit }: Limb, tone: Tone, marks: Mark[]): Part[] {
  if (!isSplit) return [{ tone, links: [...chain(upper), ...chain(lower)], melt: 0.012, seams, marks }]
  const elbow = upper.at(-1)!
  const joint: [Ball, Ball] = [
    ball(between(elbow.at, upper.at(-2)!.at, 0.6), elbow.r * 0.8),
    ball(elbow.at, elbow.r * 0.86),
  ]
  return [
    { tone, links: chain(upper), melt: 0.01, seams, marks: marks.slice(0, 1) },
    { tone, links: chain(lower), melt: 0.01, seams: [joint], marks: marks.slice(1) },
  ]
}

const grown = (balls: Ball[], by: number) => balls.map(({ at, r }) => ball(at, r + by))

const bandAt = (balls: Ball[], index: number, tone: Mark['tone']): Mark => {
  const at = balls[index]!
  return band(at.at, wayOf(balls[index - 1]!.at, balls[index + 1]!.at), at.r, { tone })
}

function sleeveParts(limb: Limb, outfit: Outfit, arm: Arm, back: V3): Part[] {
  const { sleeve, loose } = outfit
  if (sleeve === 'none') return []
  const upper = grown(limb.upper, loose)
  if (sleeve === 'short') {
    const cuff = cuffed([
      upper[0]!,
      upper[1]!,
      ball(between(limb.upper[1]!.at, limb.upper[2]!.at, 0.95), limb.upper[2]!.r + loose * 1.5),
    ])
    return [
      {
        tone: 'top',
        links: cuff.links,
        pieces: [cuff.piece],
        melt: 0.008,
        seams: limb.seams,
        behind: -0.02,
        at: limb.isSplit ? between(arm.shoulder, arm.elbow, 0.5) : between(arm.shoulder, arm.wrist, 0.5),
        marks: folds(upper, 1, arm.elbow),
      },
    ]
  }
  const lower = grown(limb.lower, loose * (sleeve === 'wide' ? 1.5 : 0.9))
  const last = lower.at(-1)!
  lower[lower.length - 1] = ball(last.at, last.r + loose * 0.25)
  const cuff = cuffed(lower)
  const parts = limbParts({ ...limb, upper, lower: [...lower.slice(0, 2), lower[2]!] }, 'top', [])
  const end = parts.at(-1)!
  end.links.push(...cuff.links)
  end.pieces = [cuff.piece]
  end.holes = [cuff.hole]
  end.marks = [...folds([...upper.slice(-2), ...lower.slice(0, 3)], 1, arm.shoulder), ...folds(lower, 2, arm.shoulder)]
  if (sleeve === 'wide') parts.push(hanging(lower, loose, back))
  return parts
}

/** The bag of a kimono's sleeve: it hangs from the forearm, and behind it where the arm itself hangs. */
function hanging(lower: Ball[], loose: number, back: V3): Part {
  const [elbow, wrist] = [lower[0]!, lower.at(-1)!]
  const way = wayOf(elbow.at, wrist.at)
  const fall = minus([0, -1, 0], times(way, -way[1]))
  const down = unit(plus(fall, times(back, 0.35)))
  const near = between(elbow.at, wrist.at, 0.05)
  const low = (at: V3, by: number) => plus(at, times(down, by))
  const rim = [near, wrist.at, low(wrist.at, 0.13), low(near, 0.15)]
  const thick = times(unit(cross(way, down)), 0.012 + loose)
  return {
    tone: 'top',
    links: [[ball(near, 0.028), ball(wrist.at, 0.024)]],
    pieces: [[...rim.map((at) => plus(at, thick)), ...rim.map((at) => minus(at, thick))]],
    melt: 0.006,
    behind: 0.01,
    marks: [{ line: [low(wrist.at, 0.02), low(between(wrist.at, elbow.at, 0.1), 0.125)], width: 1.2, tone: 'soft' }],
  }
}

/** Creases that run half around cloth at a joint, away from where it bends. */
function folds(balls: Ball[], index: number, from: V3): Mark[] {
  const here = balls[index]!
  const axis = wayOf(balls[index - 1]!.at, (balls[index + 1] ?? here).at)
  const out = across(minus(here.at, from), axis)
  const side = cross(axis, out)
  return [-1, 0.2, 1.3].map((step, i): Mark => {
    const r = here.r * 1.0
    const center = plus(here.at, times(axis, step * here.r * 0.55))
    const at = (angle: number, rise: number) => {
      const way = plus(times(side, Math.cos(angle)), times(out, Math.sin(angle)))
      return { place: plus(plus(center, times(way, r)), times(axis, rise * here.r)), normal: way }
    }
    const places = [0.2, 0.8, 1.4].map((share, k) =>
      at((i % 2 ? Math.PI : 0) + share * (i % 2 ? -1 : 1), k * 0.22 - 0.2),
    )
    return {
      line: places.map(({ place }) => place),
      normals: places.map(({ normal }) => normal),
      width: 1.2,
      tone: 'soft',
    }
  })
}

export function legParts(leg: Leg, s: Skeleton, body: Body, outfit: Outfit): Part[] {
  const { hip, knee, ankle } = leg
  const fat = body.thigh
  const bendFront = across(leg.toes, wayOf(knee, ankle))
  const front = across(plus(s.pelvis.front, times(bendFront, 0.4)), wayOf(hip, knee))
  const upper = along(hip, knee, front, [
    [0, 0.056 * fat, -0.004],
    [0.28, 0.0555 * fat, 0.004],
    [0.62, 0.0455 * fat, 0.004],
    [0.9, 0.0365 * fat, 0.002],
    [1, 0.0345 * fat],
  ])
  const lower = along(knee, ankle, bendFront, [
    [0, 0.0345 * fat],
    [0.24, 0.0375 * fat, -0.011],
    [0.5, 0.0315 * fat, -0.008],
    [0.8, 0.0215 * fat, -0.002],
    [1, 0.0195 * fat],
  ])
  const isSplit = dot(wayOf(hip, knee), wayOf(knee, ankle)) < 0.3
  const seam: [Ball, Ball] = [
    ball(plus(between(hip, s.hips, 0.55), times(s.pelvis.up, 0.012)), 0.042 * fat),
    ball(between(hip, knee, 0.06), 0.046 * fat),
  ]
  const limb: Limb = { upper, lower, seams: [seam], isSplit }
  const { lower: kind, loose } = outfit
  const base = outfit.collar === 'none'
  const tone: Tone = kind === 'tights' ? 'bottom' : 'skin'
  const parts: Part[] = []
  if (kind === 'trousers') parts.push(...trousers(limb, loose, leg))
  else if (kind === 'skirt' || kind === 'long-skirt') parts.push(...underSkirt(limb, kind))
  else parts.push(...limbParts(limb, tone, base ? [bandAt(upper, 2, 'guide'), bandAt(lower, 1, 'guide')] : []))
  if (kind === 'shorts') parts.push(shorts(limb, loose))
  const over = base ? 0.05 : 0
  return [...parts.map((part) => nearer(part, over)), ...footPart(leg, outfit)]
}

/** Thighs and arms lie over the trunk that they grow from, unless they are well behind it. */
const nearer = (part: Part, by: number): Part => ({ ...part, behind: (part.behind ?? 0) - by })

/** What a skirt leaves to be seen of a leg. */
function underSkirt({ upper, lower, isSplit }: Limb, kind: 'skirt' | 'long-skirt'): Part[] {
  if (kind === 'long-skirt') return [{ tone: 'skin', links: chain(lower.slice(1)) }]
  return limbParts({ upper: upper.slice(2), lower, seams: [], isSplit }, 'skin', [])
}

function trousers(limb: Limb, loose: number, leg: Leg): Part[] {
  const upper = grown(limb.upper, loose * 0.6)
  const straight = limb.lower.map(({ at, r }, i) =>
    ball(at, Math.max(r + loose * 0.7, 0.031 + loose * 0.3 - i * 0.0004)),
  )
  const ends = cuffed([...straight.slice(0, -1), ball(between(leg.ankle, leg.knee, 0.04), straight.at(-1)!.r + 0.003)])
  const parts = limbParts({ ...limb, upper, lower: straight.slice(0, 4) }, 'bottom', [])
  const end = parts.at(-1)!
  end.links.push(...ends.links)
  end.pieces = [ends.piece]
  end.holes = [ends.hole]
  end.behind = -0.01
  end.marks = [...folds([...upper.slice(-2), ...straight.slice(0, 3)], 1, leg.hip), ...folds(straight, 3, leg.hip)]
  parts[0]!.marks = [...(parts[0]!.marks ?? []), ...folds(upper, 1, leg.knee)]
  return parts
}

function shorts(limb: Limb, loose: number): Part {
  const upper = grown(limb.upper, loose * 1.1)
  const cuff = cuffed([upper[0]!, upper[1]!, ball(upper[2]!.at, upper[2]!.r + 0.01)])
  return {
    tone: 'bottom',
    links: cuff.links,
    pieces: [cuff.piece],
    melt: 0.01,
    seams: limb.seams,
    behind: -0.03,
    at: limb.isSplit ? upper[1]!.at : limb.upper.at(-1)!.at,
    marks: folds(upper, 1, limb.lower[0]!.at),
  }
}

function footPart({ ankle, toes, knee, side }: Leg, outfit: Outfit): Part[] {
  const shin = wayOf(knee, ankle)
  const sole = across(shin, toes)
  const at = (forward: number, down: number, out = 0) =>
    plus(plus(plus(ankle, times(toes, forward)), times(sole, down)), times(cross(sole, toes), out * side))
  const more = outfit.shoes ? 0.0035 : 0
  const heel = ball(at(-0.022, 0.02), 0.0205 + more)
  const instep = ball(at(0.022, 0.008), 0.0225 + more)
  const front = ball(at(0.072, 0.026), 0.0165 + more)
  const outer = ball(at(0.066, 0.028, -0.016), 0.0135 + more)
  const tip = ball(at(0.104, 0.03, 0.002), 0.0115 + more)
  const tone: Tone = outfit.shoes ? 'shoe' : 'skin'
  const links: [Ball, Ball][] = [
    [heel, instep],
    [instep, front],
    [heel, front],
    [front, tip],
    [heel, outer],
    [outer, tip],
    [instep, outer],
  ]
  const top = outfit.shoes === 'boots' ? between(ankle, knee, 0.42) : ankle
  links.push([ball(ankle, 0.021 + more), instep], [ball(ankle, 0.021 + more), heel])
  if (outfit.shoes === 'boots') links.push([ball(ankle, 0.024), ball(top, 0.036)])
  const seams: [Ball, Ball][] = outfit.shoes ? [] : [[ball(between(ankle, knee, 0.12), 0.017), ball(ankle, 0.017)]]
  const line: Mark[] = outfit.shoes
    ? [
        {
          line: [at(-0.04, 0.034, 0.016), at(0.03, 0.036, 0.02), at(0.11, 0.036, 0.008)],
          normals: [cross(sole, toes), cross(sole, toes), cross(sole, toes)].map((normal) => times(normal, side)),
          width: 1.3,
        },
      ]
    : []
  return [{ tone, links, melt: 0.01, seams, marks: line, behind: outfit.shoes === 'boots' ? -0.02 : 0.006 }]
}
