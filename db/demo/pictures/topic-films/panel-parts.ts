import { box } from '../backdrop.ts'
import { drawSomebody, type Somebody } from '../covers/actor.ts'
import { boy as plainBoy, girl as plainGirl } from '../covers/manga-parts.ts'
import { drawExpression, type Expression } from '../figure/expression.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { distance, ellipse, lengthOf, type Point, polar, trace } from '../geometry.ts'
import type { Mark, Sheet } from '../sheet.ts'
import { PAPER } from '../tones.ts'
import { type Line, now } from '../step-films/face.ts'
import type { Cell, Shows } from '../step-films/page.ts'
import { boy, fill } from '../step-films/page-panels.ts'

export const NOW = '#2C6BA6'
/** So that what hides lines before its colour comes is not seen. */
export const WHITE = PAPER
const ruledPen = { corners: true, in: 0.02, out: 0.02, least: 0.85, shade: 0 }
const sides = (corners: readonly Point[]) => corners.map((a, i): Point[] => [a, corners[(i + 1) % corners.length]!])

const alike = (a: Mark, b: Mark) =>
  a.kind === b.kind && a.colour === b.colour && a.layer === b.layer && a.clip === b.clip && a.opacity === b.opacity
/** Strokes that go on where the last one ended, and neighbouring shapes of one colour, each as one mark. */
function joined(marks: readonly Mark[]): Mark[] {
  const all: Mark[] = []
  for (const mark of marks) {
    const last = all.at(-1)
    if (!last || !alike(last, mark)) all.push(mark)
    else if (last.kind === 'shape' && mark.kind === 'shape')
      all.splice(-1, 1, { ...last, d: last.d + mark.d, knock: last.knock + mark.knock })
    else if (
      last.kind === 'stroke' &&
      mark.kind === 'stroke' &&
      Math.abs(last.width - mark.width) < 0.1 &&
      distance(last.points.at(-1)!, mark.points[0]!) < 3
    )
      all.splice(-1, 1, { ...last, points: [...last.points, ...mark.points] })
    else all.push(mark)
  }
  return all
}

/** Without the hairlines and glints that nobody sees in a small panel. */
export function lean(s: Sheet, draw: () => void, fine = 2.9, glints: readonly string[] = []) {
  const from = s.marks.length
  draw()
  const unit = s.height / 720
  const kept = s.marks.splice(from).filter((mark) => {
    if (mark.kind === 'shape') return mark.opacity > 0.4 && !(mark.clip >= 0 && glints.includes(mark.colour))
    return mark.width >= fine * s.pen * unit && lengthOf(mark.points) > 7
  })
  s.marks.push(...joined(kept))
}

/** Over lines that must stay seen until the colour comes. */
export function unhiding(s: Sheet, draw: () => void) {
  const from = s.marks.length
  draw()
  for (const mark of s.marks.slice(from)) if (mark.kind === 'shape') mark.knock = ''
}

export const withPen = (s: Sheet, pen: number, draw: () => void) => {
  const before = s.pen
  s.pen = pen
  draw()
  s.pen = before
}

/** Draws at another size with a pen that fits it. */
export const sizedDown = (s: Sheet, [x, y]: Point, scale: number, draw: () => void) =>
  s.at(x, y, { scale }, () => withPen(s, s.pen * scale ** 0.4, draw))

export const moods = {
  calm: { eyes: 'open', brow: [0, 0], mouth: 'flat' },
  soft: { eyes: 'open', brow: [-0.06, 0], mouth: 'smile' },
  glad: { eyes: 'smile', brow: [-0.1, 0.02], mouth: 'glad', signs: ['blush'] },
  laugh: { eyes: 'smile', brow: [-0.12, 0], mouth: 'laugh' },
  talk: { eyes: 'open', brow: [-0.04, 0], mouth: 'glad' },
  shout: { eyes: 'open', open: 0.9, brow: [0.14, -0.08], mouth: 'shout' },
  angry: { eyes: 'open', open: 0.8, brow: [0.17, -0.1], mouth: 'clench' },
  shock: { eyes: 'blank', brow: [-0.2, -0.12], mouth: 'round', signs: ['sweat'] },
  startled: { eyes: 'open', open: 1.3, brow: [-0.2, -0.14], mouth: 'small' },
  sad: { eyes: 'open', open: 0.85, brow: [-0.16, 0.1], mouth: 'frown' },
  weak: { eyes: 'open', open: 0.6, brow: [-0.16, 0.1], mouth: 'wave' },
  shy: { eyes: 'open', open: 0.8, brow: [-0.12, 0.04], mouth: 'small', signs: ['blush'] },
  rest: { eyes: 'rest', brow: [-0.04, 0.04], mouth: 'smile' },
  moved: { eyes: 'open', open: 1.15, brow: [-0.16, 0], mouth: 'small', signs: ['blush'] },
} satisfies Record<string, Expression>
export type Mood = keyof typeof moods

export const people = { girl: plainGirl, boy }
export type Who = {
  who?: keyof typeof people
  mood?: Mood
  yaw?: number
  gaze?: Point
  tilt?: number
  look?: Partial<HeadLook>
}

export function head(
  s: Sheet,
  at: Point,
  r: number,
  { who = 'girl', mood = 'calm', yaw = 0.3, gaze, tilt = 0, look }: Who = {},
) {
  const face: Expression = { ...moods[mood], ...(gaze && { gaze }) }
  const all = people[who](s, { yaw, ...look, own: { features: drawExpression(face), ...look?.own } })
  withPen(s, s.pen * Math.min(1.1, 0.4 + r / 170), () =>
    s.at(...at, { scale: r, rotate: tilt }, () =>
      s.aside(7, () =>
        lean(s, () => drawHead(s, all), 2.9, [all.hairDark, all.hairLight, ...(r < 80 ? [all.irisDark] : [])]),
      ),
    ),
  )
}

export const bustIn =
  (who: Who, [x, y]: Point = [0.5, 0.5], large = 0.34, colour: string = WHITE): Shows =>
  (s, cell) => {
    fill(s, cell, colour)
    head(s, part(cell, x, y), Math.min((cell[2] - cell[0]) * 0.82, cell[3] - cell[1]) * large, who)
  }

export const somebody = (s: Sheet, [x, y]: Point, scale: number, who: Somebody, turn: 1 | -1 = 1) =>
  withPen(s, 0.26 + scale / 110, () =>
    s.at(x, y, { scale, scaleX: turn }, () =>
      s.aside(9, () => lean(s, () => drawSomebody(s, who), scale < 22 ? 4.1 : 2.9)),
    ),
  )
export const schoolgirl = (s: Sheet): Pick<Somebody, 'wear' | 'look'> => ({
  wear: { top: s.tones.accent, low: s.tones.deep, kind: 'skirt', shoe: s.tones.dark },
  look: plainGirl(s, { yaw: 0.4, neck: false }),
})
export const schoolboy = (s: Sheet): Pick<Somebody, 'wear' | 'look'> => ({
  wear: { top: WHITE, low: s.tones.dark, kind: 'trousers', shoe: s.tones.deep },
  look: plainBoy(s, { yaw: 0.4, neck: false }),
})

/** A part of the way across a panel, and down it. */
export const part = ([l, t, r, b]: Cell, x: number, y: number): Point => [l + (r - l) * x, t + (b - t) * y]

export const cornersOf = (shape: Cell | string): Point[] => (typeof shape === 'string' ? trace(shape) : box(...shape))

/** A sheet of paper that lies on the desk. */
export function paper(s: Sheet, [l, t, r, b]: Cell) {
  flatly(s, box(l + 7, t + 8, r + 7, b + 8), s.tones.soft)
  flatly(s, box(l, t, r, b), WHITE)
  for (const side of sides(box(l, t, r, b))) s.ink(side, 3, { ...ruledPen, colour: s.tones.deep })
}

/** A panel in ink: what it shows, inside its frame. */
export function panel(s: Sheet, shape: Cell | string, draw?: (s: Sheet, cell: Cell) => void, colour: string = WHITE) {
  const corners = cornersOf(shape)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const around: Cell = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  s.flat(corners, colour, { corners: true, still: true })
  if (draw) s.within(corners, () => draw(s, around), true)
  for (const side of sides(corners)) s.ink(side, 4.6, ruledPen)
}

/** A frame in blue pencil. */
export const ruled = (s: Sheet, shape: Cell | string, colour = NOW, width = 3) => {
  for (const side of sides(cornersOf(shape))) s.pencil(side, width, { ...ruledPen, colour })
}
export const faintly = (s: Sheet, shape: Cell | string) => ruled(s, shape, '#8DB7DB', 2)

export function arrow(s: Sheet, points: readonly Point[], line: Line = now, size = 15, width?: number) {
  const [a, b] = [points.at(-2)!, points.at(-1)!]
  const turn = Math.atan2(b[1] - a[1], b[0] - a[0])
  const wing = (by: number): Point => [b[0] + Math.cos(turn + by) * size, b[1] + Math.sin(turn + by) * size]
  line(s, points, width)
  line(s, [wing(2.6), b, wing(-2.6)], width)
}
export const arrowBothWays = (s: Sheet, a: Point, b: Point, line: Line = now, size = 12) => {
  arrow(s, [a, b], line, size)
  arrow(s, [b, a], line, size)
}

/** Lines of speed or shock around a middle that stays free, as one mark. */
export function rays(s: Sheet, [x, y]: Point, [inner, outer]: Point, amount = 40, squash = 0.8) {
  const wedges = Array.from({ length: amount }, (_, i): Point[] => {
    const angle = ((i + ((i * 7) % 5) * 0.1) / amount) * Math.PI * 2
    const tip = polar(angle, inner * (0.9 + ((i * 3) % 4) * 0.12))
    const [a, b] = [polar(angle - 0.014, outer), polar(angle + 0.014, outer)]
    return [tip, a, b].map(([px, py]): Point => [x + px, y + py * squash])
  })
  s.scatter(wedges, s.line, { layer: 'ink' })
}

export const disc = (x: number, y: number, r: number, ry = r) => ellipse(x, y, r, ry).slice(0, -1)
export const flatly = (s: Sheet, points: readonly Point[], colour: string, opacity = 1) =>
  s.flat(points, colour, { corners: true, still: true, opacity })
export const plain = { in: 0.02, out: 0.02, least: 0.85, shade: 0 }

/** A black cat, sitting; its middle at the spot. */
export function cat(s: Sheet, [x, y]: Point, size: number, turn: 1 | -1 = 1) {
  s.at(x, y, { scale: size, scaleX: turn }, () => {
    s.ink(trace('0.5,0.86 1.1,0.8 1.3,0.4 1.1,0'), 18 * Math.min(1, size / 70), { ...plain, out: 0.3 })
    s.black(
      trace(
        '-0.46,1 -0.56,0.2 -0.36,-0.3 -0.6,-0.9 -0.36,-1.3 -0.46,-1.76 -0.12,-1.48 0.18,-1.48 0.52,-1.76 0.46,-1.2 0.4,-0.74 0.28,-0.28 0.7,0.4 0.76,1 0.2,1.1',
      ),
    )
    for (const dx of [-0.2, 0.2]) {
      s.flat(disc(dx, -1.02, 0.14, 0.17), s.tones.accent, { still: true, layer: 'ink' })
      s.black(disc(dx + 0.02, -1.02, 0.05, 0.13))
    }
  })
}

/** A round clock on the wall; its hands as hours. */
export function clock(s: Sheet, [x, y]: Point, r: number, hours: number) {
  s.solid(disc(x, y, r), WHITE, 5)
  for (let i = 0; i < 12; i += 3) {
    const [dx, dy] = polar((i / 6) * Math.PI, r)
    s.ink(
      [
        [x + dx * 0.74, y + dy * 0.74],
        [x + dx * 0.88, y + dy * 0.88],
      ],
      3,
      plain,
    )
  }
  const hand = (turn: number, long: number, width: number) => {
    const [dx, dy] = polar(turn * Math.PI * 2 - Math.PI / 2, long * r)
    s.ink(
      [
        [x, y],
        [x + dx, y + dy],
      ],
      width,
      plain,
    )
  }
  hand(hours / 12, 0.46, 5)
  hand(hours % 1, 0.68, 3.4)
}

export const SMALL: Cell = [-84, -140, 136, 140]

/** What a step film's panel shows, in fewer lines. */
export const fewer =
  (shows: Shows): Shows =>
  (s, cell) =>
    s.aside(cell[0] + 300, () => lean(s, () => withPen(s, 0.62, () => shows(s, cell)), 1.9))

/** Six panels of one size on a small page. */
export const grid = (across: number, down: number): readonly Cell[] =>
  [0, 1, 2].flatMap((row): Cell[] => {
    const [wide, high] = [(200 - across) / 2, (260 - 2 * down) / 3]
    const top = -130 + row * (high + down)
    return [
      [126 - wide, top, 126, top + high],
      [-74, top, -74 + wide, top + high],
    ]
  })
export const greyGrid = (s: Sheet, cells: readonly Cell[]) => {
  paper(s, SMALL)
  cells.forEach((cell, i) => panel(s, cell, undefined, i % 3 ? s.tones.pale : s.tones.soft))
}

/** A small page of grey panels with one in which somebody shouts. */
export const smallPage = (s: Sheet, cells: readonly Cell[], best: number) => {
  paper(s, SMALL)
  cells.forEach((cell, i) => {
    if (i !== best) return panel(s, cell, undefined, i % 2 ? s.tones.soft : s.tones.pale)
    const [x, y] = part(cell, 0.5, 0.56)
    const r = Math.min(cell[2] - cell[0], cell[3] - cell[1]) * 0.36
    panel(s, cell, () => {
      rays(s, [x, y], [r * 1.5, 260], 34)
      head(s, [x, y], r, { mood: 'shout', yaw: 0.3 })
    })
  })
}
