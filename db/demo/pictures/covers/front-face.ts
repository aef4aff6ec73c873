import { CHIN, EYE, EYES, MOUTH, NOSE } from '../step-films/face.ts'
import { drawEye, type EyeLook } from '../figure/eye.ts'
import { bend, ellipse, type Point, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, darker } from '../tones.ts'

type Cut = 'short' | 'bob'
export type FrontFace = {
  cut: Cut
  hair: string
  cloth: string
  skin: string
  iris: string
  /** where the left and the right eye of the picture look */
  gaze?: readonly [Point, Point]
  mouth?: 'smile' | 'laugh' | 'closed' | 'flat'
  shut?: boolean
  open?: number
  lash?: number
  tall?: number
  /** how far below the usual the tip of the nose and the mouth lie */
  nose?: number
  mouthDown?: number
  /** the eyes in place of the usual */
  eye?: (s: Sheet, side: -1 | 1) => void
  pen?: number
  /** cheeks pushed up, brows lifted: the face around a laugh */
  glad?: boolean
  /** features put where they fall */
  askew?: boolean
  /** each feature in its place, and when its turn comes */
  placed?: (part: FacePart, draw: () => void) => void
  /** cheeks and chin in place of the usual */
  contour?: readonly Point[]
  /** how far the fringe is raised */
  raised?: number
}
export type FacePart = 'left eye' | 'right eye' | 'nose' | 'mouth' | 'contour'

const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y])
const right: Point[] = trace('0.87,-0.4 0.89,0.04 0.87,0.32 0.79,0.58 0.63,0.84 0.41,1.06 0.18,1.2')
export const outline: Point[] = [...right, [0, CHIN], ...mirrored(right).toReversed()]

/** The valley and tip of each lock of the fringe, from left to right. */
const fringe = trace(
  '-0.9,0.06 -0.84,-0.06 -0.68,-0.5 -0.6,-0.14 -0.24,-0.7 -0.14,-0.2 0.1,-0.52 0.36,-0.12 0.44,-0.46 0.68,-0.06 0.74,-0.36 0.84,0 0.9,0.06',
)
const raisedBy = (up: number) =>
  fringe.map(([x, y], i): Point => [x, y - (Math.abs(i - 6) > 4 ? 0 : up * (i % 2 ? 1 : 0.6))])
const sides: Record<Cut, Point[]> = {
  short: trace('0.9,0.06 0.93,0.28 0.99,0.1 1.08,0.14 1.16,-0.08 1.17,-0.42 1.06,-0.83 0.76,-1.13 0.36,-1.27 0,-1.31'),
  bob: trace(
    '0.84,0.02 0.86,0.4 0.8,0.8 0.74,1.1 1.0,1.16 1.18,0.96 1.24,0.5 1.22,-0.2 1.1,-0.78 0.76,-1.14 0.36,-1.28 0,-1.32',
  ),
}

/** A head seen from the front, in the measure of the course of the first face: its ball has radius 1. */
export function drawFrontFace(s: Sheet, face: FrontFace) {
  const { hair, skin, cut, contour = outline, placed = (_, draw) => draw() } = face
  const shade = darker(hair)
  const back =
    cut === 'short' ? '0.9,0 1.0,0.3 0.98,0.62 0.82,0.94 0.54,1.08' : '0.9,0 1.22,0.5 1.16,1.0 1.0,1.22 0.5,1.3'
  s.solid([...trace(back), ...mirrored(trace(back)).toReversed(), [-0.7, -0.8], [0.7, -0.8]], shade, 6)
  drawShoulders(s, face)
  for (const side of [-1, 1]) drawEar(s, side, skin)
  const whole = [...contour, ...ellipse(0, -0.16, 0.9, 0.9, { from: Math.PI, to: Math.PI * 2 })]
  const warm = between(skin, '#C4573F', 0.22)
  s.flat(whole, skin, { knock: true })
  s.within(whole, () => {
    s.flat(
      raisedBy(face.raised ?? 0)
        .map(([x, y], i): Point => [x * 1.02, y + (i % 2 ? 0.13 : 0.06)])
        .concat(trace('1,-1.2 -1,-1.2')),
      warm,
      { still: true, corners: true, opacity: 0.8 },
    )
    for (const side of [-1, 1])
      s.flat(ellipse(side * 0.53, NOSE - (face.glad ? 0.15 : 0.1), 0.19, 0.11), '#E2795F', {
        still: true,
        opacity: face.glad ? 0.6 : 0.42,
      })
    s.flat(trace('0.11,-0.14 0.07,0.1 0.1,0.42 0.15,0.62 0.04,0.68 0.04,0.3 0.01,0.05'), warm, {
      still: true,
      opacity: 0.5,
    })
    s.flat(trace('0.9,0.2 0.84,0.56 0.6,0.9 0.2,1.2 0.3,1.3 1,1.2 1.1,0.2'), warm, { still: true, opacity: 0.6 })
  })
  placed('contour', () => s.ink(contour, 6.4, { in: 0.1, out: 0.12, least: 0.45, shade: 0.5 }))
  drawFeatures(s, face)
  drawFrontHair(s, face, shade)
}

function drawShoulders(s: Sheet, { skin, cloth, cut }: FrontFace) {
  const warm = between(skin, '#C4573F', 0.3)
  s.solid(trace('-0.42,0.9 0.42,0.9 0.46,1.7 0,2.0 -0.46,1.7'), skin, 5)
  s.flat(trace('-0.4,1.0 0.4,1.0 0.42,1.36 0.1,1.5 -0.2,1.46 -0.42,1.3'), warm, { still: true })
  s.solid(
    trace('-2.1,3.2 -1.9,2.2 -1.3,1.82 -0.5,1.62 -0.3,1.9 0,1.98 0.3,1.9 0.5,1.62 1.3,1.82 1.9,2.2 2.1,3.2'),
    cloth,
    6.4,
  )
  if (cut === 'short') {
    for (const side of [-1, 1])
      s.solid(
        trace('0.5,1.5 0.66,1.66 0.56,2.06 0.06,2.02 0.3,1.84').map(([x, y]): Point => [side * x, y]),
        s.tones.paper,
        5,
        { corners: true },
      )
  } else s.ink(trace('-0.56,1.66 -0.3,2.0 0,2.08 0.3,2.0 0.56,1.66'), 9, { colour: darker(cloth), in: 0.1, out: 0.1 })
}

function drawEar(s: Sheet, side: number, skin: string) {
  const at = (noted: string) => trace(noted).map(([x, y]): Point => [side * x, y])
  s.solid(at('0.82,0.1 0.96,0.06 1.06,0.14 1.07,0.36 1.0,0.56 0.9,0.66 0.82,0.56'), skin, 5)
  s.ink(at('0.92,0.22 1.0,0.22 1.0,0.38 0.94,0.48'), 2.6)
}

/** Eyes and brows, nose and mouth, without the face around them. */
export function drawFeatures(s: Sheet, face: FrontFace) {
  const { askew, nose = 0, mouthDown = 0, placed = (_, draw) => draw() } = face
  const fallen = (part: FacePart, [x, y, rotate]: readonly [number, number, number], draw: () => void) =>
    askew ? s.at(x, y, { rotate }, draw) : placed(part, draw)
  fallen('left eye', [0.02, -0.13, -0.06], () => drawEyeAndBrow(s, face, -1))
  fallen('right eye', [0.1, 0.12, 0.14], () => drawEyeAndBrow(s, face, 1))
  fallen('nose', [0.18, -0.04, 0], () => s.at(0, nose, {}, () => drawNose(s, face)))
  fallen('mouth', [-0.2, 0.1, 0.16], () => s.at(0, mouthDown, {}, () => drawMouth(s, face)))
}

function drawEyeAndBrow(s: Sheet, face: FrontFace, side: -1 | 1) {
  const { shut, open = 1, lash = 2, tall = 1.25, iris, gaze, eye, pen = 1 } = face
  const look: EyeLook = {
    ...{ open, tall, slant: 0.04, gaze: [0, 0], lash, white: '#ffffff', pen: 3.6 * pen },
    ...{ iris, irisDark: between(iris, '#1E2230', 0.6), ...(shut && { closed: 'smile' as const }) },
  }
  const half = (EYE / 2) * 1.16
  if (eye) eye(s, side)
  else {
    const [x, y] = gaze?.[side < 0 ? 0 : 1] ?? [0, 0]
    drawEye(s, (u, v) => [side * (EYE + u * half), EYES + v * half * 1.24], { ...look, gaze: [side * x, y] })
  }
  s.ink(
    trace('0.15,-0.22 0.36,-0.3 0.58,-0.21').map(([u, v]): Point => [side * u, v - (face.glad ? 0.08 : 0)]),
    6.4 * pen,
    { in: 0.3, out: 0.5, colour: between(s.tones.dark, '#1E2230', 0.4) },
  )
}

const drawNose = (s: Sheet, { pen = 1 }: FrontFace) =>
  s.ink(trace(`0.03,${NOSE - 0.12} 0.07,${NOSE - 0.02} 0,${NOSE} -0.05,${NOSE - 0.02}`), 3.6 * pen, {
    in: 0.6,
    out: 0.4,
  })

function drawMouth(s: Sheet, { mouth = 'smile', pen = 1 }: FrontFace) {
  if (mouth === 'laugh') {
    const lips = trace('-0.29,0.77 -0.13,0.83 0,0.84 0.13,0.83 0.29,0.77 0.21,0.98 0,1.06 -0.21,0.98')
    s.solid(lips, '#94453D', 4.4 * pen)
    s.within(lips, () => {
      s.flat(ellipse(0, 1.06, 0.14, 0.1), '#E08A78', { still: true })
      s.white(trace('-0.3,0.7 0.3,0.7 0.2,0.88 -0.2,0.88'))
    })
    s.contour(lips, 4.4 * pen)
    return
  }
  const lift = mouth === 'smile' ? 0.045 : mouth === 'closed' ? 0.02 : 0
  s.ink(
    [
      [-0.2, MOUTH - lift],
      [-0.08, MOUTH + lift * 0.7],
      [0.08, MOUTH + lift * 0.7],
      [0.2, MOUTH - lift],
    ],
    5 * pen,
    { in: 0.25, out: 0.25 },
  )
  s.ink(
    [
      [-0.06, MOUTH + 0.11],
      [0.06, MOUTH + 0.11],
    ],
    2.4 * pen,
  )
}

/** One mass: the crown, what falls beside the face, the locks of the fringe; a ring of light and a few strands. */
function drawFrontHair(s: Sheet, { cut, hair, pen = 1, raised = 0 }: FrontFace, shade: string) {
  const outer = sides[cut]
  const locks = raisedBy(raised)
  const inner: Point[] = []
  for (let i = 0; i + 2 < locks.length; i += 2) {
    const [a, tip, b] = [locks[i]!, locks[i + 1]!, locks[i + 2]!]
    inner.push(
      ...bend(a, [a[0] + (tip[0] - a[0]) * 0.25, a[1] * 0.4 + tip[1] * 0.6], tip),
      ...bend(tip, [tip[0] + (b[0] - tip[0]) * 0.5 + 0.05, b[1] * 0.4 + tip[1] * 0.6], b),
    )
  }
  const side = through(outer)
  const mass = [...inner, ...side, ...mirrored(side).toReversed()]
  s.flat(mass, hair, { knock: true, corners: true })
  s.within(
    mass,
    () => {
      s.flat(trace('1.3,-0.9 0.98,-0.6 0.9,0 0.98,0.6 0.9,1.3 1.4,1.3'), shade, { still: true })
      for (let i = 2; i < locks.length - 2; i += 2) {
        const [x, y] = locks[i]!
        s.flat(trace(`${x},${y - 0.26} ${x + 0.05},${y} ${x},${y + 0.06} ${x - 0.05},${y}`), shade, {
          still: true,
          corners: true,
        })
      }
      const shine = between(hair, '#ffffff', 0.5)
      s.flat(
        trace('-0.86,-0.5 -0.68,-0.82 -0.3,-1.0 0.12,-1.02 0.14,-0.95 -0.26,-0.9 -0.54,-0.74 -0.78,-0.42'),
        shine,
        { still: true },
      )
      s.flat(trace('0.26,-1.0 0.5,-0.9 0.5,-0.82 0.26,-0.93'), shine, { still: true })
    },
    true,
  )
  s.ink(inner, 5 * pen, { corners: true, in: 0.04, out: 0.04, least: 0.5 })
  s.ink([...side, ...mirrored(side).toReversed()], 7 * pen, {
    corners: true,
    in: 0.03,
    out: 0.03,
    least: 0.5,
    shade: 0.5,
  })
  for (const strand of [
    '0.3,-1.16 0.5,-0.96 0.58,-0.7',
    '-0.06,-1.2 -0.14,-1.0 -0.18,-0.76',
    '0.72,-0.98 0.92,-0.66 0.98,-0.2',
  ])
    s.ink(trace(strand), 2.8 * pen, { in: 0.3, out: 0.7 })
}
