import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { drawProfileHair, drawProfileTail } from './profile-hair.ts'
import type { ProfileLook } from './profile-look.ts'

/** From the hairline over nose, lips and chin to the ear, in the measure of a skull whose ball has radius 1. */
export function profileContour(look: ProfileLook): Point[] {
  const { nose, bridge, up, lips, chin, brow, age } = look
  const face: Point[] = [
    [-0.68, -0.92],
    [-0.86, -0.64],
    [-0.93 - brow * 0.4, -0.34],
    [-0.95 - brow, -0.1],
    [-0.885 - brow * 0.2, 0.07],
    [-0.97 - nose * 0.35 - bridge, 0.22],
    [-1.1 - nose * 0.85 - bridge * 0.3, 0.37 - up],
    [-1.165 - nose, 0.445 - up],
    [-1.135 - nose * 0.95, 0.515 - up * 0.6],
    [-0.99 - nose * 0.2, 0.555],
    [-0.945, 0.575],
    [-0.95 - lips * 0.3, 0.63],
    [-1.005 - lips, 0.69],
    [-1.0 - lips, 0.725],
    [-0.925 - lips * 0.5, 0.752],
    [-0.985 - lips, 0.79],
    [-0.965 - lips, 0.84],
    [-0.88 - lips * 0.3 - chin * 0.3, 0.91],
    [-0.91 - chin, 0.99],
    [-0.925 - chin, 1.06],
  ]
  return [...face, ...throatPart(chin, age)]
}

const throatPart = (chin: number, age: number): Point[] => [
  [-0.86 - chin * 0.9, 1.145],
  [-0.7 - chin * 0.5, 1.18],
  [-0.46, 1.12 + age * 0.06],
  [-0.18, 1.0],
  [0.02, 0.82],
  [0.1, 0.5],
]

/** The two points that the line of E runs through: the nose's tip and the chin's. */
export const aestheticLine = ({ nose, up, chin }: ProfileLook): [Point, Point] => [
  [-1.17 - nose, 0.45 - up],
  [-0.93 - chin, 1.05],
]

export function drawProfile(s: Sheet, look: ProfileLook) {
  if (look.own) look.own.behind(s)
  else drawProfileTail(s, look)
  drawNeck(s, look)
  if (look.body) drawSideBody(s, look)
  const contour = profileContour(look)
  const skull: Point[] = [...ellipse(0.06, -0.18, 0.98, 1, { from: 0.6, to: -2.2 })]
  const face = [...contour, ...skull]
  s.flat(face, look.skin, { knock: true, corners: true })
  s.within(face, () => drawCheek(s, look), true)
  s.ink(contour.slice(0, -2), 6.4, { in: 0.06, out: 0.2, least: 0.4, shade: 0.4 })
  if (look.style === 'bald') s.ink(skull.slice(4), 6, { in: 0.1, out: 0.05 })
  drawSideFeatures(s, look)
  if (look.age > 0.4) drawAge(s, look)
  if (look.beard) drawSideBeard(s, look)
  if (look.own) look.own.before(s)
  else drawProfileHair(s, look)
}

function drawCheek(s: Sheet, look: ProfileLook) {
  s.flat(ellipse(-0.44, 0.5, 0.17, 0.1), look.blush, { still: true, opacity: 0.75 })
  s.flat(trace('-0.86,1.2 -0.4,0.98 -0.02,0.68 0.1,0.3 0.3,0.4 0.2,1.2 -0.4,1.4'), look.blush, {
    still: true,
    opacity: 0.55,
  })
  s.flat(trace('-1.4,-1.3 0.4,-1.3 0.2,-0.1 -0.3,-0.16 -0.7,-0.52 -1,-0.4'), look.blush, { still: true, opacity: 0.5 })
}

function drawNeck(s: Sheet, look: ProfileLook) {
  const neck = trace('-0.5,1.05 -0.38,1.3 -0.36,1.55 -0.5,1.85 0.8,1.85 0.66,1.5 0.58,1.1 0.7,0.3 0,0.3')
  s.flat(neck, look.skin, { knock: true, corners: true })
  s.flat(trace('-0.5,1.05 0.1,0.7 0.36,0.5 0.34,1.1 -0.02,1.5 -0.37,1.42'), look.blush, { corners: true, still: true })
  s.ink(trace('-0.46,1.12 -0.38,1.3 -0.36,1.52 -0.46,1.76'), 5, { in: 0.1 })
  s.ink(trace('0.62,0.6 0.58,1.1 0.64,1.46 0.8,1.7'), 5.4)
  s.ink(trace('0.16,0.98 -0.02,1.32 -0.22,1.6'), 2.8, { in: 0.3, out: 0.7 })
}

function drawSideBody(s: Sheet, look: ProfileLook) {
  const body = trace(
    '-0.46,1.62 -0.78,1.86 -0.98,2.3 -1.0,3.6 1.3,3.6 1.28,2.5 1.12,1.9 0.72,1.5 0.4,1.66 0,1.82 -0.3,1.76',
  )
  s.solid(body, look.cloth, 6)
  s.within(body, () =>
    s.flat(trace('0.7,1.4 1.5,1.7 1.5,3.7 0.5,3.7 0.8,2.6'), look.clothDark, { still: true, opacity: 0.6 }),
  )
  s.ink(trace('0.02,2.2 0.14,2.5 0.1,3.4'), 4.4)
  s.ink(trace('0.56,2.14 0.66,2.6 0.6,3.4'), 3.4)
}

function drawSideFeatures(s: Sheet, look: ProfileLook) {
  const { lips, nose, up } = look
  const eye = trace('-0.8,0.1 -0.755,0.02 -0.66,0.0 -0.56,0.08 -0.5,0.15 -0.6,0.215 -0.72,0.235 -0.775,0.2')
  s.white(eye, { knock: true })
  s.within(eye, () => {
    s.flat(ellipse(-0.735, 0.11, 0.062, 0.13), look.iris, { still: true })
    s.black(ellipse(-0.745, 0.11, 0.034, 0.075))
    s.white(ellipse(-0.755, 0.06, 0.02, 0.03), { layer: 'ink' })
  })
  s.ink(trace('-0.82,0.1 -0.765,0.02 -0.66,-0.01 -0.55,0.07 -0.46,0.15'), look.lash ? 8 : 6.4, {
    in: 0.25,
    out: 0.35,
    shade: 0.1,
  })
  if (look.lash)
    for (const [x, y] of [
      [-0.81, 0.08],
      [-0.77, 0.02],
    ] as const)
      s.ink(bend([x, y], [x - 0.07, y + 0.01], [x - 0.11, y - 0.07]), 4, { in: 0.05, out: 0.9 })
  s.ink(trace('-0.775,0.2 -0.7,0.24 -0.6,0.215'), 2.6, { in: 0.4, out: 0.4 })
  s.ink(trace('-0.74,-0.07 -0.63,-0.09 -0.52,-0.02'), 2.2)
  s.ink(trace(look.age > 0.4 ? '-0.9,-0.14 -0.72,-0.2 -0.5,-0.1' : '-0.87,-0.17 -0.68,-0.25 -0.45,-0.15'), 7, {
    in: 0.2,
    out: 0.8,
    colour: look.age > 0.7 ? look.hairDark : s.line,
  })
  const wing = trace('-0.93,0.43 -0.89,0.49 -0.925,0.545').map(([x, y]): Point => [x - nose * 0.3, y - up * 0.3])
  s.ink(wing, 3.2, { in: 0.4, out: 0.2 })
  const corner: Point = look.mood === 'smile' ? [-0.72, 0.7] : look.mood === 'talk' ? [-0.73, 0.77] : [-0.75, 0.765]
  const mouth: Point[] = [[-0.92 - lips * 0.5, 0.752], [-0.84, 0.765], corner]
  const [cx, cy] = corner
  const upper: Point[] = [
    [-0.98 - lips, 0.665],
    [-1.02 - lips, 0.7],
    [-1.0 - lips, 0.735],
    [-0.925 - lips * 0.5, 0.757],
    [-0.84, 0.77],
    [cx, cy],
    [-0.86, 0.7],
    [-0.92 - lips * 0.5, 0.672],
  ]
  const lower: Point[] = [
    [-0.925 - lips * 0.5, 0.752],
    [-1.0 - lips, 0.785],
    [-0.98 - lips, 0.84],
    [-0.93 - lips * 0.4, 0.865],
    [-0.85, 0.83],
    [cx, cy],
    [-0.84, 0.77],
  ]
  s.within(
    profileContour(look),
    () => {
      s.flat(upper, look.lip, { still: true, opacity: look.lash ? 0.95 : 0.35 })
      s.flat(lower, look.lip, { still: true, opacity: look.lash ? 0.7 : 0.25 })
      if (look.lash) s.white(ellipse(-0.935 - lips * 0.7, 0.806, 0.022, 0.01, { tilt: 0.3 }), { opacity: 0.8 })
    },
    true,
  )
  s.ink(mouth, 4, { in: 0.1, out: 0.5 })
  s.ink(trace('-0.87,0.9 -0.83,0.905'), 2)
}

function drawAge(s: Sheet, look: ProfileLook) {
  const lines = ['-0.86,0.46 -0.74,0.58 -0.7,0.72', '-0.47,0.1 -0.36,0.06 -0.3,0.1', '-0.47,0.16 -0.36,0.18 -0.3,0.24']
  const more = [
    '-0.66,0.28 -0.56,0.3 -0.5,0.26',
    '-0.88,-0.44 -0.72,-0.46 -0.56,-0.42',
    '-0.84,-0.58 -0.7,-0.6 -0.58,-0.57',
  ]
  for (const line of look.age > 0.7 ? [...lines, ...more] : lines) s.ink(trace(line), 2.8, { in: 0.3, out: 0.7 })
}

function drawSideBeard(s: Sheet, look: ProfileLook) {
  const { chin, lips } = look
  const beard: Point[] = [
    [0.04, 0.42],
    [-0.2, 0.62],
    [-0.52, 0.72],
    [-0.74, 0.6],
    [-0.96 - lips * 0.3, 0.6],
    [-1.0 - lips, 0.69],
    [-0.78, 0.76],
    [-0.86, 0.86],
    [-0.98 - chin, 1.0],
    [-1.0 - chin, 1.22],
    [-0.8, 1.42],
    [-0.4, 1.3],
    [0.0, 0.98],
  ]
  s.solid(beard, look.hair, 5)
  for (const line of [
    '-0.86,0.96 -0.86,1.14 -0.78,1.3',
    '-0.66,0.86 -0.66,1.1 -0.6,1.26',
    '-0.4,0.82 -0.42,1 -0.46,1.14',
  ])
    s.ink(trace(line), 2.6)
}
