import { dice } from './dice.ts'
import { drawingSvg } from './drawing-svg.ts'
import { faceContour, onFace } from './figure/face.ts'
import { drawHead } from './figure/head.ts'
import { type HeadLook, someHead } from './figure/head-look.ts'
import type { Point } from './geometry.ts'
import { penArrow, penCircle, penStroke, type PenMark } from './red-pen.ts'
import { Sheet } from './sheet.ts'
import { PAPER, tonesOf } from './tones.ts'

/** A learner's drawing; the same with the teacher's pen over it; and redrawn as the teacher meant it. */
type Side = 'before' | 'red-pen' | 'after'
/** What a learner's drawing may have got wrong. */
export type Slip = 'eyeDrop' | 'eyeApart' | 'mouth' | 'chin'
/** Without `about` everything slipped. */
export type Correction = { seed: number; about?: readonly Slip[] | undefined }
const VEIL_PERCENT = 52
/** What lies between a drawing and the red pen. */
export const VEIL = `<rect width="100%" height="100%" fill="${PAPER}" opacity="${VEIL_PERCENT / 100}"/>`

/** A learner's drawing, 960×960, and what a teacher makes of it. */
export function beforeAfterSvg({ side, ...correction }: Correction & { side: Side }): string {
  if (side === 'after') {
    const redrawn = draw(correction, false)
    return drawingSvg(redrawn.drawing, undefined, movesOf(redrawn, correction).map(penStroke).join(''))
  }
  const { drawing, marks } = corrected(correction)
  if (side === 'before') return drawingSvg(drawing)
  return drawingSvg(drawing, undefined, VEIL + marks.map(penStroke).join(''))
}

/** The strokes of the same corrections, in the order in which a teacher draws them. */
export const penMarksOf = (of: Correction) => ({ side: 960, veil: VEIL_PERCENT, marks: corrected(of).marks })

/** Those marks alone, on a layer that one sees through. */
export const penLayerSvg = (of: Correction) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 960 960">${corrected(of).marks.map(penStroke).join('')}</svg>`

type Drawn = ReturnType<typeof draw>

const has = ({ about }: Correction, ...some: Slip[]) => !about || some.some((slip) => about.includes(slip))

/** The head with its slips, or without them. All else of it is the same. */
function draw(of: Correction, slipping: boolean) {
  const roll = dice(of.seed, 'before-after')
  const tones = tonesOf('character', roll)
  const s = new Sheet(960, 960, tones, roll)
  const right: HeadLook = {
    ...someHead(roll, tones),
    guides: false,
    earring: false,
    mood: 'smile',
    bareBrow: true,
    yaw: roll.range(0.26, 0.4) * roll.sign(),
    pitch: 0,
    slant: 0.05,
  }
  const slipped = {
    eyeDrop: roll.range(0.19, 0.24),
    eyeApart: roll.range(0.16, 0.21),
    mouth: roll.range(0.15, 0.19) * roll.sign(),
    chin: roll.range(0.22, 0.29) * roll.sign(),
  }
  const slips = {
    eyeDrop: has(of, 'eyeDrop') ? slipped.eyeDrop : 0,
    eyeApart: has(of, 'eyeApart') ? slipped.eyeApart : 0,
    mouth: has(of, 'mouth') ? slipped.mouth : 0,
    chin: has(of, 'chin') ? slipped.chin : 0,
  }
  const [x, y, size] = [roll.range(-20, 20), -40, 185]
  s.line = '#4A4F5C'
  s.at(x, y, { scale: size }, () => drawHead(s, slipping ? { ...right, slips } : right))
  const drawing = { width: 960, height: 960, paper: PAPER, marks: s.marks, clips: s.clips, seed: of.seed }
  const k = 960 / 720
  const to = onFace(right)
  const put = ([px, py]: Point): Point => [480 + (x + px * size) * k, 480 + (y + py * size) * k]
  const face = (u: number, v: number) => put(to(u, v))
  return { drawing, roll, right, slips, put, face }
}

/** The strokes with which a teacher corrects a learner's drawing. */
function corrected(of: Correction) {
  const { drawing, roll, right, slips, put, face } = draw(of, true)
  const eyeLine = [-1.15, -0.6, 0, 0.6, 1.15].map((u) => face(u, 0.22))
  const wrongEye = face(0.43 + slips.eyeApart, 0.22 + slips.eyeDrop)
  const rightEye = [
    [0.2, 0.26],
    [0.3, 0.12],
    [0.45, 0.08],
    [0.6, 0.14],
    [0.68, 0.26],
  ].map(([u, v]) => face(u as number, v as number))
  const mouth = [-0.16, 0, 0.16].map((u) => face(u, 0.75 + (u === 0 ? 0.03 : 0)))
  const wrongMouth = face(slips.mouth, 0.76)
  const eyes: PenMark[] = [
    { points: eyeLine, width: 6 },
    { points: rightEye, width: 10 },
    penCircle(roll, wrongEye[0], wrongEye[1], 78, 6),
    ...penArrow([wrongEye[0] + 190, wrongEye[1] + 120], [wrongEye[0] + 84, wrongEye[1] + 40], -20, 7),
  ]
  const chin = penArrow(put([slips.chin * 2.4, 1.5]), put([slips.chin * 0.6, 1.14]), 16, 7)
  const marks: PenMark[] = [
    ...(has(of, 'chin') ? [{ points: faceContour(right).map(put), width: 9 }] : []),
    { points: [face(0, -0.9), face(0, -0.2), face(0, 0.5), face(0, 1.2)], width: 6 },
    ...(has(of, 'eyeDrop', 'eyeApart') ? eyes : []),
    ...(has(of, 'mouth') ? [{ points: mouth, width: 9 }] : []),
    ...(has(of, 'mouth') && of.about ? [penCircle(roll, wrongMouth[0], wrongMouth[1], 70, 6)] : []),
    ...(has(of, 'chin') ? chin : []),
  ]
  return { drawing, marks }
}

/** Thin marks beside what was moved, from where to where; the redrawn face itself stays free of them. */
function movesOf({ right, slips, put, face }: Drawn, of: Correction): PenMark[] {
  const line = (points: Point[]): PenMark => ({ points, width: 8 })
  const across = (v: number, ...spans: [number, number][]) =>
    spans.map(([from, to]) => line([face(from, v), face((from + to) / 2, v), face(to, v)]))
  const tick = (u: number, from: number, to: number) => line([face(u, from), face(u, (from + to) / 2), face(u, to)])
  const marks: PenMark[] = []
  if (has(of, 'eyeDrop'))
    marks.push(
      ...across(0.22, [-1.3, -0.76], [-0.12, 0.12], [0.76, 1.3]),
      ...penArrow(face(0.82, 0.26 + slips.eyeDrop * 2), face(0.82, 0.28), 6, 8),
    )
  if (has(of, 'eyeApart'))
    marks.push(
      ...[-0.66, -0.2, 0.2, 0.66].map((u) => tick(u, 0.4, 0.48)),
      ...across(0.44, [-0.2, 0.2]),
      ...penArrow(face(0.62 + slips.eyeApart * 2, 0.44), face(0.36, 0.44), 4, 8),
    )
  if (has(of, 'mouth')) {
    const side = Math.sign(slips.mouth)
    marks.push(
      tick(0, -0.14, 0.12),
      tick(0, 0.62, 0.71),
      tick(0, 0.9, 1.12),
      ...penArrow(face(slips.mouth + side * 0.3, 0.79), face(side * 0.19, 0.76), -4 * side, 8),
    )
  }
  if (has(of, 'chin')) {
    const jaw = faceContour(right).slice(3, -3)
    marks.push(
      line(jaw.map(([px, py]) => put([px * 1.05, py + 0.045]))),
      ...penArrow(put([slips.chin * 2.4, 1.44]), put([slips.chin * 0.9, 1.17]), 12, 8),
    )
  }
  return marks
}
