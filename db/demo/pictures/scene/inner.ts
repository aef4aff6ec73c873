import { drawHead } from '../figure/head.ts'
import { moods, someHead } from '../figure/head-look.ts'
import { drawMannequin, somePose } from '../figure/mannequin.ts'
import { ellipse, mixed, type Point, polar } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { drawCrown, drawPuffs } from './nature.ts'

export type Area = { x: number; y: number; w: number; h: number }

/** Rays of speed or shock that leave the middle free. */
export function drawFocusLines(
  s: Sheet,
  [cx, cy]: Point,
  [inner, outer]: readonly [number, number],
  amount: number,
  squash = 0.7,
) {
  const wedges: Point[][] = []
  for (let i = 0; i < amount; i++) {
    const angle = ((i + s.dice.range(-0.3, 0.3)) / amount) * Math.PI * 2
    const reach = inner * s.dice.range(0.9, 1.35)
    const half = s.dice.range(0.004, 0.017)
    const tip = polar(angle, reach)
    const [a, b] = [polar(angle - half, outer), polar(angle + half, outer)]
    wedges.push([
      [cx + tip[0], cy + tip[1] * squash],
      [cx + a[0], cy + a[1]],
      [cx + b[0], cy + b[1]],
    ])
  }
  s.scatter(wedges, s.line, { layer: 'ink' })
}

/** Dots of a tone inside the current clip; `fade` thins them from 1 at the top to 0 at the foot. */
export function drawTone(s: Sheet, { x, y, w, h }: Area, gap: number, colour: string, fade: (t: number) => number) {
  const dots: Point[][] = []
  for (let row = 0; row * gap * 0.5 < h; row++) {
    const r = gap * 0.48 * Math.sqrt(Math.max(0, fade((row * gap * 0.5) / h)))
    if (r < 0.6) continue
    for (let px = x + (row % 2) * gap * 0.5; px < x + w; px += gap) dots.push(dot(px, y + row * gap * 0.5, r))
  }
  s.scatter(dots, colour, { layer: 'ink' })
}

/** Eight corners are enough for a dot of this size. */
const dot = (x: number, y: number, r: number): Point[] => [
  [x + r, y],
  [x + r * 0.7, y + r * 0.7],
  [x, y + r],
  [x - r * 0.7, y + r * 0.7],
  [x - r, y],
  [x - r * 0.7, y - r * 0.7],
  [x, y - r],
  [x + r * 0.7, y - r * 0.7],
]

/** What a manga panel may show: a face, a figure, a sky, speed, a street, a close-up. */
export function drawPanelContent(s: Sheet, area: Area, kind: number) {
  const { dice: roll, tones } = s
  const [cx, cy] = [area.x + area.w / 2, area.y + area.h / 2]
  const size = Math.min(area.w, area.h)
  const corners: Point[] = [
    [area.x, area.y],
    [area.x + area.w, area.y],
    [area.x + area.w, area.y + area.h],
    [area.x, area.y + area.h],
  ]
  const pen = s.pen
  s.pen = Math.max(0.42, Math.min(1, size / 420))
  if (kind === 0 || kind === 3) {
    if (kind === 3) drawFocusLines(s, [cx, cy], [size * 0.5, Math.hypot(area.w, area.h)], 60, area.h / area.w + 0.2)
    else drawTone(s, area, 15, tones.mid, (t) => 0.5 - t * 0.6)
    const look = { ...someHead(roll, tones), mood: roll.pick(moods), guides: roll.chance(0.5) }
    s.at(
      cx + roll.range(-0.1, 0.1) * area.w,
      cy + size * 0.06,
      { scale: size * roll.range(0.27, 0.42), rotate: roll.range(-0.12, 0.12) },
      () => drawHead(s, look),
    )
  }
  if (kind === 1) {
    s.flat([[area.x, cy + area.h * 0.3], [area.x + area.w, cy + area.h * 0.24], ...corners.slice(2)], tones.soft, {
      corners: true,
    })
    s.at(cx, cy + size * 0.02, { scale: size * 0.12 }, () =>
      drawMannequin(s, somePose(roll), {
        wide: 0.9,
        hips: 0.95,
        colour: tones.paper,
        shade: tones.soft,
        head: 1.1,
        joints: tones.pale,
      }),
    )
  }
  if (kind === 2) {
    s.flat(corners, tones.soft, { corners: true, still: true })
    drawPuffs(s, [cx, cy], size * 0.4, tones.paper)
    drawPuffs(s, [area.x + area.w * 0.9, cy + area.h * 0.2], size * 0.28, tones.paper)
    drawCrown(
      s,
      [area.x + area.w * 0.14, area.y + area.h],
      [area.w * 0.26, area.h * 0.26],
      [tones.soft, tones.mid, tones.deep],
    )
    drawCrown(
      s,
      [area.x + area.w * 0.6, area.y + area.h * 1.04],
      [area.w * 0.3, area.h * 0.18],
      [tones.soft, tones.mid, tones.deep],
    )
  }
  if (kind === 4) drawSkyline(s, area)
  if (kind === 5) {
    s.black(corners, { corners: true })
    s.flat(ellipse(cx, cy, size * 0.3, size * 0.3), tones.accent, { still: true })
    s.scatter(
      Array.from({ length: 26 }, () =>
        dot(roll.range(area.x, area.x + area.w), roll.range(area.y, area.y + area.h), 2),
      ),
      tones.paper,
      { layer: 'ink' },
    )
    drawTone(s, { ...area, y: cy, h: area.h / 2 }, 15, tones.paper, (t) => t * 0.4)
  }
  s.pen = pen
}

function drawSkyline(s: Sheet, area: Area) {
  const { dice: roll, tones } = s
  const foot = area.y + area.h
  drawTone(s, area, 16, tones.soft, (t) => t)
  for (const [colour, low, high] of [
    [tones.soft, 0.4, 0.7],
    [tones.mid, 0.25, 0.5],
    [tones.deep, 0.1, 0.32],
  ] as const) {
    for (let x = area.x - 10; x < area.x + area.w;) {
      const [w, h] = [area.w * roll.range(0.08, 0.17), area.h * roll.range(low, high)]
      s.solid(
        [
          [x, foot - h],
          [x + w, foot - h],
          [x + w, foot + 9],
          [x, foot + 9],
        ],
        colour,
        4,
        { corners: true },
      )
      x += w
    }
  }
}

export const inset = (points: readonly Point[], by: number): Point[] => {
  const middle = mixed(
    mixed(points[0] as Point, points[2] as Point, 0.5),
    mixed(points[1] as Point, points[3] as Point, 0.5),
    0.5,
  )
  return points.map((p) => mixed(p, middle, by))
}
