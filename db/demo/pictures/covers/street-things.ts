import { box } from '../backdrop.ts'
import { bend, ellipse, mixed, type Point } from '../geometry.ts'
import { inQuad, pane } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'

/** What stands in Japanese streets, each drawn into the corners it is given: bottom left, bottom right, top right, top left. */

export const moved = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy]

/** Every side is a stroke of its own, so that the corners stay sharp. */
export function edges(s: Sheet, points: readonly Point[], width = 4, colour = s.line) {
  for (const [i, from] of points.entries())
    s.ink([from, points[(i + 1) % points.length]!], width, { corners: true, in: 0.04, out: 0.1, least: 0.5, colour })
}

export function plate(s: Sheet, points: readonly Point[], colour: string, width = 4) {
  s.flat(points, colour, { knock: true, corners: true })
  edges(s, points, width)
}

/** Ground, sky, light and shade: colour without a line. */
export const tint = (s: Sheet, points: readonly Point[], colour: string, opacity = 1) =>
  s.flat(points, colour, { corners: true, still: true, opacity })

export const wholeSheet = (s: Sheet, colour: string) => tint(s, box(-s.hw - 20, -380, s.hw + 20, 380), colour)

export const wire = (s: Sheet, from: Point, to: Point, sag: number, width = 2.2) =>
  s.ink(bend(from, moved(mixed(from, to, 0.5), 0, sag * 2), to, 14), width, { in: 0.02, out: 0.02, least: 0.7 })

/** Stripes of cloth from the valance with its scallops (the first side) up to the wall. */
export function drawAwning(s: Sheet, corners: readonly Point[], stripes: number, drop: number, colour: string) {
  for (let i = 0; i < stripes; i++) {
    const [u, v] = [i / stripes, (i + 1) / stripes]
    const shade = i % 2 ? s.tones.paper : colour
    const [a, b] = [inQuad(corners, u, 0), inQuad(corners, v, 0)]
    s.solid([a, moved(a, 0, drop * 0.6), moved(mixed(a, b, 0.5), 0, drop), moved(b, 0, drop * 0.6), b], shade, 2.6)
    plate(s, pane(corners, u, 0, v, 1), shade, 2.6)
  }
  edges(s, corners, 4)
}

/** Panes in a frame of wood. */
export function drawPanes(s: Sheet, corners: readonly Point[], [across, up]: Point, glass: string, width = 2.6) {
  plate(s, corners, glass, width + 1)
  for (let i = 1; i < across; i++)
    s.ink([inQuad(corners, i / across, 0), inQuad(corners, i / across, 1)], width, { corners: true, least: 0.7 })
  for (let i = 1; i < up; i++)
    s.ink([inQuad(corners, 0, i / up), inQuad(corners, 1, i / up)], width, { corners: true, least: 0.7 })
}

/** A row of tiles in courses, with the round ends of the lowest course along its edge. */
export function drawTiles(s: Sheet, corners: readonly Point[], rows: number, end: number, colour: string) {
  plate(s, corners, colour, 4.5)
  for (let i = 1; i < rows; i++)
    s.ink([inQuad(corners, 0.01, i / rows), inQuad(corners, 0.99, i / rows)], 2, { corners: true, least: 0.6 })
  for (let i = 1; i < end; i++)
    s.ink([inQuad(corners, i / end, 0), inQuad(corners, i / end, 1)], i % 2 ? 1.6 : 2.6, { corners: true, least: 0.5 })
  for (let i = 0; i < end; i++) {
    const [a, b] = [inQuad(corners, i / end, 0), inQuad(corners, (i + 1) / end, 0)]
    const r = Math.hypot(b[0] - a[0], b[1] - a[1]) / 2
    s.solid(ellipse(...mixed(a, b, 0.5), r * 0.9, r * 0.8), s.tones.soft, 2)
  }
}

/** Its arms with insulators, its transformer and steps; returns where wires hang. */
export function drawPole(s: Sheet, foot: Point, height: number, width: number, lean = 1): Point[] {
  const { tones } = s
  const [x, y] = foot
  const top = y - height
  const arms = [0.05, 0.13].map((t) => top + height * t)
  const reach = height * 0.16
  plate(
    s,
    [
      [x - width / 2, y],
      [x + width / 2, y],
      [x + width * 0.34, top],
      [x - width * 0.34, top],
    ],
    tones.mid,
    width * 0.14 + 1.6,
  )
  tint(
    s,
    [
      [x + width * 0.1, y],
      [x + width / 2, y],
      [x + width * 0.34, top],
      [x + width * 0.1, top],
    ],
    tones.deep,
    0.7,
  )
  for (let t = 0.3; t < 0.72; t += 0.05)
    s.ink(
      [
        [x, top + height * t],
        [x + (Math.round(t * 20) % 2 ? 1 : -1) * width * 0.95, top + height * t],
      ],
      width * 0.13,
      { corners: true },
    )
  const hung: Point[] = []
  for (const arm of arms) {
    plate(s, box(x - reach, arm - width * 0.16, x + reach, arm + width * 0.16), tones.deep, width * 0.08 + 1.4)
    for (const t of [-0.92, -0.5, 0.5, 0.92]) {
      const at: Point = [x + reach * t, arm - width * 0.3]
      s.solid(ellipse(...at, width * 0.15, width * 0.24), tones.paper, width * 0.07 + 1)
      hung.push(moved(at, 0, -width * 0.2))
    }
  }
  const can = (dx: number, dy: number): Point => [x + lean * width * dx, top + height * 0.2 + width * dy]
  s.ink([can(0, 0.2), can(1.2, 0.2)], width * 0.2, { corners: true })
  s.solid([can(0.55, 0), can(1.9, 0), can(1.9, 1.9), can(0.55, 1.9)], tones.soft, width * 0.1 + 1.6, { corners: true })
  tint(s, [can(1.5, 0.1), can(1.86, 0.1), can(1.86, 1.8), can(1.5, 1.8)], tones.deep, 0.6)
  s.ink([can(0.6, 1.6), can(1.86, 1.6)], width * 0.07 + 1)
  for (const dx of [0.85, 1.5]) s.solid(ellipse(...can(dx, -0.16), width * 0.12, width * 0.2), tones.paper, 1.8)
  return hung
}

/** The front of a machine that sells drinks: three shelves behind glass, buttons, the coin plate, the flap. */
export function drawVendingFront(s: Sheet, front: readonly Point[], colour: string, width = 3) {
  const { tones } = s
  plate(s, front, colour, width + 1.4)
  const glass = pane(front, 0.1, 0.42, 0.9, 0.94)
  plate(s, glass, tones.paper, width)
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 6; i++) {
      const u = 0.05 + i * 0.155
      const can = pane(glass, u, row / 3 + 0.1, u + 0.1, row / 3 + 0.28)
      plate(s, can, [tones.accent, tones.mid, tones.deep, tones.soft][(i + row * 2) % 4]!, width * 0.5)
      s.ink([inQuad(glass, u + 0.02, row / 3 + 0.05), inQuad(glass, u + 0.08, row / 3 + 0.05)], width, {
        corners: true,
        colour: tones.dark,
      })
    }
    if (row) s.ink([inQuad(glass, 0, row / 3), inQuad(glass, 1, row / 3)], width * 0.8, { corners: true })
  }
  plate(s, pane(front, 0.66, 0.22, 0.9, 0.37), tones.soft, width * 0.8)
  s.ink([inQuad(front, 0.72, 0.32), inQuad(front, 0.84, 0.32)], width * 0.8, { corners: true })
  plate(s, pane(front, 0.12, 0.06, 0.74, 0.18), tones.dark, width * 0.9)
  s.ink([inQuad(front, 0.16, 0.14), inQuad(front, 0.7, 0.14)], width * 0.7, { corners: true, colour: tones.soft })
}

/** A plant in its pot, its foot at the given spot. */
export function drawPot(s: Sheet, [x, y]: Point, size: number, colour: string, leaves = [s.tones.mid, s.tones.deep]) {
  const { dice: roll } = s
  for (let i = 0; i < 7; i++) {
    const angle = -Math.PI * (0.14 + (0.72 * i) / 6) + roll.range(-0.1, 0.1)
    const long = size * roll.range(0.75, 1.15)
    const at: Point = [x + Math.cos(angle) * long * 0.55, y - size * 0.75 + Math.sin(angle) * long * 0.55]
    s.solid(ellipse(...at, long * 0.46, long * 0.19, { tilt: angle }), leaves[i % 2]!, size * 0.03 + 1.4)
  }
  plate(
    s,
    [
      [x - size * 0.28, y],
      [x + size * 0.28, y],
      [x + size * 0.38, y - size * 0.6],
      [x - size * 0.38, y - size * 0.6],
    ],
    colour,
    size * 0.03 + 1.8,
  )
  plate(s, box(x - size * 0.43, y - size * 0.76, x + size * 0.43, y - size * 0.58), colour, size * 0.03 + 1.6)
}
