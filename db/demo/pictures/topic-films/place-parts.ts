import { box } from '../backdrop.ts'
import { add, cutToBox, distance, ellipse, type Point, polar, trace } from '../geometry.ts'
import { lumpy } from '../scene/nature.ts'
import { type Block, type Camera, type Face, facesOf, quadOn, seen } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now, red } from '../step-films/face.ts'
import { between, darker } from '../tones.ts'
import type { Draw } from './topic.ts'

export const SHADE = '#3F3670'
export type Frame = readonly [left: number, top: number, right: number, bottom: number]
/** Where a spot of a world in metres is seen. */
type View = (x: number, up: number, deep: number) => Point
export const viewOf =
  (camera: Camera): View =>
  (x, up, deep) =>
    seen(camera, [x, up, deep])
export const level = (eye: number, focal: number, lift = 0): Camera => ({
  ...{ eye: [0, eye, 0], yaw: 0, pitch: 0, focal, lift },
})

export const small =
  (scale: number, draw: Draw, [x, y]: Point = [0, 0]): Draw =>
  (s) => {
    const { pen } = s
    s.pen = pen * 0.7
    s.at(x, y, { scale }, () => draw(s))
    s.pen = pen
  }

/** Over colours of an earlier step: what is drawn hides them only when its own colour comes. */
export const over =
  (draw: Draw): Draw =>
  (s) => {
    const before = s.marks.length
    draw(s)
    for (const mark of s.marks.slice(before)) if (mark.kind === 'shape') mark.knock = ''
  }

const ruledPen = { corners: true, in: 0.03, out: 0.03, least: 0.6 }
/** Construction with corners, drawn now. */
export const angled: Line = (s, points, width = 3) => s.pencil(points, width, { colour: '#2C6BA6', corners: true })
export const ruled: Line = (s, points, width = 3) => s.ink(points, width, ruledPen)
/** Ruled sides that meet in sharp corners. */
function outline(s: Sheet, points: readonly Point[], pen: number) {
  const half = (pen * s.pen * s.height) / 1440 / distance(s.spot([0, 0]), s.spot([1, 0]))
  const sides = points.map((a, i): Point[] => {
    const b = points[(i + 1) % points.length]!
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
    const [along, beside] = [polar(angle, half * 0.8), polar(angle + Math.PI / 2, half)]
    const back: Point = [-along[0], -along[1]]
    const other: Point = [-beside[0], -beside[1]]
    return [add(add(a, back), beside), add(add(b, along), beside), add(add(b, along), other), add(add(a, back), other)]
  })
  s.scatter(sides, s.line, { layer: 'ink' })
}
export function plate(s: Sheet, points: readonly Point[], colour: string, pen = 3) {
  s.flat(points, colour, { corners: true, still: true, knock: true })
  if (pen) outline(s, points, pen)
}
export function soft(s: Sheet, points: readonly Point[], colour: string, pen = 3) {
  s.flat(points, colour, { still: true, knock: true })
  if (pen) s.contour(points, pen)
}
export const tint = (s: Sheet, points: readonly Point[], colour: string, opacity = 1) =>
  s.flat(points, colour, { corners: true, still: true, opacity })
export const shadow = (s: Sheet, points: readonly Point[], opacity = 0.3) => tint(s, points, SHADE, opacity)

export const around = (s: Sheet, line: Line, corners: readonly Point[], width?: number) =>
  corners.forEach((corner, i) => line(s, [corner, corners[(i + 1) % corners.length]!], width))
/** A straight line as far as the frame reaches. */
export const cut = (s: Sheet, line: Line, frame: Frame, a: Point, b: Point) => {
  const inside = cutToBox(a, b, frame)
  if (inside) line(s, inside)
}
export const target = (s: Sheet, [x, y]: Point, line: Line = now, r = 8) => line(s, ellipse(x, y, r, r, { to: 7.2 }))
export const framed = (s: Sheet, frame: Frame, draw: () => void) => s.within(box(...frame), draw, true)
export const rim = (s: Sheet, frame: Frame, pen = 4) => around(s, ruled, box(...frame), pen)

export function arrow(s: Sheet, from: Point, to: Point, line: Line = red, head = 16) {
  const width = 5
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  line(s, [from, to], width)
  const wing = (turn: number): Point => [to[0] - Math.cos(angle + turn) * head, to[1] - Math.sin(angle + turn) * head]
  line(s, [wing(0.55), to, wing(-0.55)], width)
}

export const block = (x: Point, up: Point, deep: Point): Block => ({
  at: [x[0], up[0], deep[0]],
  size: [x[1] - x[0], up[1] - up[0], deep[1] - deep[0]],
})
/** The faces of a block that are seen, as plates; what lies on them goes with them. */
export function solid(
  s: Sheet,
  camera: Camera,
  it: Block,
  [colour, pen = 3]: readonly [colour: string, pen?: number],
  onFace?: (face: Face, corners: Point[]) => void,
) {
  const hues = { top: between(colour, '#FFFFFF', 0.3), front: colour, back: colour, bottom: darker(darker(colour)) }
  const shades = { ...hues, left: darker(colour), right: darker(colour) }
  for (const face of facesOf(camera, it)) {
    const corners = quadOn(camera, face.quad)
    plate(s, corners, shades[face.side], pen)
    onFace?.(face, corners)
  }
}
export function wires(s: Sheet, camera: Camera, it: Block, line: Line = now) {
  const drawn = new Set<string>()
  for (const { quad } of facesOf(camera, it))
    quad.forEach((a, i) => {
      const b = quad[(i + 1) % 4]!
      const name = [a, b].map(String).toSorted().join()
      if (!drawn.has(name)) line(s, [seen(camera, a), seen(camera, b)], 2.4)
      drawn.add(name)
    })
}
/** A board on four legs. */
export function table(s: Sheet, camera: Camera, { at: [x, y, z], size: [w, h, d] }: Block, colour: string, pen = 3) {
  const leg = Math.min(w, d) * 0.1
  for (const lz of [z + d - leg, z])
    for (const lx of x + w / 2 > camera.eye[0] ? [x + w - leg, x] : [x, x + w - leg])
      plate(
        s,
        box(lx, y, lx + leg, y + h).map(([px, py]) => seen(camera, [px, py, lz])),
        darker(colour),
        pen * 0.7,
      )
  solid(s, camera, block([x, x + w], [y + h - 0.06, y + h], [z, z + d]), [colour, pen])
}
type Chair = readonly [back: 'left' | 'right', colour: string, pen?: number]
/** A seat with its back at the left, or at the right. */
export function chair(s: Sheet, camera: Camera, it: Block, [back, colour, pen = 3]: Chair) {
  const {
    at: [x, y, z],
    size: [w, h, d],
  } = it
  const edge = back === 'left' ? x : x + w - 0.05
  const rest = () => solid(s, camera, block([edge, edge + 0.05], [y + h, y + h + 0.4], [z, z + d]), [colour, pen])
  const behind = back === 'left' ? edge < camera.eye[0] : edge > camera.eye[0]
  if (behind) rest()
  table(s, camera, it, colour, pen)
  if (!behind) rest()
}

export function tree(s: Sheet, [x, y]: Point, high: number, colour = '#7FB07A', pen = 3) {
  const trunk: Point[] = trace(
    `${x - high * 0.05},${y} ${x + high * 0.05},${y} ${x + high * 0.035},${y - high * 0.5} ${x - high * 0.035},${y - high * 0.5}`,
  )
  plate(s, trunk, '#8A6248', pen)
  const crown = (dx: number, dy: number, r: number) =>
    lumpy(s.dice, [x + high * dx, y - high * dy], [high * r * 0.95, high * r], 8, 0.12)
  s.aside(4, () => {
    const edge = crown(0, 0.64, 0.33)
    s.flat(edge, colour, { still: true, knock: true, corners: true })
    s.within(edge, () => s.flat(crown(0.13, 0.52, 0.3), darker(colour), { still: true, opacity: 0.7 }), true)
    s.contour(edge, pen)
  })
}
