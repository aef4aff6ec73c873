import { drawSomebody, bodyParts, type Somebody } from './actor.ts'
import { tint } from './street-things.ts'
import { box } from '../backdrop.ts'
import { add, ellipse, type Point, turned } from '../geometry.ts'
import { lumpy } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

export const segment = (x1: number, y1: number, x2: number, y2: number): Point[] => [
  [x1, y1],
  [x2, y2],
]

/** A sky in bands: through its colours from the zenith down to the horizon. */
export function drawSky(s: Sheet, colours: readonly string[], [top, low]: Point, bands = 13) {
  for (let i = 0; i < bands; i++) {
    const along = (i / (bands - 1)) * (colours.length - 1)
    const at = Math.min(colours.length - 2, Math.floor(along))
    const y = i === 0 ? -380 : top + ((low - top) * i) / bands
    tint(s, box(-s.hw - 20, y, s.hw + 20, 380), between(colours[at]!, colours[at + 1]!, along - at))
  }
}

/** Light around what shines, stronger towards its middle. */
export function drawGlow(s: Sheet, [x, y]: Point, r: number, colour: string, opacity = 0.16) {
  const rings = 6
  for (let i = rings; i > 0; i--)
    s.flat(ellipse(x, y, (r * i) / rings, (r * i) / rings).slice(0, -1), colour, {
      still: true,
      opacity: opacity * 0.66,
    })
}

/** One lump of a heaped cloud, lit from the upper left. */
export function drawHeap(s: Sheet, [x, y]: Point, [rx, ry]: Point, [lit, half, shade]: readonly string[]) {
  const edge = lumpy(s.dice, [x, y], [rx, ry], s.dice.int(8, 11), 0.24)
  s.flat(edge, lit!, { knock: true, corners: true, still: true })
  s.within(
    edge,
    () => {
      tint(s, lumpy(s.dice, [x + rx * 0.3, y + ry * 0.4], [rx, ry * 0.8], 9, 0.3), half!)
      tint(s, lumpy(s.dice, [x + rx * 0.5, y + ry * 0.7], [rx, ry * 0.66], 9, 0.3), shade!)
    },
    true,
  )
  const lowest = edge.reduce((low, [, py], i) => (py > edge[low]![1] ? i : low), 0)
  const upper = [...edge.slice(lowest), ...edge.slice(0, lowest)].filter(([, py]) => py < y + ry * 0.3)
  s.ink(upper, 2.6, { corners: true, shade: 0.6 })
}

type Fleck = readonly [at: Point, rx: number, ry?: number]
/** Ragged spots of light or shade, as one mark. */
export const drawFlecks = (s: Sheet, flecks: readonly Fleck[], colour: string, opacity = 1) =>
  s.scatter(
    flecks.flatMap(([[x, y], rx, ry = rx * 0.3]) => [
      ellipse(x, y, rx, ry),
      ellipse(x + rx * 0.8, y + ry * 0.5, rx * 0.6, ry * 0.6),
      ellipse(x - rx * 0.5, y + ry * 0.8, rx * 0.5, ry * 0.5),
    ]),
    colour,
    { opacity },
  )

type Light = { at: Point; scale: number; left?: boolean; rotate?: number; pen?: number; shade: string; lit: string }

/** Somebody in a place whose light comes from the side they look to: the back lies in shade, the front has a rim. */
export function drawLit(
  s: Sheet,
  who: Somebody,
  { at: [x, y], scale, left, rotate = 0, pen = 0.7, shade, lit }: Light,
) {
  const before = s.pen
  s.pen = pen
  s.at(x, y, { scale, scaleX: left ? -1 : 1, rotate }, () => {
    drawSomebody(s, who)
    const parts = bodyParts(who.stance)
    for (const part of parts.slice(0, -1)) {
      const middle = part.reduce((sum, [px]) => sum + px, 0) / part.length
      const low = part.reduce((sum, [, py]) => sum + py, 0) / part.length
      s.within(part, () => {
        tint(s, box(middle - 9, low - 9, middle - 0.06, low + 9), shade, 0.2)
        tint(s, box(middle + 0.3, low - 9, middle + 9, low + 9), lit, 0.16)
      })
    }
    s.within(parts.at(-1)!, () => tint(s, ellipse(-0.75, 0, 0.6, 1.4), shade, 0.16))
  })
  s.pen = before
}

/** Light around what shines, weaker with every ring. */
export function drawHalo(s: Sheet, at: Point, size: Point, colour: string, { opacity = 0.16, rings = 5 } = {}) {
  const [[x, y], [rx, ry]] = [at, size]
  for (let i = rings; i > 0; i--)
    s.flat(round(x, y, (rx * i) / rings, (ry * i) / rings), colour, { still: true, opacity })
}

/** An ellipse noted with as few points as stay round once they are smoothed. */
export const round = (x: number, y: number, rx: number, ry = rx, tilt = 0) =>
  Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * Math.PI * 2
    return add([x, y], turned([Math.cos(angle) * rx, Math.sin(angle) * ry], tilt))
  })

/** A soft patch without a line. */
export const wash = (s: Sheet, points: readonly Point[], colour: string, opacity = 0.2) =>
  s.flat(points, colour, { still: true, opacity })

export const shifted = (points: readonly Point[], dx: number, dy: number) =>
  points.map(([x, y]): Point => [x + dx, y + dy])
