import { box } from '../backdrop.ts'
import { tint } from '../covers/street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Line, now } from '../step-films/face.ts'
import type { Draw } from './topic.ts'

export type Frame = readonly [left: number, top: number, right: number, bottom: number]
/** How much of a whole has which colour. */
export type Shares = readonly (readonly [part: number, colour: string])[]

export const round = (x: number, y: number, rx: number, ry = rx, tilt = 0) =>
  ellipse(x, y, rx, ry, { tilt }).slice(0, -1)
export const paint = (s: Sheet, points: readonly Point[], colour: string, opacity = 1) =>
  s.flat(points, colour, { still: true, opacity })

/** Colour that fits its outline. */
export function shaped(s: Sheet, points: readonly Point[], colour: string, width = 5, corners = false) {
  s.flat(points, colour, { still: true, corners })
  s.contour(points, width, { corners })
}

export function ruled(s: Sheet, corners: readonly Point[], width = 4) {
  corners.forEach((corner, i) =>
    s.ink([corner, corners[(i + 1) % corners.length]!], width, { in: 0.02, out: 0.02, least: 0.8, shade: 0 }),
  )
}

export function framed(s: Sheet, frame: Frame, draw: () => void, width = 4.4) {
  s.within(box(...frame), draw, true)
  ruled(s, box(...frame), width)
}

export function frameNow(s: Sheet, [left, top, right, bottom]: Frame, line: Line = now) {
  line(s, trace(`${left},${top} ${right},${top}`))
  line(s, trace(`${right},${top} ${right},${bottom}`))
  line(s, trace(`${right},${bottom} ${left},${bottom}`))
  line(s, trace(`${left},${bottom} ${left},${top}`))
}

const ends = (shares: Shares) => {
  let sum = 0
  return shares.map(([part]) => (sum += part))
}
/** The parts of a bar, from left to right or, where it stands, from above. */
function shareFields(frame: Frame, shares: Shares): Frame[] {
  const [left, top, right, bottom] = frame
  const all = ends(shares).at(-1)!
  return ends(shares).map((end, i): Frame => {
    const [a, b] = [(end - shares[i]![0]) / all, end / all]
    return right - left > bottom - top
      ? [left + (right - left) * a, top, left + (right - left) * b, bottom]
      : [left, top + (bottom - top) * a, right, top + (bottom - top) * b]
  })
}

export function shareBar(s: Sheet, frame: Frame, shares: Shares, only: readonly number[] = shares.map((_, i) => i)) {
  const fields = shareFields(frame, shares)
  for (const i of only) tint(s, box(...fields[i]!), shares[i]![1])
}

export function shareLines(s: Sheet, frame: Frame, shares: Shares, line: Line = now) {
  frameNow(s, frame, line)
  for (const [, top, right, bottom] of shareFields(frame, shares).slice(0, -1))
    line(s, trace(`${right},${top} ${right},${bottom}`))
}

/** A straight arrow with its two barbs, so wide and with barbs so long. */
export function arrow(s: Sheet, from: Point, to: Point, line: Line = now, wide: number | [number, number] = 3) {
  const [width, head] = typeof wide === 'number' ? [wide, 15] : wide
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const barb = (turn: number): Point => [to[0] - Math.cos(angle + turn) * head, to[1] - Math.sin(angle + turn) * head]
  line(s, [from, to], width)
  line(s, [barb(0.5), to, barb(-0.5)], width)
}

/** Straight edges, each a stroke of its own. */
export const edgesNow = (s: Sheet, corners: readonly Point[], line: Line = now) =>
  corners.forEach((corner, i) => line(s, [corner, corners[(i + 1) % corners.length]!]))

/** The same drawing, small, beside its sign. */
export const beside =
  (scale: number, draw: Draw, [x, y]: Point = [22, 12]) =>
  (s: Sheet) => {
    const { pen } = s
    s.pen = pen * Math.max(0.62, scale)
    s.at(x, y, { scale }, () => draw(s))
    s.pen = pen
  }
