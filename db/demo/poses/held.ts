import { ball, chain, type Part } from './part.ts'
import type { Arm } from './skeleton.ts'
import { between, cross, minus, plus, times, unit, type V3 } from './space.ts'

export type Held = 'sword' | 'staff' | 'box' | 'book'

/** What is in the hands: a blade or staff through the right fist, or something between both hands. */
export function heldParts(arms: readonly [Arm, Arm], held: Held): Part[] {
  if (held === 'box' || held === 'book')
    return [carried(arms, held === 'box' ? [0.15, 0.12, 0.12] : [0.1, 0.006, 0.075])]
  const { wrist, elbow, palm, side } = arms[1]
  const way = unit(minus(wrist, elbow))
  const across = unit(plus(times(cross(palm, way), side), times(way, held === 'sword' ? 0.5 : 0)))
  const fist = plus(plus(wrist, times(way, 0.045)), times(palm, 0.016))
  const at = (along: number) => plus(fist, times(across, along))
  if (held === 'staff')
    return [{ tone: 'prop', links: chain([ball(at(-0.42), 0.008), ball(at(0.46), 0.008)]), behind: 0.004, at: fist }]
  return [
    {
      tone: 'prop',
      links: chain([ball(at(0.03), 0.009), ball(at(0.4), 0.008), ball(at(0.46), 0.001)]),
      behind: 0.006,
      at: fist,
    },
    {
      tone: 'dark',
      links: [
        [ball(at(-0.055), 0.008), ball(at(0.02), 0.008)],
        [ball(plus(at(0.024), times(palm, 0.02)), 0.007), ball(minus(at(0.024), times(palm, 0.02)), 0.007)],
      ],
      behind: 0.004,
      at: fist,
    },
  ]
}

function carried([left, right]: readonly [Arm, Arm], [wide, high, deep]: V3): Part {
  const middle = between(left.wrist, right.wrist, 0.5)
  const out = unit(minus(left.wrist, right.wrist))
  const front = unit(minus(middle, between(left.shoulder, right.shoulder, 0.5)))
  const ahead = unit([front[0], 0, front[2]])
  return block(plus(plus(middle, times(ahead, deep * 0.8)), [0, high * 0.4, 0]), out, ahead, [wide, high, deep])
}

/** A block of wood or paper: what one sits on, or carries. */
export function block(center: V3, out: V3, ahead: V3, [wide, high, deep]: V3): Part {
  const up = unit(cross(ahead, out))
  const corner = (x: number, y: number, z: number) =>
    plus(center, plus(plus(times(out, x * wide), times(up, y * high)), times(ahead, z * deep)))
  const signs = [-1, 1] as const
  const corners = signs.flatMap((x) => signs.flatMap((y) => signs.map((z) => corner(x, y, z))))
  const faces: { normal: V3; rim: V3[] }[] = [
    ...signs.map((s) => ({
      normal: times(out, s),
      rim: [corner(s, -1, -1), corner(s, -1, 1), corner(s, 1, 1), corner(s, 1, -1)],
    })),
    ...signs.map((s) => ({
      normal: times(up, s),
      rim: [corner(-1, s, -1), corner(-1, s, 1), corner(1, s, 1), corner(1, s, -1)],
    })),
    ...signs.map((s) => ({
      normal: times(ahead, s),
      rim: [corner(-1, -1, s), corner(-1, 1, s), corner(1, 1, s), corner(1, -1, s)],
    })),
  ]
  return {
    tone: 'prop',
    links: [[ball(center, 0.004), ball(center, 0.004)]],
    pieces: [corners],
    marks: faces.flatMap(({ normal, rim }) =>
      rim.map((from, i) => ({ line: [from, rim[(i + 1) % 4]!], normals: [normal, normal], width: 1.1 })),
    ),
  }
}
