import { type Dice, dice } from './dice.ts'
import {
  cutToBox,
  distance,
  ellipse,
  evenly,
  lengthOf,
  mixed,
  type Point,
  polygonPath,
  through,
  turned,
} from './geometry.ts'
import { softPath, type Taper } from './stroke.ts'
import { INK, PAPER, PENCIL, type Tones } from './tones.ts'

export type Layer = 'pencil' | 'ink' | 'flat'
export type StrokeMark = {
  kind: 'stroke'
  layer: Layer
  points: Point[]
  width: number
  colour: string
  taper: Taper
  opacity: number
  clip: number
  /** a pencil line that belongs to the picture, not to its construction */
  stays?: true
}
export type ShapeMark = {
  kind: 'shape'
  layer: Layer
  d: string
  knock: string
  colour: string
  opacity: number
  clip: number
  line?: number
}
export type Mark = StrokeMark | ShapeMark
export type Clip = { d: string; parent: number }
export type Drawing = { width: number; height: number; paper: string; marks: Mark[]; clips: Clip[]; seed: number }
type Line = {
  colour?: string
  opacity?: number
  in?: number
  out?: number
  least?: number
  shade?: number
  corners?: boolean
  closed?: boolean
  layer?: Layer
}
type Fill = { opacity?: number; corners?: boolean; knock?: boolean; layer?: Layer; still?: boolean }
type Place = { scale?: number; scaleX?: number; rotate?: number }

/**
 * What the draughtsman draws on. Coordinates start in the middle; the sheet is always 720 high
 * (`hh` = 360), whatever the size of the picture. What is drawn later lies above; pencil lies over all, as a tint.
 */
export class Sheet {
  readonly marks: Mark[] = []
  readonly clips: Clip[] = []
  hw: number
  readonly hh = 360
  /** multiplies every width: small figures are drawn with a finer pen */
  pen = 1
  line = INK
  /** whether the pencil's lines stay when the construction is hidden */
  keeps = false
  readonly width: number
  readonly height: number
  tones: Tones
  dice: Dice
  private matrix: [number, number, number, number, number, number]
  private readonly unit: number
  private readonly slip: Point
  private clipId = -1

  /** `apart` is how far colour is printed beside its line, beside what is usual */
  constructor(width: number, height: number, tones: Tones, roll: Dice, apart = 1) {
    this.width = width
    this.height = height
    this.tones = tones
    this.dice = roll
    this.unit = height / 720
    this.hw = (360 * width) / height
    this.matrix = [this.unit, 0, 0, this.unit, width / 2, height / 2]
    this.slip = turned([roll.range(3, 6) * this.unit * apart, 0], roll.range(0.2, 1.3))
  }

  /** Draws in a moved, scaled, turned place; widths stay those of the pen. */
  at(x: number, y: number, place: Place, draw: () => void) {
    const before = this.matrix
    const scale = place.scale ?? 1
    const sx = scale * (place.scaleX ?? 1)
    const [cos, sin] = [Math.cos(place.rotate ?? 0), Math.sin(place.rotate ?? 0)]
    const [a, b, c, d] = before
    const [e, f] = this.spot([x, y])
    this.matrix = [
      (a * cos + c * sin) * sx,
      (b * cos + d * sin) * sx,
      (c * cos - a * sin) * scale,
      (d * cos - b * sin) * scale,
      e,
      f,
    ]
    draw()
    this.matrix = before
  }

  /** Draws with a dice of its own, so that what comes afterwards does not depend on it. */
  aside(seed: number, draw: () => void) {
    const before = this.dice
    this.dice = dice(seed, 'aside')
    draw()
    this.dice = before
  }

  /** Draws in colours of its own; what it shares with others takes them too. */
  inHues(hues: Partial<Tones>, line: string, draw: () => void) {
    const before = [this.tones, this.line] as const
    this.tones = { ...this.tones, ...hues }
    this.line = line
    draw()
    ;[this.tones, this.line] = before
  }

  /** Rolls that nobody looks at: a drawing that takes fewer than it once took keeps what is drawn after it. */
  pass(rolls: number) {
    for (let i = 0; i < rolls; i++) this.dice.next()
  }

  within(points: readonly Point[], draw: () => void, corners = false) {
    const before = this.clipId
    this.clips.push({ d: this.path(points, corners), parent: before })
    this.clipId = this.clips.length - 1
    draw()
    this.clipId = before
  }

  /** A confident ink line through the points. */
  ink(points: readonly Point[], width = 5, how: Line = {}) {
    this.stroke(points, width * this.pen, { colour: this.line, ...how }, how.layer ?? 'ink')
  }

  /** A closed ink contour: starts and ends thin, so the pen is felt. */
  contour(points: readonly Point[], width = 5, how: Line = {}) {
    this.ink(points, width, { closed: true, in: 0.06, out: 0.08, least: 0.35, shade: 0.55, ...how })
  }

  /** A blue construction line. */
  pencil(points: readonly Point[], width = 2, how: Line = {}) {
    this.stroke(points, width * 1.35, { colour: PENCIL, least: 0.55, in: 0.1, out: 0.15, shade: 0, ...how }, 'pencil')
  }

  /** A ruled construction line that runs over both ends. */
  guide(a: Point, b: Point, over = 0.12, width = 1.8) {
    this.pencil(
      [mixed(a, b, -over * this.dice.range(0.6, 1.4)), mixed(a, b, 1 + over * this.dice.range(0.6, 1.4))],
      width,
    )
  }

  ring(cx: number, cy: number, rx: number, ry = rx, { tilt = 0, width = 1.8 } = {}) {
    const start = this.dice.range(0, 6)
    this.pencil(ellipse(cx, cy, rx, ry, { tilt, from: start, to: start + 6.9 }), width)
  }

  /** Flat colour, printed a little beside the line; whatever lies below is knocked out. */
  flat(points: readonly Point[], colour: string, how: Fill = {}) {
    const inside = this.path(points, how.corners)
    const [dx, dy] = how.still ? [0, 0] : this.slip
    const shifted = this.path(points, how.corners, [dx, dy])
    this.marks.push({
      kind: 'shape',
      layer: how.layer ?? 'flat',
      d: shifted,
      knock: how.knock ? inside : '',
      colour,
      opacity: how.opacity ?? 1,
      clip: this.clipId,
    })
  }

  /** A thing with its own colour and contour, hiding what is behind it. */
  solid(points: readonly Point[], colour: string, width = 5, how: Line = {}) {
    this.flat(points, colour, { knock: true, corners: how.corners })
    this.contour(points, width, how)
  }

  black(points: readonly Point[], how: Fill = {}) {
    this.flat(points, this.line, { layer: 'ink', still: true, ...how })
  }

  white(points: readonly Point[], how: Fill = {}) {
    this.flat(points, PAPER, { still: true, ...how })
  }

  /** Many small shapes as one mark: dots of a screentone, leaves, stars. */
  scatter(shapes: readonly (readonly Point[])[], colour: string, how: Fill = {}) {
    const d = shapes.map((shape) => polygonPath(shape.map((p) => this.spot(p)))).join('')
    this.marks.push({
      kind: 'shape',
      layer: how.layer ?? 'flat',
      d,
      knock: '',
      colour,
      opacity: how.opacity ?? 1,
      clip: this.clipId,
    })
  }

  spot(p: Point): Point {
    const [a, b, c, d, e, f] = this.matrix
    return [a * p[0] + c * p[1] + e, b * p[0] + d * p[1] + f]
  }

  private path(points: readonly Point[], corners = false, by: Point = [0, 0]) {
    const placed = points.map((p): Point => {
      const q = this.spot(p)
      return [q[0] + by[0], q[1] + by[1]]
    })
    return corners ? polygonPath(placed) : softPath(through(placed, true, 5))
  }

  private stroke(points: readonly Point[], width: number, how: Line, layer: Layer) {
    const placed = this.nearby(points.map((p) => this.spot(p)))
    if (placed.length < 2) return
    if (how.closed && how.corners && distance(placed[0] as Point, placed[placed.length - 1] as Point) > 1)
      placed.push(placed[0] as Point)
    const smooth = how.corners ? placed : through(placed, how.closed)
    const even = evenly(smooth, Math.max((how.corners ? 16 : 9) * Math.min(1, this.unit), lengthOf(smooth) / 600))
    const taper = { in: how.in ?? 0.3, out: how.out ?? 0.4, least: how.least ?? 0.14, shade: how.shade ?? 0.35 }
    const hand = this.tremble(even, layer === 'pencil' ? 0.7 : 0.5)
    this.marks.push({
      kind: 'stroke',
      layer,
      points: hand,
      width: width * this.unit,
      colour: how.colour ?? INK,
      taper,
      opacity: how.opacity ?? 1,
      clip: this.clipId,
      ...(this.keeps && layer === 'pencil' && { stays: true }),
    })
  }

  /** Lines towards a far vanishing point end a little outside the sheet. */
  private nearby(points: Point[]): Point[] {
    const [a, b] = points
    if (!a || !b || points.length > 2) return points
    const { width: w, height: h } = this
    return cutToBox(a, b, [-w * 0.3, -h * 0.3, w * 1.3, h * 1.3]) ?? []
  }

  /** No hand draws a perfect line: two slow waves move it by less than a pixel or two. */
  private tremble(points: Point[], size: number): Point[] {
    const [p, q] = [this.dice.range(0, 6), this.dice.range(0, 6)]
    const amount = size * this.unit
    return points.map(([x, y], i) => [x + Math.sin(i * 0.31 + p) * amount, y + Math.sin(i * 0.26 + q) * amount])
  }
}
