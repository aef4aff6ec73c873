import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { drawEye, type EyeLook } from './eye.ts'
import { faceContour, onFace } from './face.ts'
import type { HeadLook, Mood } from './head-look.ts'

const opened: Record<Mood, number> = {
  calm: 1,
  smile: 0.96,
  laugh: 1,
  surprise: 1.25,
  anger: 0.8,
  sorrow: 0.82,
  wink: 1,
  sleep: 0.6,
  smirk: 0.72,
}
const brows: Record<Mood, [inner: number, outer: number]> = {
  calm: [0, 0],
  smile: [-0.02, 0.02],
  laugh: [-0.06, 0],
  surprise: [-0.14, -0.1],
  anger: [0.12, -0.08],
  sorrow: [-0.12, 0.07],
  wink: [0, -0.03],
  sleep: [0, 0.04],
  smirk: [0.05, -0.06],
}

export function drawFeatures(s: Sheet, look: HeadLook) {
  const to = onFace(look)
  for (const side of [-1, 1]) {
    drawOneEye(s, look, side)
    drawBrow(s, look, side, 1)
    const cheek = to(side * 0.56, 0.52)
    if (look.mood !== 'anger')
      s.within(faceContour(look), () =>
        s.flat(ellipse(cheek[0], cheek[1], 0.15, 0.075), look.blush, { opacity: 0.8, still: true }),
      )
  }
  if (look.beard)
    s.within(faceContour(look), () => s.flat(drawBeard(look), look.hairDark, { still: true, opacity: 0.8 }))
  const nose = [to(0.03, 0.4), to(look.yaw < 0 ? -0.1 : 0.1, 0.56), to(0, 0.58)]
  s.ink(nose, 3, { in: 0.8, out: 0.3 })
  drawMouth(s, look)
  if (look.glasses !== 'none') drawGlasses(s, look)
}

function eyePlace(look: HeadLook, side: number) {
  const to = onFace(look)
  const slip = side > 0 ? look.slips : undefined
  return (x: number, y: number) =>
    to(side * (0.43 + (slip?.eyeApart ?? 0) + x * 0.215), 0.22 + (slip?.eyeDrop ?? 0) + y * 0.215)
}

function drawOneEye(s: Sheet, look: HeadLook, side: number) {
  const shut =
    look.mood === 'laugh' || (look.mood === 'wink' && side === (look.yaw < 0 ? -1 : 1))
      ? 'smile'
      : look.mood === 'sleep'
        ? 'rest'
        : undefined
  const eye: EyeLook = {
    open: opened[look.mood],
    tall: look.tall,
    slant: look.slant + (look.mood === 'sorrow' ? -0.15 : 0),
    gaze: [look.gaze[0] * side, look.gaze[1]],
    iris: look.iris,
    irisDark: look.irisDark,
    lash: look.lash,
    white: '#ffffff',
    pen: 3.2,
    closed: shut,
  }
  drawEye(s, eyePlace(look, side), eye)
}

/** Brows are seen through the locks that lie over them. */
export function drawBrow(s: Sheet, look: HeadLook, side: number, opacity: number) {
  const to = onFace(look)
  const [inner, outer] = brows[look.mood]
  const lift = look.tall * 0.1
  s.ink(
    [
      to(side * 0.2, -0.1 - lift + inner),
      to(side * 0.45, -0.17 - lift + (inner + outer) / 2),
      to(side * 0.7, -0.08 - lift + outer),
    ],
    look.beard ? 8 : 5,
    { in: 0.3, out: 0.7, opacity },
  )
}

function drawMouth(s: Sheet, look: HeadLook) {
  const to = onFace(look)
  const drop = look.slips?.mouth ?? 0
  const at = (u: number, v: number) => to(u + drop, v + drop * 0.4)
  const line = (points: Point[], width = 3.6) => s.ink(points, width, { in: 0.3, out: 0.3 })
  if (look.mood === 'laugh' || look.mood === 'surprise') {
    const open: Point[] =
      look.mood === 'laugh'
        ? [at(-0.26, 0.68), at(0, 0.72), at(0.26, 0.68), at(0.16, 0.88), at(0, 0.92), at(-0.16, 0.88)]
        : [at(-0.07, 0.76), at(0, 0.71), at(0.07, 0.76), at(0.06, 0.86), at(0, 0.88), at(-0.06, 0.86)]
    s.solid(open, look.mouth, 3.4)
    if (look.mood === 'laugh')
      s.within(open, () => s.flat(ellipse(...at(0, 0.93), 0.16, 0.09), look.blush, { still: true }))
    return
  }
  if (look.mood === 'anger') return line([at(-0.16, 0.8), at(-0.05, 0.75), at(0.08, 0.76), at(0.17, 0.82)])
  if (look.mood === 'sorrow') return line([at(-0.12, 0.8), at(0, 0.76), at(0.12, 0.8)])
  const wide = look.mood === 'calm' || look.mood === 'sleep' ? 0.12 : 0.21
  const curl = look.mood === 'calm' ? 0.015 : 0.05
  const tilt = look.mood === 'smirk' ? 0.05 : 0
  line([
    at(-wide, 0.75 - curl + tilt),
    at(-wide * 0.4, 0.76 + curl * 0.6),
    at(wide * 0.4, 0.76 + curl * 0.5),
    at(wide, 0.75 - curl - tilt),
  ])
  s.ink([at(-0.07, 0.86), at(0.06, 0.86)], 2)
}

function drawGlasses(s: Sheet, look: HeadLook) {
  const to = onFace(look)
  for (const side of [-1, 1]) {
    const place = eyePlace(look, side)
    const lens =
      look.glasses === 'round'
        ? ellipse(0.02, 0.1, 1.38, 1.3)
        : (trace('-1.25,-0.85 0,-0.98 1.4,-0.85 1.3,0.7 0.9,1.05 -0.8,1.05 -1.2,0.7') as Point[])
    const frame = lens.map(([x, y]) => place(x, y))
    s.flat(frame, '#ffffff', { opacity: 0.12, still: true })
    s.contour(frame, 4)
    s.ink([place(1.36, -0.2), to(side * 0.98, 0.1)], 3.4)
  }
  s.ink([to(-0.13, 0.22), to(0, 0.17), to(0.13, 0.22)], 3.4, { in: 0.1, out: 0.1 })
}

function drawBeard(look: HeadLook): Point[] {
  const to = onFace(look)
  return [
    to(-0.8, 0.5),
    to(-0.45, 0.66),
    to(-0.26, 0.68),
    to(0, 0.64),
    to(0.26, 0.68),
    to(0.45, 0.66),
    to(0.8, 0.5),
    to(0.6, 0.88),
    to(0.25, 1.04),
    to(0, 1.07),
    to(-0.25, 1.04),
    to(-0.6, 0.88),
  ]
}
