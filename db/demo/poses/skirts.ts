import type { Body } from './body.ts'
import type { Outfit } from './outfit.ts'
import { ball, type Mark, type Part, ring } from './part.ts'
import type { Skeleton } from './skeleton.ts'
import { between, minus, plus, times, unit, type V3, within } from './space.ts'

/** Skirts, coat tails and the skirt of a kimono: cloth that hangs over both legs. */
export function skirtParts(s: Skeleton, body: Body, outfit: Outfit): Part[] {
  const parts: Part[] = []
  if (outfit.lower === 'skirt')
    parts.push(
      over(s, body, { tone: 'bottom', down: 0.78, flare: 0.042, waist: outfit.collar === 'none' ? 0.02 : 0.03 }),
    )
  if (outfit.lower === 'long-skirt')
    parts.push(
      over(s, body, {
        tone: 'bottom',
        down: outfit.collar === 'crossed' ? 1.93 : 1.55,
        flare: outfit.collar === 'crossed' ? 0.022 : 0.05,
        waist: 0.03,
      }),
    )
  if (outfit.tails)
    parts.push({
      ...over(s, body, { tone: 'top', down: outfit.tails, flare: 0.03 + outfit.loose, waist: 0.05 }),
      behind: -0.1,
    })
  return parts
}

type Cloth = { tone: Part['tone']; down: number; flare: number; waist: number }

function over(s: Skeleton, body: Body, { tone, down, flare, waist }: Cloth): Part {
  const top = plus(s.hips, times(s.pelvis.up, waist))
  const belt = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2
    return plus(top, within(s.pelvis, [Math.sin(a) * (body.hip + 0.02), 0, Math.cos(a) * 0.056]))
  })
  const seat = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2
    return plus(s.hips, within(s.pelvis, [Math.sin(a) * (body.hip + 0.042), -0.015, Math.cos(a) * 0.072 - 0.004]))
  })
  const hems = s.legs.map(({ hip, knee, ankle }) => {
    const at = down <= 1 ? between(hip, knee, down) : between(knee, ankle, down - 1)
    const axis = down <= 1 ? minus(knee, hip) : minus(ankle, knee)
    return { at, rim: ring(at, unit(axis), 0.045 * body.thigh + flare * Math.min(1.3, down)), knee, hip }
  })
  const pieces: V3[][] = [[...belt, ...seat]]
  const knees = hems.flatMap(({ knee }) => ring(knee, s.pelvis.up, 0.045 + flare * 0.4, 8))
  const rims = hems.flatMap(({ rim }) => rim)
  if (down <= 1) pieces.push([...seat, ...rims])
  else pieces.push([...seat, ...knees], [...knees, ...rims])
  return {
    tone,
    links: [[ball(s.hips, 0.03), ball(top, 0.02)]],
    pieces,
    melt: 0.008,
    behind: -0.09,
    marks: pleats(seat, hems),
    at: middleOf([...seat, ...rims]),
  }
}

const middleOf = (places: V3[]): V3 =>
  times(
    places.reduce((sum, place) => plus(sum, place)),
    1 / places.length,
  )

/** Folds that fall from the hips to the hem. */
function pleats(seat: V3[], hems: { at: V3; rim: V3[] }[]): Mark[] {
  return hems.flatMap(({ at, rim }, leg) =>
    [1, 4, 7, 10].map((i): Mark => {
      const end = rim[i]!
      const normal = unit(minus(end, at))
      const from = seat.toSorted((a, b) => distance(a, end) - distance(b, end))[leg]!
      return {
        line: [between(from, end, 0.35), plus(between(from, end, 0.7), times(normal, 0.004)), between(from, end, 0.98)],
        normals: [normal, normal, normal],
        width: 1.3,
        tone: 'soft',
      }
    }),
  )
}

const distance = (a: V3, b: V3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
