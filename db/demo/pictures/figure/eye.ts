import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

export type EyeLook = {
  open: number
  tall: number
  slant: number
  gaze: Point
  iris: string
  irisDark: string
  lash: number
  white: string
  pen: number
  closed?: 'smile' | 'rest'
}
type Map = (x: number, y: number) => Point

/** One eye in its own coordinates: -1 the inner corner, +1 the outer, y down. */
export function drawEye(s: Sheet, to: Map, look: EyeLook) {
  const draw = (points: Point[]) => points.map(([x, y]) => to(x, y))
  if (look.closed) return drawClosedEye(s, draw, look)
  const h = 0.62 * look.open * look.tall
  const tilt = look.slant
  const upper: Point[] = [
    [-1, 0.12 + tilt * 0.5],
    [-0.62, -h * 0.75],
    [0, -h],
    [0.6, -h * 0.78 - tilt * 0.4],
    [1.02, 0.05 - tilt],
  ]
  const lower: Point[] = [
    [0.82, h * 0.55 - tilt * 0.5],
    [0.2, h * 0.92],
    [-0.45, h * 0.78],
  ]
  const opening = draw([...upper, ...lower])
  s.white(opening, { knock: true })
  if (look.white !== '#ffffff') s.flat(opening, look.white, { still: true })
  s.within(opening, () => drawIris(s, draw, look, h))
  s.ink(
    draw([
      [0.86, h * 0.36],
      [0.45, h * 0.82],
      [-0.1, h * 0.95],
      [-0.4, h * 0.82],
    ]),
    look.pen * 0.6,
    { in: 0.3, out: 0.6 },
  )
  s.ink(
    draw([[-1.04, 0.2 + tilt * 0.5], ...upper.slice(1, 4), [1.06, 0.02 - tilt], [1.2, -0.16 - tilt]]),
    look.pen * 2.1,
    { in: 0.45, out: 0.22, shade: 0.2 },
  )
  for (let i = 0; i < look.lash; i++) {
    const x = 1 - i * 0.24
    s.ink(
      draw([
        [x - 0.1, -h * (0.05 + i * 0.27) - tilt],
        [x + 0.12, -h * (0.28 + i * 0.27) - tilt],
        [x + 0.26, -h * (0.62 + i * 0.24) - tilt],
      ]),
      look.pen * 0.95,
      { in: 0.1, out: 0.9 },
    )
  }
  s.ink(
    draw([
      [-0.7, -h * 1.02],
      [-0.1, -h * 1.42],
      [0.7, -h * 1.18 - tilt],
    ]),
    look.pen * 0.5,
  )
}

function drawIris(s: Sheet, draw: (p: Point[]) => Point[], look: EyeLook, h: number) {
  const [gx, gy] = look.gaze
  const [rx, ry] = [0.47, Math.max(0.52, h * 0.98)]
  s.flat(draw(ellipse(gx, gy, rx, ry)), look.iris, { still: true })
  s.flat(
    draw([
      ...ellipse(gx, gy, rx, ry, { from: Math.PI, to: Math.PI * 2 }),
      [gx + rx * 0.6, gy + ry * 0.2],
      [gx - rx * 0.6, gy + ry * 0.2],
    ]),
    look.irisDark,
    { still: true, corners: true },
  )
  s.flat(
    draw(bend([gx - rx * 0.7, gy + ry * 0.45], [gx, gy + ry * 1.25], [gx + rx * 0.7, gy + ry * 0.45])),
    '#ffffff',
    { still: true, opacity: 0.35, corners: true },
  )
  s.black(draw(ellipse(gx, gy - ry * 0.05, rx * 0.42, ry * 0.42)))
  s.contour(draw(ellipse(gx, gy, rx, ry)), look.pen * 0.8)
  s.black(
    draw([
      [-1, -h * 0.6],
      [-0.5, -h * 1.2],
      [0.5, -h * 1.2],
      [1, -h * 0.6],
      [0.5, -h * 0.72],
      [0, -h * 0.78],
      [-0.5, -h * 0.7],
    ]),
    { opacity: 0.28 },
  )
  s.white(draw(ellipse(gx - rx * 0.42, gy - ry * 0.42, rx * 0.36, ry * 0.26, { tilt: -0.4 })), { layer: 'ink' })
  s.white(draw(ellipse(gx + rx * 0.4, gy + ry * 0.42, rx * 0.16, ry * 0.12)), { layer: 'ink' })
}

function drawClosedEye(s: Sheet, draw: (p: Point[]) => Point[], look: EyeLook) {
  const up = look.closed === 'smile' ? -0.42 : 0.3
  s.ink(
    draw([
      [-0.95, 0.18],
      [-0.5, up * 0.8],
      [0, up],
      [0.55, up * 0.75],
      [1, 0.12],
    ]),
    look.pen * 1.9,
    { in: 0.35, out: 0.3 },
  )
  s.ink(draw(trace('0.8,0.0 1.1,0.02 1.26,-0.12')), look.pen, { in: 0.2, out: 0.8 })
}
