import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import {
  both,
  brow,
  cheek,
  CHIN,
  ear,
  EYE,
  eye,
  EYES,
  hair,
  hairShape,
  inked,
  innerEar,
  jaw,
  type Line,
  MOUTH,
  mouth,
  NOSE,
} from './face.ts'
import { nose } from './first-face-outline.ts'
import type { StepFilm } from './steps.ts'

const pen =
  (width: number): Line =>
  (s, points) =>
    inked(s, points, width)
const mirrored = (half: readonly Point[]): Point[] => [...half, ...half.toReversed().map(([x, y]): Point => [-x, y])]

const face = mirrored([
  [0.3, -0.9],
  [0.84, -0.6],
  [0.9, 0.06],
  [0.9, 0.32],
  [0.83, 0.59],
  [0.69, 0.83],
  [0.47, 1.05],
  [0.23, 1.2],
  [0.01, CHIN],
])
const ears = (side: number) => ellipse(side * 0.96, (EYES + NOSE) / 2 - 0.03, 0.14, 0.3, { tilt: side * 0.08 })
const throat: Point[] = [
  [0.36, 1.14],
  [0.37, 1.26],
  [0.46, 1.4],
]
const neck = mirrored([[0.36, 0.9], ...throat, [0.2, 1.62]])
const collar: Point[] = [
  [-0.46, 1.4],
  [-0.24, 1.58],
  [0, 1.64],
  [0.24, 1.58],
  [0.46, 1.4],
]
const shoulder: Point[] = [
  [0.46, 1.4],
  [1, 1.57],
  [1.3, 1.76],
  [1.46, 2.1],
]
const onTheLeft = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y])

/** Colours first, then every line of the five days in ink. */
function drawn(s: Sheet) {
  const { skin, blush, mid, dark } = s.tones
  const flat = (points: readonly Point[], colour: string, corners = false) =>
    s.flat(points, colour, { still: true, corners })
  flat(neck, blush, true)
  flat([...onTheLeft(shoulder).toReversed(), ...collar, ...shoulder], mid, true)
  both((side) => flat(ears(side), skin))
  flat(face, skin)
  both((side) => s.scatter([ellipse(side * EYE * 1.5, MOUTH - 0.2, 0.15, 0.08)], blush, { opacity: 0.5 }))
  flat(hairShape, dark, true)

  pen(5)(s, collar)
  both((side) => {
    const its = side < 0 ? onTheLeft : (points: readonly Point[]) => points
    pen(5)(s, its(shoulder))
    pen(4)(s, its(throat))
    ear(s, side, pen(4.5))
    innerEar(s, side, pen(2.6))
    cheek(s, side, pen(6))
    eye(s, side)
    brow(s, side)
  })
  jaw(s, -1, pen(6))
  jaw(s, 1, pen(6), true)
  nose(s)
  mouth(s, pen(5))
  hair(s, pen(5.5))
}

/** What the five days come to: the face of the films, inked to its end, in three colours. */
export const firstFaceResult: StepFilm = {
  name: 'first-face-build-result',
  seconds: 0,
  lies: (s) => s.at(0, -76, { scale: 212 }, () => drawn(s)),
  steps: [],
}
