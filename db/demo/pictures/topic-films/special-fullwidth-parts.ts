import { box } from '../backdrop.ts'
import { roundBox } from '../covers/phone-parts.ts'
import { ellipse, type Point, polar, through, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { ruledFrame, ruledLine, still, WHITE } from './comic-parts.ts'
import type { Cell } from './strip-parts.ts'
import { writing } from './writing-parts.ts'

export const BAR = '#DDE3EA'
const FRAME = '#4A5468'
const even = { in: 0.03, out: 0.03, least: 0.9, shade: 0 }

/** A tablet with a bar of buttons at its left, and what its glass shows. */
export function tablet(s: Sheet, [l, t, r, b]: Cell, bar: number, draw?: () => void) {
  s.flat(roundBox(l - 18, t - 18, r + 18, b + 18, 26), FRAME, { ...still, knock: true })
  s.flat(box(l, t, r, b), BAR, still)
  if (draw) s.within(box(l, t, r, b), draw, true)
  if (bar) ruledLine(s, [l + bar, t], [l + bar, b], 2.4)
  s.contour(roundBox(l - 18, t - 18, r + 18, b + 18, 26), 5, { corners: true, ...even })
}
export const canvas = (s: Sheet, cell: Cell) => {
  s.flat(box(...cell), WHITE, { ...still, knock: true })
  ruledFrame(s, box(...cell), 3)
}
export const sizeDot = (s: Sheet, [x, y]: Point, r: number) => s.black(ellipse(x, y, r, r))

/** A way around and back to the left: one step back. */
export function undo(s: Sheet, [x, y]: Point, k: number, colour = s.line) {
  const at = (noted: string) => trace(noted).map(([px, py]): Point => [x + px * k, y + py * k])
  s.ink(at('-16,-6 6,-8 20,2 18,18 4,24 -10,22'), 6 * Math.max(0.8, k), { ...even, colour })
  s.flat(at('-30,-6 -10,-22 -10,10'), colour, { ...still, layer: 'ink' })
}
export function gear(s: Sheet, [x, y]: Point, r: number) {
  const teeth = Array.from({ length: 32 }, (_, i): Point => {
    const [dx, dy] = polar((i / 32) * Math.PI * 2, i % 4 < 2 ? r : r * 0.76)
    return [x + dx, y + dy]
  })
  s.flat(teeth, '#8A93A6', still)
  s.contour(teeth, 3, { corners: true, ...even })
  s.flat(ellipse(x, y, r * 0.34, r * 0.34), WHITE, { still: true, layer: 'ink' })
}
export function slider(s: Sheet, [x, y]: Point, wide: number, share: number, colour = '#5B8DB8') {
  s.ink(
    [
      [x, y],
      [x + wide, y],
    ],
    6,
    { ...even, colour: '#AEB8C6' },
  )
  if (share > 0.05)
    s.ink(
      [
        [x, y],
        [x + wide * share, y],
      ],
      6,
      { ...even, colour },
    )
  s.solid(ellipse(x + wide * share, y, 11, 11).slice(0, -1), WHITE, 3.4)
}

/** A line of the sea from shore to shore. */
export const wave = ([l, r]: Point, y: number, high: number): Point[] =>
  Array.from({ length: 13 }, (_, i): Point => [l + ((r - l) * i) / 12, y + (i % 2 ? -high : high)])
export function boat(s: Sheet, [x, y]: Point, k: number) {
  s.at(x, y, { scale: k }, () => {
    s.solid(trace('-70,0 70,0 44,40 -44,40'), '#C8573F', 4, { corners: true })
    s.solid(trace('-6,-12 -6,-130 66,-12'), '#FFFFFF', 4, { corners: true })
    s.solid(trace('-16,-12 -16,-104 -60,-12'), '#F6D98A', 4, { corners: true })
    s.ink(trace('-11,0 -11,-140'), 5, even)
  })
}

/** One sheet among the others: an eye where it is seen, a picture, a name. */
export function row(s: Sheet, [l, t, r, b]: Cell, { named = 1, seen = true, chosen = false, draw = () => {} } = {}) {
  s.flat(box(l, t, r, b), chosen ? '#BFD9EE' : WHITE, { ...still, knock: true })
  ruledFrame(s, box(l, t, r, b), 3.4)
  const [y, h] = [(t + b) / 2, b - t]
  eye(s, [l + h * 0.34, y], h * 0.007, seen)
  const thumb: Cell = [l + h * 0.7, t + h * 0.14, l + h * 1.5, b - h * 0.14]
  s.flat(box(...thumb), WHITE, still)
  s.at((thumb[0] + thumb[2]) / 2, y, { scale: h / 100 }, draw)
  ruledFrame(s, box(...thumb), 2.4)
  if (!named) return
  const size = Math.min(h * 0.3, (r - thumb[2]) * 0.2)
  writing(s, [(thumb[2] + r) / 2, y], [1, 1, 1], size, { gap: 1.1, weight: 0.1, colour: '#1E2230', first: named })
}
export function eye(s: Sheet, [x, y]: Point, k: number, seen: boolean) {
  const at = (noted: string) => trace(noted).map(([px, py]): Point => [x + px * k, y + py * k])
  if (seen) {
    s.ink(at('-32,0 0,-20 32,0'), 3)
    s.ink(at('-32,0 0,20 32,0'), 3)
    s.black(ellipse(x, y, 10 * k, 10 * k))
  } else s.ink(at('-32,-4 0,16 32,-4'), 3)
}

/** A goldfish: its outline in four lines whose ends may fail to meet. */
const FISH = [
  '-190,0 -150,-78 -50,-118 60,-96 130,-40',
  '130,-40 210,-120 262,-134 250,-60 214,0',
  '214,0 250,60 262,134 210,120 130,40',
  '130,40 60,96 -50,118 -150,78 -190,0',
]
const sidesOf = FISH.map((noted) => through(trace(noted), false, 8))
export const fishShape = sidesOf.flat()
const short = (line: readonly Point[]) => line.slice(0, -7)
export const fishLines = (s: Sheet, open: boolean, width = 6) =>
  sidesOf.forEach((line) => s.ink(open ? short(line) : line, width, { in: 0.04, out: 0.04, least: 0.7 }))
export const fishGaps = sidesOf.map((line) => line.at(-4)!)
export const closing = (s: Sheet, i: number, width = 6) => s.ink(sidesOf[i]!.slice(-9), width, even)
export const fishRest = (s: Sheet, pen = 4) => {
  s.ink(trace('-96,-92 -66,-40 -66,40 -96,92'), pen)
  s.ink(trace('-20,30 10,70 60,60 46,24'), pen)
  for (const y of [-50, 50])
    s.ink(
      [
        [160, y * 0.5],
        [236, y * 1.7],
      ],
      pen * 0.8,
    )
  s.solid(ellipse(-126, -26, 18, 18).slice(0, -1), WHITE, pen)
  s.black(ellipse(-128, -25, 9, 10))
  s.ink(trace('-188,14 -170,24 -158,22'), pen)
}

/** A painted picture: a cat's head before a wall, or its lines alone. */
export function catHead(s: Sheet, k: number, show: 'rough' | 'line' | 'colour' | 'all') {
  const head = trace('-70,-20 -74,-84 -34,-58 34,-58 74,-84 70,-20 56,40 0,62 -56,40')
  s.at(0, 0, { scale: k }, () => {
    if (show === 'colour' || show === 'all') {
      s.flat(head, '#F2A552', { still: true })
      s.within(head, () => s.flat(trace('40,-90 90,-90 80,60 0,70 40,30'), '#C97A34', { still: true }), true)
    }
    if (show === 'colour') return
    const blue = { colour: '#7FA9D0', least: 0.6 }
    if (show === 'rough') {
      s.ink(ellipse(0, -6, 72, 64, { from: 3, to: 9.6 }), 3, blue)
      s.ink(trace('-66,-40 -70,-88 -30,-62'), 3, blue)
      s.ink(trace('66,-40 70,-88 30,-62'), 3, blue)
      return
    }
    s.contour(head, 4)
    for (const x of [-28, 28]) s.black(ellipse(x, -8, 7, 11))
    s.ink(trace('-16,22 -6,28 0,18 6,28 16,22'), 3)
  })
}
