import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { darker } from '../tones.ts'

/** A head from the side, looking left, in the measure of its ball. */
export type HeadShape = {
  mass: string
  pale: string
  /** the far one and that on our side, from root to root */
  ears: readonly [string, string]
  stands: boolean
  nose: string
  mouth: string
  eye: Point
  /** of the muzzle: where it begins and ends, above and below */
  box: readonly [from: number, to: number, top: number, bottom: number]
}

export const commonCat: HeadShape = {
  mass: '0.6,0.76 0.95,0.3 0.98,-0.3 0.7,-0.78 0.2,-0.98 -0.35,-0.9 -0.72,-0.52 -0.86,-0.12 -1.16,0.14 -1.2,0.44 -0.98,0.68 -0.5,0.84 0.1,0.95',
  pale: '-0.78,0.2 -1.2,0.2 -1.24,0.5 -0.98,0.72 -0.4,0.86 -0.5,0.5',
  ears: ['-0.5,-0.72 -0.42,-1.5 0.06,-0.9', '0,-0.84 0.3,-1.7 0.8,-0.66'],
  ...{ stands: true, nose: '-1.24,0.1 -1.06,0.1 -1.12,0.28', mouth: '-1.14,0.3 -1.08,0.46 -0.86,0.44' },
  ...{ eye: [-0.5, -0.08], box: [-0.72, -1.2, 0.12, 0.68] },
}
export const flatCat: HeadShape = {
  mass: '0.6,0.8 1,0.3 1,-0.3 0.7,-0.8 0.2,-0.98 -0.4,-0.92 -0.8,-0.54 -0.9,-0.16 -0.97,0.02 -1.05,0.3 -0.98,0.64 -0.6,0.88 0.1,0.98',
  pale: '-0.7,0.1 -1.1,0.06 -1.12,0.5 -0.9,0.74 -0.4,0.94 -0.4,0.5',
  ears: ['-0.56,-0.76 -0.56,-1.24 -0.14,-0.94', '0.2,-0.92 0.56,-1.42 0.86,-0.52'],
  ...{ stands: true, nose: '-1.09,0 -0.92,0 -0.98,0.16', mouth: '-0.99,0.18 -0.97,0.38 -0.74,0.38' },
  ...{ eye: [-0.5, -0.06], box: [-0.78, -1.04, 0, 0.66] },
}
export const leanCat: HeadShape = {
  mass: '0.6,0.72 0.92,0.28 0.94,-0.3 0.66,-0.78 0.2,-0.96 -0.3,-0.88 -0.7,-0.5 -0.96,-0.1 -1.34,0.14 -1.42,0.38 -1.2,0.6 -0.6,0.8 0.1,0.94',
  pale: '-0.3,-0.3 -0.8,-0.34 -1.4,0.06 -1.46,0.42 -1.2,0.66 -0.5,0.84 -0.24,0.3',
  ears: ['-0.52,-0.7 -0.62,-1.66 0.06,-0.9', '-0.04,-0.84 0.36,-1.94 0.86,-0.54'],
  ...{ stands: true, nose: '-1.47,0.12 -1.28,0.1 -1.34,0.28', mouth: '-1.36,0.3 -1.28,0.46 -1.02,0.44' },
  ...{ eye: [-0.54, -0.06], box: [-0.74, -1.4, 0.1, 0.6] },
}
export const longDog: HeadShape = {
  mass: '0.7,0.7 0.98,0.2 0.9,-0.4 0.5,-0.86 0,-0.95 -0.5,-0.8 -0.78,-0.42 -1.1,-0.24 -1.8,-0.12 -2.06,0 -2.1,0.3 -1.86,0.5 -1.2,0.62 -0.6,0.8 0.1,0.95',
  pale: '-1.1,0.16 -2.1,0.06 -2.14,0.36 -1.84,0.54 -1.1,0.68 -0.4,0.86 -0.7,0.4',
  ears: ['-0.3,-0.9 -0.02,-1.06 0.1,-0.6', '-0.06,-0.66 0.4,-0.84 0.72,-0.4 0.74,0.5 0.44,0.9 0.14,0.56 0.06,-0.1'],
  ...{ stands: false, nose: '-2.16,-0.02 -1.96,-0.14 -1.84,0 -1.96,0.14 -2.14,0.14' },
  ...{ mouth: '-2.06,0.3 -1.6,0.4 -1.14,0.36', eye: [-0.62, -0.2], box: [-0.76, -2.08, -0.14, 0.52] },
}
export const prickedDog: HeadShape = {
  mass: '0.7,0.72 0.98,0.2 0.92,-0.4 0.5,-0.86 0,-0.96 -0.5,-0.82 -0.8,-0.44 -1,-0.2 -1.5,-0.04 -1.68,0.08 -1.7,0.34 -1.48,0.52 -1,0.64 -0.5,0.84 0.1,0.95',
  pale: '-0.9,0.16 -1.7,0.12 -1.76,0.4 -1.44,0.58 -0.9,0.7 0,0.96 -0.3,0.4',
  ears: ['-0.46,-0.78 -0.36,-1.44 0.02,-0.9', '0.02,-0.86 0.3,-1.6 0.76,-0.64'],
  ...{ stands: true, nose: '-1.76,0.06 -1.58,-0.06 -1.46,0.06 -1.56,0.2 -1.72,0.2' },
  ...{ mouth: '-1.66,0.34 -1.3,0.44 -0.94,0.36', eye: [-0.6, -0.16], box: [-0.78, -1.68, -0.06, 0.54] },
}
export const shortDog: HeadShape = {
  mass: '0.7,0.72 0.98,0.2 0.94,-0.4 0.52,-0.86 0,-0.96 -0.5,-0.86 -0.86,-0.5 -0.94,-0.16 -1.16,0 -1.24,0.2 -1.22,0.5 -1,0.78 -0.5,0.92 0.1,0.98',
  pale: '-0.8,0.02 -1.2,-0.06 -1.32,0.5 -1,0.84 -0.6,0.92 -0.6,0.3',
  ears: ['-0.44,-0.84 -0.16,-1.08 0.06,-0.8', '0.04,-0.84 0.46,-0.94 0.8,-0.46 0.56,-0.02 0.3,-0.42'],
  ...{ stands: false, nose: '-1.3,0.04 -1.12,-0.08 -1,0.04 -1.1,0.18 -1.26,0.18' },
  ...{ mouth: '-1.18,0.34 -1.14,0.6 -0.86,0.62 -0.7,0.5', eye: [-0.6, -0.14], box: [-0.8, -1.22, 0, 0.8] },
}

type Face = {
  shape: HeadShape
  kind: 'dog' | 'cat'
  coat: string
  belly: string
  r: number
  pen: number
  iris?: string
}

/** In ink and colour: the far ear, the head, the ear on our side, eye, nose and mouth. */
export function drawFace(s: Sheet, { shape, kind, coat, belly, r, pen, iris }: Face, on: (noted: string) => Point[]) {
  const ear = shape.stands ? coat : darker(coat)
  const how = { corners: shape.stands }
  s.solid(on(shape.ears[0]), darker(coat), pen * 0.8, how)
  const mass = on(shape.mass)
  s.solid(mass, coat, pen)
  s.within(mass, () => s.flat(on(shape.pale), belly, { still: true }))
  s.solid(on(shape.ears[1]), ear, pen * 0.8, how)
  if (shape.stands) {
    const [a, tip, b] = on(shape.ears[1]) as [Point, Point, Point]
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const inner = [a, tip, b].map(([x, y]): Point => [
      middle[0] + (x - middle[0]) * 0.6,
      middle[1] + (y - middle[1]) * 0.66,
    ])
    s.flat(inner, '#F2B3A4', { still: true, corners: true })
  }
  const [eye] = on(shape.eye.join(','))
  const isCat = kind === 'cat'
  if (isCat) s.solid(ellipse(...eye!, 0.13 * r, 0.16 * r).slice(0, -1), iris ?? '#F4E08A', pen * 0.6)
  s.black(ellipse(eye![0] - 0.02 * r, eye![1], (isCat ? 0.07 : 0.12) * r, 0.14 * r))
  s.white(ellipse(eye![0] - 0.05 * r, eye![1] - 0.05 * r, 0.035 * r, 0.035 * r), { layer: 'ink' })
  s.black(on(shape.nose))
  s.ink(on(shape.mouth), pen * 0.7)
  if (!isCat) return
  const [nx, ny] = on(shape.nose).at(-1)!
  for (const dy of [0.14, 0.3])
    s.ink(
      [
        [nx + 0.2 * r, ny + dy * 0.8 * r],
        [nx - 0.2 * r, ny + dy * 1.1 * r],
        [nx - 0.52 * r, ny + dy * 0.9 * r],
      ],
      pen * 0.4,
      { out: 0.9 },
    )
}
