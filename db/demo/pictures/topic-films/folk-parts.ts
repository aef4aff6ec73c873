import { tube } from '../covers/limbs.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { sag } from '../step-films/by-eye-height.ts'
import { type Line, now } from '../step-films/face.ts'

export type Folk = {
  top: string
  low: string
  hair: string
  skin?: string
  shoe?: string
  skirt?: true
  long?: true
  back?: true
  /** how high the eye is that sees them, in hundredths of how high their own eyes are */
  seenFrom?: number
}
export const people = {
  her: { top: '#F6F0DC', low: '#3F6FA8', hair: '#6A4232', skirt: true, long: true },
  him: { top: '#E58F5A', low: '#4A5878', hair: '#33303C' },
  third: { top: '#7DB39A', low: '#6A4A5C', hair: '#4A3A34' },
  fourth: { top: '#E9C25C', low: '#7C5A8C', hair: '#8A4F36', skirt: true, long: true },
} satisfies Record<string, Folk>

/** Where a point of somebody lies whose soles are at the origin and whose eyes are 100 above. */
type Map = (p: Point) => Point
const flip = (noted: string, k: number) => trace(noted).map(([x, y]): Point => [k * x, y])

/** Somebody who stands: the soles at a place, the eyes so high above. */
export const folk = (s: Sheet, [x, y]: Point, eyes: number, who: Folk, pen = Math.min(4, Math.max(1.5, eyes / 65))) =>
  folkBy(s, ([px, py]) => [x + (px * eyes) / 100, y + (py * eyes) / 100], who, pen * s.pen)

class Body {
  private readonly s: Sheet
  private readonly to: Map
  readonly pen: number
  /** who stands far away has neither hands nor a mouth */
  readonly small: boolean
  constructor(s: Sheet, to: Map, pen: number) {
    this.s = s
    this.to = to
    this.pen = pen
    this.small = pen < 2.4
  }
  part(points: readonly Point[], colour: string, pen = this.pen) {
    const placed = points.map(this.to)
    this.s.flat(placed, colour, { corners: true, still: true, knock: true })
    this.s.contour(placed, pen / this.s.pen, { corners: true, least: 0.6 })
  }
  round(points: readonly Point[], colour: string, pen = this.pen) {
    const placed = points.map(this.to)
    this.s.flat(placed, colour, { still: true, knock: true })
    this.s.contour(placed, pen / this.s.pen)
  }
  limb(spine: readonly Point[], widths: readonly number[], colour: string) {
    const placed = tube(spine, widths).map(this.to)
    this.s.flat(placed, colour, { corners: true, still: true, knock: true })
    if (this.small) return this.s.contour(placed, this.pen / this.s.pen, { corners: true, least: 0.6 })
    for (const side of [placed.slice(0, placed.length / 2), placed.slice(placed.length / 2)]) this.line(side, this.pen)
  }
  line(points: readonly Point[], pen: number, mapped = true) {
    this.s.ink(mapped ? points : points.map(this.to), pen / this.s.pen, { in: 0.06, out: 0.1, least: 0.4 })
  }
  dots(shapes: readonly Point[][]) {
    this.s.scatter(
      shapes.map((shape) => shape.map(this.to)),
      this.s.line,
      { layer: 'ink' },
    )
  }
}

/** What runs around a body at a height: above the eye it rises in the middle, below it sags. */
export const bowOf = ({ seenFrom }: Pick<Folk, 'seenFrom'>, y: number, half: number): Point[] =>
  bend([-half, y], [0, y + 2 * half * (seenFrom === undefined ? 0.1 : sag(-seenFrom * 4.55, y * 4.55))], [half, y])

export function folkBy(s: Sheet, to: Map, who: Folk, pen: number) {
  const skin = who.skin ?? '#F4D6BF'
  const body = new Body(s, to, pen)
  legs(body, who, skin)
  const hips = who.skirt
    ? [...trace('-11,-52 -8.4,-66 8.4,-66 11,-52'), ...bowOf(who, -35, 15.4).toReversed()]
    : trace('-8.6,-66 8.6,-66 10.4,-54 9.6,-48 1,-49 0,-46 -1,-49 -9.6,-48 -10.4,-54')
  body.part(hips, who.low)
  if (!who.back) neckAndHair(body, who, skin)
  const collar = bowOf(who, -90.6, 4.2).toReversed()
  body.part(
    [
      ...trace('-8,-89.6 -11.8,-86.6 -11.4,-80 -9,-66'),
      ...bowOf(who, -58, 9.2),
      ...trace('9,-66 11.4,-80 11.8,-86.6 8,-89.6'),
      ...collar,
    ],
    who.top,
  )
  for (const k of [-1, 1]) {
    if (!body.small) body.round(ellipse(k * 15, -50.5, 2.3, 3.4, { tilt: k * -0.1 }).slice(0, -1), skin, pen * 0.8)
    body.limb(flip('10.6,-86 13.6,-70 14.8,-53', k), [6, 5.6, 4.6], who.top)
  }
  if (who.back) neckAndHair(body, who, skin)
  else face(body, who, skin)
}

function legs(body: Body, who: Folk, skin: string) {
  const flat = who.seenFrom === undefined ? 2.6 : 2 + Math.max(0, who.seenFrom) * 0.014
  for (const k of [-1, 1]) {
    body.round(ellipse(k * 6.4, -2.2, 4.2, flat).slice(0, -1), who.shoe ?? '#5A3A34', body.pen * 0.8)
    body.limb(
      flip('4.8,-55 5.4,-28 5.6,-4', k),
      who.skirt ? [9, 6.6, 4.6] : [10.8, 8.4, 7.2],
      who.skirt ? skin : who.low,
    )
  }
}

function neckAndHair(body: Body, { hair, long, back }: Folk, skin: string) {
  if (long && !back) body.part(trace('-7.4,-104 -8.4,-96 -8.6,-85 8.6,-85 8.4,-96 7.4,-104'), hair)
  body.part(trace('-2.8,-96 2.8,-96 3.8,-90 0,-88.4 -3.8,-90'), skin, body.pen * 0.8)
  if (!back) return
  const down = long ? '-8.4,-96 -8.8,-84 0,-82 8.8,-84 8.4,-96' : '-6.8,-97 -4,-92.6 0,-91.6 4,-92.6 6.8,-97'
  body.round(trace(`7.4,-103 4.8,-108.6 0,-110.4 -4.8,-108.6 -7.4,-103 ${down}`), hair)
}

function face(body: Body, { hair }: Folk, skin: string) {
  body.round(trace('0,-92.4 -3.6,-94 -6,-98 -6.6,-103 -4,-107.6 4,-107.6 6.6,-103 6,-98 3.6,-94'), skin)
  const fringe = '6.4,-98.6 5.2,-102.6 2.6,-104.8 0.6,-102.8 -2.6,-104.6 -5,-102.4'
  body.part(trace(`-6.4,-98.6 -7.6,-103.6 -5.8,-108.4 -1.6,-110.6 2.6,-110.2 6.2,-107.6 7.6,-103 ${fringe}`), hair)
  body.dots([-1, 1].map((k) => ellipse(k * 2.7, -99.6, 0.8, 1.25)))
  if (!body.small) body.line(trace('-1.5,-95.6 0,-95 1.5,-95.6'), body.pen * 0.6, false)
}

/** Somebody as they are built: a ball for the head, shoulders, hips, arms and legs. */
export function folkLines(s: Sheet, [x, y]: Point, eyes: number, line: Line = now) {
  const way = (points: readonly Point[]) =>
    line(
      s,
      points.map(([px, py]): Point => [x + (px * eyes) / 100, y + (py * eyes) / 100]),
    )
  way(ellipse(0, -100.4, 6.6, 8, { from: 4, to: 10.5 }))
  way(trace('-4,-90 -12,-86 -9,-66 -10,-50 10,-50 9,-66 12,-86 4,-90'))
  for (const k of [-1, 1]) {
    way(flip('5,-50 5.4,-28 5.6,-2 9,-1', k))
    way(flip('11,-86 14,-70 15,-51', k))
  }
}

/** Somebody who sits, seen from the side; below the seat lies the origin, a metre is so long. */
export function sitting(s: Sheet, [x, y]: Point, metre: number, { top, low, hair }: Folk, pen = 3) {
  const body = new Body(s, ([px, py]) => [x + (px * metre) / 100, y + (py * metre) / 100], pen * s.pen)
  const skin = '#F4D6BF'
  body.round(trace('34,-8 44,-9 56,-4 57,0 34,0'), '#5A3A34')
  body.limb(trace('42,-48 42,-28 39,-6'), [15, 12, 9], low)
  body.limb(trace('-2,-48 20,-49 44,-49'), [18, 17, 14], low)
  body.part(trace('-11,-40 -13,-66 -9,-90 -3,-99 6,-99 12,-90 12,-66 11,-40'), top)
  body.part(trace('-2,-106 6,-106 7,-98 -2,-98'), skin)
  body.round(trace('-9,-118 -6,-130 4,-134 12,-130 14,-121 16.5,-116 14,-113.5 13,-107 6,-104 -2,-106 -7,-110'), skin)
  body.part(trace('-3,-105 -11,-108 -13,-120 -9,-132 1,-138 11,-135 14.4,-127 8,-126 5,-121 1,-122 0,-114'), hair)
  body.dots([ellipse(10, -119, 1, 2)])
  body.line(trace('11,-109.6 14,-109.8'), pen * 0.6 * s.pen, false)
  body.round(ellipse(38, -74.5, 5, 3).slice(0, -1), skin)
  body.limb(trace('2,-91 7,-73 34,-74'), [11, 10, 7], top)
}
