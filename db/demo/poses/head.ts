import type { Build } from './body.ts'
import { type Ball, ball, chain, type Mark, type Part } from './part.ts'
import type { Skeleton } from './skeleton.ts'
import { plus, times, unit, type V3, within } from './space.ts'

export type Hair = 'bare' | 'short' | 'spiky' | 'bob' | 'long' | 'pony' | 'bun' | 'twin'

/** Skull, face and hair; the face lies before the hair, whichever way the head is turned. */
export function headParts(s: Skeleton, build: Build, hair: Hair): Part[] {
  const size = s.headSize
  const at = (x: number, y: number, z: number): V3 => plus(s.skull, times(within(s.head, [x, y, z]), size))
  const b = (x: number, y: number, z: number, r: number) => ball(at(x, y, z), r * size)
  const jaw = build === 'man' ? 0.19 : 0.155
  const skull: Ball[] = [b(0, 0.09, -0.09, 0.37), b(0, 0.1, 0.06, 0.34)]
  const face: Part = {
    tone: 'skin',
    links: [
      ...[1, -1].flatMap((side) => [
        ...chain([
          b(side * 0.12, 0.1, 0.12, 0.25),
          b(side * 0.13, -0.12, 0.16, 0.2),
          b(side * jaw * 0.72, -0.31, 0.15, 0.12),
          b(side * 0.04, -0.41, 0.24, 0.075),
        ]),
      ]),
      [b(0, 0.05, 0.12, 0.3), b(0, -0.38, 0.22, 0.09)],
      [b(0, -0.15, 0.16, 0.24), b(0, -0.32, 0.16, 0.14)],
      [b(0, -0.05, 0.385, 0.028), b(0, -0.125, 0.44, 0.034)],
    ],
    melt: 0.04 * size,
    marks: hair === 'bare' ? guides(at) : features(at),
  }
  if (hair === 'bare')
    return [
      { tone: 'skin', links: [[skull[0]!, skull[1]!], ...face.links], melt: 0.05 * size, marks: guides(at) },
      ...ears(b),
    ]
  const cap: Part = {
    tone: 'hair',
    links: [...chain(skull), ...hairLinks(b, hair)],
    melt: 0.05 * size,
    marks: strands(at),
  }
  return [cap, { ...face, at: at(0, -0.1, 0.32) }, ...ears(b), fringe(b, hair), ...tails(s, b, hair)]
}

type Make = (x: number, y: number, z: number, r: number) => Ball
type At = (x: number, y: number, z: number) => V3

const ears = (b: Make): Part[] =>
  [1, -1].map((side): Part => ({
    tone: 'skin',
    links: chain([b(side * 0.335, -0.02, -0.01, 0.05), b(side * 0.31, -0.12, 0.01, 0.04)]),
    pen: 0.7,
  }))

function hairLinks(b: Make, hair: Hair): [Ball, Ball][] {
  const top: [Ball, Ball][] = [[b(0, 0.16, -0.06, 0.385), b(0, 0.19, 0.06, 0.33)]]
  const both = (make: (side: number) => [Ball, Ball][]) => [1, -1].flatMap(make)
  if (hair === 'short' || hair === 'spiky') top.push([b(0, -0.1, -0.16, 0.29), b(0, -0.24, -0.2, 0.16)])
  if (hair === 'spiky')
    top.push(
      ...[-0.24, -0.08, 0.1, 0.26].map((x): [Ball, Ball] => [
        b(x, 0.36, -0.06, 0.13),
        b(x * 1.5, 0.6, -0.14 + x * 0.2, 0.012),
      ]),
    )
  if (hair === 'bob')
    top.push(
      ...both((side) => [
        [b(side * 0.22, 0.02, -0.08, 0.23), b(side * 0.29, -0.42, 0.0, 0.12)],
        [b(side * 0.12, 0, -0.2, 0.24), b(side * 0.15, -0.4, -0.16, 0.17)],
      ]),
    )
  if (hair === 'long')
    top.push(
      ...both((side) => [
        [b(side * 0.2, 0, -0.12, 0.24), b(side * 0.29, -0.5, -0.1, 0.13)],
        [b(side * 0.12, -0.1, -0.2, 0.24), b(side * 0.16, -1.0, -0.3, 0.14)],
      ]),
    )
  if (hair === 'pony' || hair === 'bun' || hair === 'twin') top.push([b(0, 0, -0.16, 0.31), b(0, -0.2, -0.18, 0.17)])
  if (hair === 'bun') top.push([b(0, 0.4, -0.3, 0.16), b(0, 0.34, -0.34, 0.17)])
  return top
}

function fringe(b: Make, hair: Hair): Part {
  const roots =
    hair === 'short' || hair === 'spiky' || hair === 'bun' ? [-0.2, -0.06, 0.12, 0.24] : [-0.25, -0.13, 0, 0.13, 0.25]
  const links: [Ball, Ball][] = []
  for (const [i, x] of roots.entries()) {
    const sweep = hair === 'bun' ? 0.1 : 0.03 * (i % 2 ? 1 : -1)
    const low = hair === 'bun' ? 0.14 : i % 2 ? 0.02 : 0.07
    links.push(
      [b(x * 0.6, 0.38, 0.16, 0.12), b(x, 0.26, 0.3, 0.075)],
      [b(x, 0.26, 0.3, 0.075), b(x + sweep, low, 0.385 - Math.abs(x) * 0.3, 0.014)],
    )
  }
  if (hair !== 'short' && hair !== 'spiky')
    for (const side of [1, -1]) links.push([b(side * 0.27, 0.22, 0.16, 0.1), b(side * 0.335, -0.3, 0.14, 0.018)])
  return { tone: 'hair', links, melt: 0.004, behind: -0.012, pen: 0.8 }
}

function tails(s: Skeleton, b: Make, hair: Hair): Part[] {
  const hang = (from: Ball, out: V3, long: number): Part => {
    const size = s.headSize
    const first = plus(from.at, times(out, size * 0.22))
    const down = (by: number): V3 => [
      first[0] + out[0] * size * 0.05,
      first[1] - by * size,
      first[2] + out[2] * size * 0.04,
    ]
    return {
      tone: 'hair',
      links: chain([
        from,
        ball(first, size * 0.12),
        ball(down(0.4 * long), size * 0.15),
        ball(down(0.8 * long), size * 0.11),
        ball(down(1.15 * long), size * 0.02),
      ]),
      melt: 0.01,
    }
  }
  if (hair === 'pony') return [hang(b(0, 0.26, -0.4, 0.08), unit(within(s.head, [0, 0.25, -1])), 1)]
  if (hair === 'twin')
    return [1, -1].map((side) => hang(b(side * 0.3, 0.18, -0.24, 0.08), unit(within(s.head, [side, 0.1, -0.5])), 1.05))
  return []
}

const facing = (
  at: At,
  places: [number, number, number][],
  out: (p: [number, number, number]) => V3,
): Pick<Mark, 'line' | 'normals'> => ({
  line: places.map((place) => at(...place)),
  normals: places.map((place) => {
    const [o, x] = [at(0, 0, 0), at(...out(place))]
    return unit([x[0] - o[0], x[1] - o[1], x[2] - o[2]])
  }),
})

/** The cross of the face: its middle line and the line of the eyes. */
function guides(at: At): Mark[] {
  const ball = (turn: number, rise: number): [number, number, number] => [
    Math.sin(turn) * 0.37 * Math.cos(rise),
    0.03 + Math.sin(rise) * 0.42,
    Math.cos(turn) * Math.cos(rise) * 0.4 + 0.02,
  ]
  const steps = Array.from({ length: 13 }, (_, i) => i / 6 - 1)
  const out = ([x, y, z]: [number, number, number]): V3 => [x, y, z]
  return [
    {
      ...facing(
        at,
        steps.map((t) => ball(0, t * 1.25)),
        out,
      ),
      tone: 'guide',
    },
    {
      ...facing(
        at,
        steps.map((t) => ball(t * 1.5, -0.13)),
        out,
      ),
      tone: 'guide',
    },
    {
      ...facing(
        at,
        [
          [-0.02, -0.16, 0.44],
          [0.03, -0.17, 0.44],
        ],
        () => [0, 0, 1],
      ),
      width: 1.2,
    },
  ]
}

function features(at: At): Mark[] {
  const marks: Mark[] = []
  for (const side of [1, -1]) {
    const look = (): V3 => [side * 0.34, 0, 1]
    const x = (by: number) => side * by
    marks.push(
      {
        ...facing(
          at,
          [
            [x(0.085), -0.035, 0.37],
            [x(0.15), -0.012, 0.365],
            [x(0.225), -0.035, 0.325],
          ],
          look,
        ),
        width: 2.1,
      },
      {
        ...facing(
          at,
          [
            [x(0.15), -0.02, 0.366],
            [x(0.15), -0.085, 0.362],
          ],
          look,
        ),
        width: 3,
      },
      {
        ...facing(
          at,
          [
            [x(0.07), 0.065, 0.385],
            [x(0.15), 0.085, 0.37],
            [x(0.235), 0.06, 0.325],
          ],
          look,
        ),
        width: 1.5,
      },
    )
  }
  const front = (): V3 => [0, 0, 1]
  marks.push(
    {
      ...facing(
        at,
        [
          [0.012, -0.16, 0.45],
          [-0.022, -0.168, 0.44],
        ],
        front,
      ),
      width: 1.3,
    },
    {
      ...facing(
        at,
        [
          [0.07, -0.262, 0.36],
          [0, -0.27, 0.372],
          [-0.07, -0.262, 0.36],
        ],
        front,
      ),
      width: 1.5,
    },
  )
  return marks
}

function strands(at: At): Mark[] {
  return [-0.2, 0.05, 0.22].map((x): Mark => ({
    ...facing(
      at,
      [
        [x * 0.3, 0.5, -0.1],
        [x * 1.1, 0.4, -0.3],
        [x * 1.5, 0.1, -0.45],
      ],
      ([a, b, c]) => [a, b - 0.1, c],
    ),
    width: 1.1,
    tone: 'soft',
  }))
}
