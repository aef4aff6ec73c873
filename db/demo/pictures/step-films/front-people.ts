import { cast } from '../covers/cast.ts'
import { drawFeatures } from '../covers/front-face.ts'
import { plainHead } from '../covers/heads.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook, Tip } from '../figure/head-look.ts'
import { ellipse, type Point } from '../geometry.ts'
import type { Mark, Sheet } from '../sheet.ts'
import { between } from '../tones.ts'
import { EYE, EYES, MOUTH, NOSE } from './face.ts'

/** The six whom the cover of ten minutes a day shows, from the front. */
export type Person = 'woman' | 'grandpa' | 'singer' | 'blond' | 'granny' | 'child'
/** How far from the usual the tip of the nose and the mouth lie: closer to the eyes in the young. */
type Heights = { nose: number; mouth: number }

const cloths: Record<Person, readonly [string, HeadLook['collar']]> = {
  woman: ['#E4573F', 'crew'],
  grandpa: ['#3F6E5A', 'shirt'],
  singer: ['#F7F1E4', 'hood'],
  blond: ['#2F4F7C', 'crew'],
  granny: ['#7A5BB0', 'shirt'],
  child: ['#4FA3B0', 'hood'],
}
const heights: Record<Person, Heights> = {
  woman: { nose: 0, mouth: 0 },
  grandpa: { nose: 0.02, mouth: 0.07 },
  singer: { nose: 0, mouth: 0.01 },
  blond: { nose: -0.03, mouth: -0.03 },
  granny: { nose: 0.02, mouth: 0.05 },
  child: { nose: -0.1, mouth: -0.12 },
}
export const noseOf = (person: Person) => NOSE + heights[person].nose
export const mouthOf = (person: Person) => MOUTH + heights[person].mouth

const tips = (sides: number, ...locks: readonly (readonly [number, number])[]): Tip[] => [
  { u: -1, v: sides },
  ...locks.map(([u, v]) => ({ u, v })),
  { u: 1, v: sides },
]
const fringes: Partial<Record<Person, Tip[]>> = {
  woman: tips(0.66, [-0.72, -0.26], [-0.4, -0.42], [-0.08, -0.36], [0.3, -0.44], [0.7, -0.24]),
  child: tips(0.5, [-0.7, -0.3], [-0.32, -0.4], [0.06, -0.36], [0.42, -0.42], [0.74, -0.28]),
  blond: tips(0.1, [-0.72, -0.28], [-0.38, -0.36], [-0.02, -0.32], [0.34, -0.42], [0.7, -0.26]),
  singer: tips(0.3, [-0.6, -0.5], [-0.2, -0.52], [0.2, -0.5], [0.6, -0.52]),
}

/** The measure of a head from the front lies in that of the course of the first face: ball, eyes, ears, chin fall together. */
const [DOWN, LARGER] = [0.16, 1.04]
const inMeasure = (s: Sheet, draw: () => void) => s.at(0, -DOWN / LARGER, { scale: 1 / LARGER }, draw)

/** What was drawn of faces alone: it is inked before what lies around them. */
const ofFaces = new WeakSet<Mark>()
const inkOf = (marks: Mark[]) => marks.filter(({ layer }) => layer === 'ink')
/** Eyes by turns, nose and mouth first; then the outline and the hair from behind. */
export function faceFirst(marks: Mark[]): Mark[] {
  const faces = inkOf(marks).filter((mark) => ofFaces.has(mark))
  return [...faces, ...marks.filter((mark) => !faces.includes(mark))]
}

/** One of the six, finished, where a ball of radius 1 lies around the origin. */
export function drawPerson(s: Sheet, person: Person, pen = 1) {
  const [cloth, collar] = cloths[person]
  const fringe = fringes[person]
  const look = plainHead(s, {
    ...cast[person],
    ...{ yaw: 0, neck: true, cloth, collar, part: 0.05 },
    own: {
      features: (sheet, head) => inMeasure(sheet, () => features(sheet, head, person, pen)),
      ...(fringe && { fringe }),
    },
  })
  s.pen = pen
  s.at(0, DOWN, { scale: LARGER }, () => drawHead(s, look))
  s.pen = 1
}

function features(s: Sheet, look: HeadLook, person: Person, pen: number) {
  const old = person === 'granny' || person === 'grandpa'
  const before = s.marks.length
  for (const side of [-1, 1])
    s.flat(ellipse(side * 0.56, NOSE - 0.1, 0.19, 0.1), look.blush, { still: true, opacity: 0.6 })
  drawFeatures(s, {
    ...{ cut: 'short', hair: look.hair, cloth: look.cloth, skin: look.skin, iris: look.iris },
    ...{ lash: look.lash, tall: person === 'child' ? 1.34 : old ? 0.95 : 1.16, pen: 0.92 },
    ...{ shut: person === 'granny', mouth: 'smile', nose: heights[person].nose, mouthDown: heights[person].mouth },
  })
  if (old) lived(s, look.skin)
  if (person === 'granny') glasses(s, pen)
  for (const mark of s.marks.slice(before)) ofFaces.add(mark)
}

/** Lines beside mouth and eyes. */
function lived(s: Sheet, skin: string) {
  const line = { colour: between(skin, '#5A2F3A', 0.6), in: 0.3, out: 0.5 }
  for (const side of [-1, 1]) {
    const at = (...spots: Point[]) => spots.map(([x, y]): Point => [side * x, y])
    s.ink(at([0.2, 0.7], [0.33, 0.82], [0.36, 0.98]), 2.8, line)
    s.ink(at([0.66, 0.16], [0.78, 0.12]), 2.4, line)
    s.ink(at([0.66, 0.24], [0.77, 0.26]), 2.4, line)
  }
  s.ink(
    [
      [-0.26, -0.34],
      [0, -0.37],
      [0.26, -0.34],
    ],
    2.2,
    line,
  )
}

function glasses(s: Sheet, pen: number) {
  for (const side of [-1, 1]) {
    s.contour(ellipse(side * EYE, EYES + 0.03, 0.26, 0.25), 4)
    s.ink(
      [
        [side * 0.62, EYES],
        [side * 0.92, EYES - 0.04],
      ],
      3.4,
    )
  }
  s.ink(
    [
      [-0.1, EYES + 0.01],
      [0, EYES - 0.03],
      [0.1, EYES + 0.01],
    ],
    3.4 * pen,
    { in: 0.1, out: 0.1 },
  )
}
