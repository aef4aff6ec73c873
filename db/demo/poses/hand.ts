import { type Ball, ball, chain, type Mark, type Part } from './part.ts'
import { cross, plus, rotated, times, unit, type V3 } from './space.ts'

export type HandShape =
  | 'easy'
  | 'open'
  | 'fist'
  | 'point'
  | 'peace'
  | 'grip'
  | 'flat'
  | 'pinch'
  | 'thumb'
  | 'claw'
  | 'relaxed'

/** How far each finger is bent at its three joints (index to little), in degrees, how wide they spread, and the thumb: out, bent. */
type Bends = { fingers: [number, number, number][]; spread: number; thumb: [number, number] }
const same = (bend: [number, number, number]): [number, number, number][] => [bend, bend, bend, bend]

const shapes: Record<HandShape, Bends> = {
  easy: {
    fingers: [
      [18, 24, 12],
      [24, 30, 16],
      [30, 34, 18],
      [34, 36, 20],
    ],
    spread: 2,
    thumb: [32, 14],
  },
  relaxed: {
    fingers: [
      [8, 14, 8],
      [16, 22, 12],
      [24, 28, 16],
      [30, 34, 20],
    ],
    spread: 5,
    thumb: [42, 8],
  },
  open: { fingers: same([2, 4, 3]), spread: 11, thumb: [62, 0] },
  flat: { fingers: same([4, 4, 2]), spread: 1, thumb: [24, 6] },
  fist: { fingers: same([82, 96, 62]), spread: 0, thumb: [6, 58] },
  point: {
    fingers: [
      [3, 5, 3],
      [80, 96, 60],
      [84, 98, 60],
      [86, 98, 60],
    ],
    spread: 1,
    thumb: [8, 54],
  },
  peace: {
    fingers: [
      [2, 4, 3],
      [3, 5, 3],
      [82, 96, 60],
      [84, 98, 60],
    ],
    spread: 11,
    thumb: [2, 62],
  },
  grip: {
    fingers: [
      [52, 62, 36],
      [56, 66, 38],
      [60, 68, 38],
      [62, 70, 40],
    ],
    spread: 1,
    thumb: [18, 42],
  },
  pinch: {
    fingers: [
      [48, 46, 24],
      [30, 34, 20],
      [20, 26, 16],
      [12, 20, 12],
    ],
    spread: 6,
    thumb: [22, 30],
  },
  thumb: { fingers: same([82, 96, 62]), spread: 0, thumb: [78, -8] },
  claw: { fingers: same([6, 54, 42]), spread: 10, thumb: [56, 36] },
}

const LENGTHS = [
  [0.0225, 0.0135, 0.0105],
  [0.0245, 0.0155, 0.0115],
  [0.0225, 0.0145, 0.011],
  [0.0175, 0.0105, 0.0095],
] as const
const RADIANS = Math.PI / 180

export type HandPlace = {
  wrist: V3
  along: V3
  palm: V3
  side: number
  size: number
  shape: HandShape
  thick?: number
  detail?: boolean
}

/** A hand from the wrist on: palm, four fingers and a thumb, each with its knuckles. */
export function handParts({ wrist, along, palm, side, size, shape, thick = 1, detail = false }: HandPlace): Part[] {
  const { fingers, spread, thumb } = shapes[shape]
  const across = times(cross(palm, along), side)
  const at = (x: number, y: number, z: number): V3 =>
    plus(wrist, times(plus(plus(times(across, x), times(along, y)), times(palm, z)), size))
  const fat = size * thick
  const knuckles = [0.0145, 0.005, -0.0048, -0.0138].map((x, i) => at(x, [0.049, 0.051, 0.0488, 0.0445][i]!, -0.001))
  const rays = knuckles.map((knuckle, i): Ball[] => [
    ball(at([0.009, 0.003, -0.003, -0.009][i]!, 0.006, 0), 0.0105 * fat),
    ball(knuckle, 0.0088 * fat),
  ])
  const heel = ball(at(0.012, 0.018, 0.005), 0.0115 * fat)
  const parts: Part[] = [
    {
      tone: 'skin',
      links: [
        ...rays.flatMap(chain),
        ...chain(rays.map(([, knuckle]) => knuckle!)),
        [heel, rays[0]![1]!],
        [heel, rays[2]![0]!],
      ],
      melt: 0.006 * size,
      pen: 0.8,
    },
  ]
  knuckles.forEach((knuckle, i) => {
    const apart = (1.5 - i) * spread * RADIANS * side
    const out = rotated(along, palm, -apart)
    parts.push(
      fingerPart(knuckle, out, palm, {
        bends: fingers[i]!,
        lengths: LENGTHS[i]!,
        size,
        fat,
        detail,
        from: rays[i]![0]!,
      }),
    )
  })
  parts.push(thumbPart({ at, across, along, palm, side, size, fat, thumb, heel }))
  return parts
}

type Finger = {
  bends: readonly number[]
  lengths: readonly number[]
  size: number
  fat: number
  detail: boolean
  from: Ball
}

function fingerPart(knuckle: V3, out: V3, palm: V3, { bends, lengths, size, fat, detail, from }: Finger): Part {
  const axis = unit(cross(out, palm))
  let way = out
  let place = knuckle
  const radii = [0.0074, 0.0067, 0.0055]
  const balls = [ball(knuckle, 0.0084 * fat)]
  const marks: Mark[] = []
  bends.forEach((bend, i) => {
    way = rotated(way, axis, bend * RADIANS)
    place = plus(place, times(way, lengths[i]! * size))
    balls.push(ball(place, radii[i]! * fat))
    if (detail && i < 2) marks.push(crease(place, way, axis, radii[i]! * fat))
  })
  if (detail) marks.push(nail(place, way, axis, 0.0055 * fat))
  return {
    tone: 'skin',
    links: chain(balls),
    marks,
    melt: 0.002 * size,
    seams: [[ball(from.at, from.r * 0.6), ball(plus(knuckle, times(out, 0.003 * size)), 0.0062 * fat)]],
    pen: 0.8,
  }
}

/** The line of a joint, on the inside of a finger. */
function crease(at: V3, way: V3, axis: V3, r: number): Mark {
  const inside = cross(axis, way)
  const places = [-0.8, 0, 0.8].map((side) => unit(plus(times(axis, side), times(inside, 1 - Math.abs(side) * 0.5))))
  return {
    line: places.map((out) => plus(at, times(out, r))),
    normals: places.map(() => inside),
    width: 0.14,
    tone: 'soft',
  }
}

function nail(at: V3, way: V3, axis: V3, r: number): Mark {
  const back = times(cross(axis, way), -1)
  const spot = (side: number, up: number) =>
    plus(at, plus(plus(times(axis, side * r), times(way, up * r)), times(back, r * 0.8)))
  const line = [spot(-0.55, 0.7), spot(-0.62, -0.5), spot(0, -0.95), spot(0.62, -0.5), spot(0.55, 0.7)]
  return { line, normals: line.map(() => back), width: 0.16 }
}

type Thumb = {
  at: (x: number, y: number, z: number) => V3
  across: V3
  along: V3
  palm: V3
  side: number
  size: number
  fat: number
  thumb: [number, number]
  heel: Ball
}

function thumbPart({ at, across, along, palm, side, size, fat, thumb: [out, bend], heel }: Thumb): Part {
  const base = at(0.0135, 0.012, 0.005)
  const axis = times(palm, -side)
  let way = unit(plus(rotated(along, axis, out * RADIANS), times(palm, 0.42)))
  const fold = unit(cross(way, unit(plus(times(across, -0.8), times(palm, 0.5)))))
  const balls = [ball(base, 0.0115 * fat)]
  let place = base
  for (const [long, r, share] of [
    [0.021, 0.0084, 0],
    [0.0175, 0.0075, 1],
    [0.0125, 0.0062, 0.8],
  ] as const) {
    way = rotated(way, fold, bend * share * RADIANS)
    place = plus(place, times(way, long * size))
    balls.push(ball(place, r * fat))
  }
  return {
    tone: 'skin',
    links: chain(balls),
    melt: 0.003 * size,
    seams: [[ball(heel.at, heel.r * 0.75), ball(plus(base, times(way, 0.004 * size)), 0.0088 * fat)]],
    pen: 0.8,
  }
}
