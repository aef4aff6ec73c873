import { ellipse, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { faceContour, onFace } from './face.ts'
import { drawFeatures } from './features.ts'
import { drawBackHair, drawFrontHair } from './hair.ts'
import type { HeadLook } from './head-look.ts'
import { drawBust } from './bust.ts'
import { lightBust, lightFace } from './face-light.ts'

/** A head with neck and shoulders in its own measure: the skull's ball has radius 1 and lies around the origin. */
export function drawHead(s: Sheet, look: HeadLook) {
  const contour = faceContour(look)
  if (look.guides) drawConstruction(s, look)
  const { behind = drawBackHair, before = drawFrontHair } = look.own?.hair ?? {}
  behind(s, look)
  if (look.own?.bust) look.own.bust(s, look)
  else if (look.neck) drawBust(s, look)
  if (look.lit === true && look.neck && !look.own?.bust) lightBust(s, look)
  const side = look.yaw < 0 ? -1 : 1
  const turn = Math.min(1, Math.abs(look.yaw) / 0.8)
  drawEar(s, look, -side * (0.9 - 0.2 * turn), -side)
  if (turn < 0.45) drawEar(s, look, side * 0.9, side)
  const skull = ellipse(-look.yaw * 0.1, -0.15, 0.95, 0.95, { from: Math.PI * 1.05, to: Math.PI * 1.95 })
  const face = [...contour, ...(side > 0 ? skull : skull.toReversed())]
  s.flat(face, look.skin, { knock: true })
  s.within(face, () => {
    if (look.style !== 'slick' && look.style !== 'bun' && !look.own?.fringe && !look.bareBrow)
      s.flat(
        [
          [-1.2, -1.2],
          [1.2, -1.2],
          [1.2, 0.0],
          ...[0.8, 0.4, 0, -0.4, -0.8].map((u): Point => onFace(look)(u, -0.02 + look.pitch * 0.1)),
          [-1.2, 0],
        ],
        look.blush,
        { still: true, opacity: 0.75 },
      )
    const shade = onFace(look)(-side * 1.05, 0.5)
    s.flat(ellipse(shade[0] - side * 0.06, shade[1], 0.14, 0.5, { tilt: side * 0.25 }), look.blush, {
      still: true,
      opacity: 0.5,
    })
  })
  if (look.lit) lightFace(s, look, face)
  s.ink(contour, 6, { in: 0.1, out: 0.12, least: 0.4, shade: 0.5 })
  ;(look.own?.features ?? drawFeatures)(s, look)
  before(s, look)
}

function drawEar(s: Sheet, look: HeadLook, x: number, side: number) {
  const outer: Point[] = [
    [x, 0.0],
    [x + side * 0.13, -0.06],
    [x + side * 0.2, 0.1],
    [x + side * 0.12, 0.36],
    [x + side * 0.02, 0.42],
  ]
  s.flat([...outer, [x - side * 0.1, 0.2]], look.skin, { knock: true })
  s.ink(outer, 4.5)
  s.ink(
    [
      [x + side * 0.04, 0.08],
      [x + side * 0.12, 0.06],
      [x + side * 0.08, 0.24],
    ],
    2.5,
  )
  if (look.earring) s.solid(ellipse(x + side * 0.08, 0.52, 0.06, 0.06), look.iris, 3)
}

/** The ball, the cut side, cross lines and jaw that the head is built on. */
function drawConstruction(s: Sheet, look: HeadLook) {
  const to = onFace(look)
  const side = look.yaw < 0 ? -1 : 1
  s.ring(-look.yaw * 0.1, -0.15, 0.97, 0.97)
  s.ring(-look.yaw * 0.1, -0.15, 0.99, 0.96, { tilt: 0.1, width: 1.4 })
  if (Math.abs(look.yaw) > 0.25)
    s.ring(-side * (0.92 - Math.abs(look.yaw) * 0.5), -0.12, Math.abs(look.yaw) * 0.42, 0.62, { tilt: side * 0.06 })
  const sweep = (v: number, over: number) => [-1 - over, -0.6, 0, 0.6, 1 + over].map((u) => to(u, v))
  s.pencil(sweep(0.2, 0.2), 2.4)
  s.pencil(sweep(-0.38, 0.05), 1.6)
  s.pencil(sweep(0.6, -0.25), 1.6)
  s.pencil([to(0, -1.25), to(0, -0.8), to(0, -0.1), to(0, 0.5), to(0, 1.25)], 2.4)
  s.pencil(
    faceContour(look).map(([x, y]): Point => [x * 1.03, y * 1.02]),
    2,
  )
  s.guide(to(-0.4, -0.5), to(-0.4, 0.95), 0.2, 1.3)
  s.guide(to(0.4, -0.5), to(0.4, 0.95), 0.2, 1.3)
}
