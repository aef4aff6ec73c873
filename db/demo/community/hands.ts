import { dice, type Dice } from '../pictures/dice.ts'
import { drawingSvg } from '../pictures/drawing-svg.ts'
import type { Point } from '../pictures/geometry.ts'
import type { Drawing, Mark, ShapeMark, StrokeMark } from '../pictures/sheet.ts'
import type { Subject } from '../pictures/subjects.ts'
import { seenStretches } from '../pictures/unseen-lines.ts'
import { coverPicture } from '../pictures/covers/svg.ts'
import { homeTab, ownPictureOf } from '../pictures/picture.ts'
import { coverScenes } from '../pictures/covers/scenes.ts'
import { pairOfEyes } from './pair-of-eyes.ts'
import { poseSvg } from '../poses/pose-svg.ts'
import { SCENES, sceneAt } from '../poses/scenes.ts'
import { between } from '../pictures/tones.ts'

export const hands = ['colour', 'ink', 'values', 'rough', 'duo', 'notebook', 'shaky', 'poses'] as const
export type Hand = (typeof hands)[number]
export type Shape = readonly [width: number, height: number]

export const shapes: readonly Shape[] = [
  [640, 480],
  [480, 640],
  [560, 560],
  [640, 400],
  [440, 640],
  [500, 700],
]

/**
 * `after` is the course whose own motif they drew, where its subject alone would say too little; `turned` seen from the
 * other side.
 */
export type Piece = { seed: number; subject: Subject; hand: Hand; shape: Shape; after?: string; turned?: boolean }

/** A learner's drawing: of the subject, in their hand, on their paper. */
export function pieceSvg({ seed, subject, hand, shape: [width, height], after, turned = false }: Piece): string {
  const roll = dice(seed, `hand/${hand}`)
  if (hand === 'poses') return posesSvg(roll, width, height)
  const wanted = { seed: 40_000 + seed, width, height }
  if (after) {
    const motif = { seed: wanted.seed, tab: homeTab(subject), subject, scene: coverScenes[after] }
    const drawing = inOwnWay(coverPicture(motif).drawing, { turned, fills: painted.has(hand) }, roll)
    return looks[hand](hand === 'colour' ? inOwnColours(drawing, roll) : drawing, roll)
  }
  if (subject === 'eye' && hand === 'colour') return looks.colour(pairOfEyes(wanted), roll)
  const drawing = ownPictureOf({ ...wanted, subject })
  return looks[hand](drawing, roll)
}

/** Where colour fills the sheet to its rim. */
const painted: ReadonlySet<Hand> = new Set<Hand>(['colour', 'values', 'duo'])
type Look = (drawing: Drawing, roll: Dice) => string
const flatOf = (mark: Mark): mark is ShapeMark => mark.kind === 'shape' && mark.layer === 'flat'
const INKS = ['#1E2230', '#3A2A22', '#22304A', '#2B2B2B'] as const

const looks: Record<Exclude<Hand, 'poses'>, Look> = {
  colour: (drawing) => drawingSvg(drawing, { pencil: 0, ink: 1, flat: 1 }),
  ink(drawing, roll) {
    const colour = roll.pick(INKS)
    const marks = drawing.marks.filter(({ layer }) => layer !== 'pencil')
    return drawingSvg({ ...drawing, marks: marks.map((mark) => (flatOf(mark) ? bare(mark) : { ...mark, colour })) })
  },
  values: (drawing) =>
    drawingSvg({ ...drawing, marks: drawing.marks.map((mark) => ({ ...mark, colour: greyOf(mark.colour) })) }),
  rough(drawing, roll) {
    const lines = seenLines(drawing)
    const again = lines.map((mark) => shaken({ ...mark, opacity: 0.5 }, roll, 5))
    const marks = [...again, ...lines.map((mark) => shaken({ ...mark, opacity: 0.7 }, roll, 3))]
    return drawingSvg({ ...drawing, marks: marks.map((mark) => ({ ...mark, colour: softer(mark), knock: '' })) })
  },
  duo(drawing, roll) {
    const [dark, light] = roll.pick([
      ['#22304A', '#F0A58F'],
      ['#3A2A22', '#A9C4B4'],
      ['#4A2238', '#E9C98B'],
      ['#1F3A3A', '#E8B7C0'],
    ] as const)
    const two = (mark: Mark) => (flatOf(mark) && lightOf(mark.colour) > 0.45 ? light : dark)
    const pale = (mark: Mark) => flatOf(mark) && lightOf(mark.colour) > 0.78
    const marks = drawing.marks
      .filter(({ layer }) => layer !== 'pencil')
      .map((mark) => (pale(mark) ? bare(mark as ShapeMark) : { ...mark, colour: two(mark) }))
    return drawingSvg({ ...drawing, marks })
  },
  notebook(drawing, roll) {
    const lines = seenLines(drawing)
    const marks = lines.map((mark) => shaken({ ...mark, colour: '#3B3F4A', opacity: 0.85 }, roll, 3))
    return photographed(
      drawingSvg({ ...drawing, paper: '#F6F4EC', marks }, undefined, '', { withGrain: false }),
      drawing,
      roll,
    )
  },
  shaky(plain, roll) {
    const drawing = misjudged(plain, roll)
    const marks = drawing.marks
      .filter(({ layer }) => layer !== 'pencil')
      .map((mark) => (mark.kind === 'stroke' ? shaken({ ...mark, width: mark.width * 0.7 }, roll, 11) : mark))
    return drawingSvg({ ...drawing, marks: marks.map((mark) => (flatOf(mark) ? bare(mark) : mark)) })
  },
}

/** Construction goes through everything; of all other lines, what nothing lies before. */
const seenLines = ({ marks }: Drawing) =>
  marks.flatMap((mark, at): StrokeMark[] => {
    if (mark.kind !== 'stroke') return []
    if (mark.layer === 'pencil') return [mark]
    return seenStretches(marks, at, mark.points).map((points) => ({ ...mark, points }))
  })

/** Where colour was there is paper, which hides what lies behind. */
const bare = (mark: ShapeMark): ShapeMark => ({ ...mark, colour: '#FBF8F2' })
const softer = ({ layer, colour }: Mark) => (layer === 'pencil' ? colour : '#5A6170')

/** A line of somebody who is not sure of it yet. */
function shaken(mark: StrokeMark, roll: Dice, by: number): StrokeMark {
  const [a, b] = [roll.range(0, 6), roll.range(0, 6)]
  const slow = roll.range(0.05, 0.11)
  const points = mark.points.map(([x, y], at): Point => [
    x + Math.sin(at * slow + a) * by * 0.6,
    y + Math.cos(at * slow * 1.3 + b) * by * 0.6,
  ])
  return { ...mark, points }
}

/** Somebody who does not measure yet: one side grows, the other shrinks, what was upright leans. */
function misjudged(drawing: Drawing, roll: Dice): Drawing {
  const { width, height } = drawing
  const [lean, swell, a] = [roll.sign() * roll.range(0.18, 0.26), roll.range(0.13, 0.18), roll.range(0, 6)]
  return moved(drawing, ([x, y]) => [
    x + lean * (height / 2 - y) + Math.sin((y / height) * 7 + a) * swell * width * 0.32,
    y + Math.sin((x / width) * 6 + a) * swell * height * 0.62,
  ])
}

type Own = { turned: boolean; fills: boolean }
/** What all draw after the same model is never the same: wider or taller, from nearer, askew, by a hand that wavers. */
function inOwnWay(drawing: Drawing, { turned, fills }: Own, roll: Dice): Drawing {
  const { width, height } = drawing
  const near = fills ? roll.range(1.16, 1.24) : 1
  const [wide, tall] = [roll.range(0.9, 1.04) * near, roll.range(0.94, 1.08) * near]
  const [lean, swell, a] = [roll.sign() * roll.range(0.05, 0.1), roll.range(0.012, 0.024), roll.range(0, 6)]
  const askew = roll.sign() * roll.range(0.02, 0.045)
  const own = moved(drawing, ([from, y]) => {
    const x = turned ? width - from : from
    return [
      width / 2 +
        (x - width / 2) * wide +
        lean * (height / 2 - y) +
        Math.sin((y / height) * 6 + a) * swell * width * 0.4,
      height / 2 + (y - height / 2) * tall + askew * (x - width / 2) + Math.sin((x / width) * 5 + a) * swell * height,
    ]
  })
  return { ...own, marks: own.marks.map((mark) => (mark.kind === 'stroke' ? shaken(mark, roll, 3) : mark)) }
}

/** Every point of it elsewhere. */
function moved(drawing: Drawing, to: (point: Point) => Point): Drawing {
  const path = (d: string) =>
    d.replaceAll(/(-?\d+(?:\.\d+)?)[ ,](-?\d+(?:\.\d+)?)/g, (_, x, y) =>
      to([Number(x), Number(y)])
        .map((one) => one.toFixed(1))
        .join(' '),
    )
  return {
    ...drawing,
    clips: drawing.clips.map((clip) => ({ ...clip, d: path(clip.d) })),
    marks: drawing.marks.map((mark) =>
      mark.kind === 'stroke'
        ? { ...mark, points: mark.points.map(to) }
        : { ...mark, d: path(mark.d), knock: path(mark.knock) },
    ),
  }
}

const skins = ['#8A5A3C', '#FBEDE0', '#B97F56'] as const
/** The colours of somebody else's box: wood and greys stay about what they were, skin is another, all else turns. */
function inOwnColours(drawing: Drawing, roll: Dice): Drawing {
  const [turn, skin] = [roll.pick([-35, -25, 25, 35]), roll.pick(skins)]
  const other = (colour: string) => (isSkin(colour) ? between(colour, skin, 0.5) : turnedHue(colour, turn))
  return { ...drawing, marks: drawing.marks.map((mark) => ({ ...mark, colour: other(mark.colour) })) }
}
const isSkin = (colour: string) => {
  const [r, g, b] = [0, 1, 2].map((at) => partOf(colour, at)) as [number, number, number]
  return r > g && g > b && r > 140 && r - b > 25 && r - b < 130
}

const partOf = (colour: string, at: number) => Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16)
const lightOf = (colour: string) =>
  (0.3 * partOf(colour, 0) + 0.59 * partOf(colour, 1) + 0.11 * partOf(colour, 2)) / 255
const hex = (parts: number[]) =>
  `#${parts
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
const greyOf = (colour: string) => hex([0, 1, 2].map(() => lightOf(colour) * 255))

/** The same lightness in another hue, by degrees. */
function turnedHue(colour: string, by: number): string {
  const parts = [0, 1, 2].map((at) => partOf(colour, at))
  const [r, g, b] = parts as [number, number, number]
  const isWarm = r >= g && g >= b && r - b < 150
  if (isWarm || Math.max(...parts) - Math.min(...parts) < 24) return colour
  const [cos, sin] = [Math.cos((by * Math.PI) / 180), Math.sin((by * Math.PI) / 180)]
  const [along, across] = [(1 - cos) / 3, sin / Math.sqrt(3)]
  const mixed = (x: number, y: number, z: number) => x * (cos + along) + y * (along - across) + z * (along + across)
  return hex([mixed(r, g, b), mixed(g, b, r), mixed(b, r, g)])
}

/** A ruled page, a little askew, under the lamp of a desk. */
function photographed(svg: string, { width, height }: Drawing, roll: Dice): string {
  const gap = Math.round(height / 22)
  const rules = Array.from({ length: 21 }, (_, at) => `M0 ${gap * (at + 1)}H${width}`).join('')
  const inner = svg.replace('<svg ', '<svg x="0" y="0" ')
  const turn = roll.range(-2.4, 2.4).toFixed(2)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><radialGradient id="lamp" cx="${roll.range(0.2, 0.8).toFixed(2)}" cy=".25" r="1.05"><stop offset="0" stop-color="#fff6e0" stop-opacity=".25"/><stop offset=".5" stop-color="#8a7a60" stop-opacity=".1"/><stop offset="1" stop-color="#2a2018" stop-opacity=".5"/></radialGradient></defs>`,
    `<rect width="100%" height="100%" fill="#7a5f45"/>`,
    `<g transform="rotate(${turn} ${width / 2} ${height / 2}) translate(${width * 0.03} ${height * 0.03}) scale(.94)">`,
    inner,
    `<path d="${rules}" stroke="#7b93b8" stroke-opacity=".45" stroke-width="1.2" fill="none"/></g>`,
    `<rect width="100%" height="100%" fill="url(#lamp)"/></svg>`,
  ].join('')
}

/** A page of quick poses, numbered by nothing but their places. */
function posesSvg(roll: Dice, width: number, height: number): string {
  const columns = width >= height ? 4 : 3
  const rows = width >= height ? 2 : 3
  const [w, h] = [width / columns, height / rows]
  const first = roll.int(0, SCENES - 1)
  const figures = Array.from({ length: columns * rows }, (_, at) => {
    const inner = poseSvg(sceneAt((first + at * 97) % SCENES))
      .replaceAll(/(id="|#)([cp]\d+)/g, `$1f${at}$2`)
      .replace(/ width="\d+" height="\d+"/, '')
    const place = `x="${(at % columns) * w}" y="${Math.floor(at / columns) * h}" width="${w}" height="${h}"`
    return inner.replace('<svg ', `<svg ${place} `)
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fbfaf6"/>${figures.join('')}</svg>`
}
