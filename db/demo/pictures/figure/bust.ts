import { bend, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { HeadLook } from './head-look.ts'

/** Neck, shoulders and collar. */
export function drawBust(s: Sheet, look: HeadLook) {
  const x = -look.yaw * 0.14
  const shoulder = 1.62 + look.jaw * 3
  const at = (px: number, py: number): Point => [x + px, py]
  const neck: Point[] = [at(-0.36, 0.5), at(-0.36, 1.15), at(-0.5, 1.5), at(0.5, 1.5), at(0.36, 1.15), at(0.36, 0.5)]
  s.flat(neck, look.skin, { knock: true, corners: true })
  s.flat([at(-0.36, 0.6), at(0.36, 0.6), at(0.36, 0.95), at(look.yaw * 0.3, 1.28), at(-0.36, 1.0)], look.blush, {
    corners: true,
    still: true,
  })
  s.ink([at(-0.36, 0.8), at(-0.37, 1.12), at(-0.52, 1.4)], 5)
  s.ink([at(0.36, 0.8), at(0.37, 1.12), at(0.52, 1.4)], 5.5)
  const body: Point[] = [
    at(-0.5, 1.36),
    at(-0.95, 1.5),
    at(-shoulder * 0.86, 1.66),
    at(-shoulder, 2.05),
    at(-shoulder - 0.12, 3.4),
    at(shoulder + 0.12, 3.4),
    at(shoulder, 2.05),
    at(shoulder * 0.86, 1.66),
    at(0.95, 1.5),
    at(0.5, 1.36),
    at(0, 1.62),
  ]
  s.flat(body, look.cloth, { knock: true })
  s.within(body, () =>
    s.flat([at(0.75, 1.4), at(1.9, 1.5), at(1.9, 3.4), at(1.05, 3.4), at(1.15, 2.3)], look.clothDark, {
      still: true,
      opacity: 0.55,
    }),
  )
  s.ink(
    [at(-0.52, 1.36), at(-0.95, 1.5), at(-shoulder * 0.86, 1.66), at(-shoulder, 2.05), at(-shoulder - 0.1, 2.9)],
    6,
    { in: 0.2, out: 0.2 },
  )
  s.ink([at(0.52, 1.36), at(0.95, 1.5), at(shoulder * 0.86, 1.66), at(shoulder, 2.05), at(shoulder + 0.1, 2.9)], 6.5, {
    in: 0.2,
    out: 0.2,
  })
  s.ink([at(-1.12, 2.3), at(-1.06, 2.6), at(-1.12, 3.1)], 4)
  s.ink([at(1.12, 2.3), at(1.04, 2.6), at(1.1, 3.1)], 4)
  drawCollar(s, look, at)
  if (look.guides) {
    s.guide(at(-1.5, 1.62), at(1.5, 1.58), 0.1)
    s.guide(at(0, 1.1), at(0, 2.6), 0.1)
    s.ring(x - shoulder * 0.82, 1.95, 0.36)
    s.ring(x + shoulder * 0.82, 1.95, 0.36)
  }
}

function drawCollar(s: Sheet, look: HeadLook, at: (x: number, y: number) => Point) {
  const both = (draw: (side: number) => void) => [-1, 1].forEach(draw)
  if (look.collar === 'turtle') {
    return s.solid(
      [at(-0.44, 1.14), at(0, 1.3), at(0.44, 1.14), at(0.56, 1.46), at(0, 1.72), at(-0.56, 1.46)],
      look.cloth,
      5,
    )
  }
  if (look.collar === 'crew') {
    s.flat(bend(at(-0.52, 1.36), at(0, 1.95), at(0.52, 1.36)), look.skin, { corners: true, still: true })
    s.ink([at(-0.54, 1.36), at(-0.3, 1.58), at(0, 1.66), at(0.3, 1.58), at(0.54, 1.36)], 5)
    return s.ink([at(-0.62, 1.39), at(-0.34, 1.67), at(0, 1.76), at(0.34, 1.67), at(0.62, 1.39)], 3)
  }
  s.flat([at(-0.5, 1.36), at(0, 2.05), at(0.5, 1.36)], look.collar === 'hood' ? look.clothDark : look.skin, {
    corners: true,
    still: true,
  })
  if (look.collar === 'hood') {
    both((side) =>
      s.solid(
        [
          at(side * 0.42, 1.1),
          at(side * 0.74, 1.3),
          at(side * 0.5, 1.72),
          at(side * 0.02, 2.02),
          at(side * 0.14, 1.74),
          at(side * 0.36, 1.46),
        ],
        look.cloth,
        4.5,
      ),
    )
    return both((side) => s.ink([at(side * 0.2, 1.9), at(side * 0.24, 2.2), at(side * 0.2, 2.5)], 4, { out: 0.1 }))
  }
  const wide = look.collar === 'sailor' ? 1.05 : 0.72
  both((side) =>
    s.solid(
      [at(side * 0.42, 1.2), at(side * wide, 1.46), at(side * 0.5, 1.98), at(0, 2.05), at(side * 0.2, 1.7)],
      look.collar === 'sailor' ? look.clothDark : '#FBF8F2',
      4.5,
      { corners: true },
    ),
  )
  if (look.collar === 'sailor')
    s.solid([at(-0.16, 2.0), at(0.16, 2.0), at(0.34, 2.5), at(0, 2.34), at(-0.34, 2.5)], look.iris, 4, {
      corners: true,
    })
  else for (const y of [2.3, 2.65]) s.ink([at(0, y), at(0.02, y + 0.05)], 5, { in: 0.1, out: 0.1 })
}
