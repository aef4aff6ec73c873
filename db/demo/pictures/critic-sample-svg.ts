import { beforeAfterSvg, VEIL } from './before-after-svg.ts'
import { dice } from './dice.ts'
import { drawingSvg } from './drawing-svg.ts'
import { distance, lengthOf, type Point } from './geometry.ts'
import { drawingOn, emptySheet, homeTab, pictureOf } from './picture.ts'
import { penArrow, penCircle, penStroke, type PenMark } from './red-pen.ts'
import type { Drawing, Sheet, StrokeMark } from './sheet.ts'
import { inkedPage, middle, type Page, sheetOfPaper } from './step-films/page.ts'
import { latePage, rainPage } from './step-films/panels-fix.ts'
import type { Subject } from './subjects.ts'
import { below, ranges } from './topic-films/air-parts.ts'

/** What a teacher of critiques shows of their work: a learner's drawing of it below the red pen. */
export type SampleKind = 'face' | 'stance' | 'room' | 'street' | 'distance' | 'rain-page' | 'late-page'
type Sample = { seed: number; shows: SampleKind }
type Corrected = { drawing: Drawing; marks: readonly PenMark[] }

const SIDE = 960
/** From the middle of a sheet, which is 720 high, to the picture. */
const put = ([x, y]: Point): Point => [SIDE / 2 + (x * SIDE) / 720, SIDE / 2 + (y * SIDE) / 720]

export function criticSampleSvg({ seed, shows }: Sample): string {
  if (shows === 'face') return beforeAfterSvg({ seed, side: 'red-pen' })
  const { drawing, marks } = corrected[shows](seed)
  return drawingSvg(drawing, undefined, VEIL + marks.map(penStroke).join(''))
}

const corrected: Record<Exclude<SampleKind, 'face'>, (seed: number) => Corrected> = {
  stance: (seed) => builtOn('gesture', seed),
  room: (seed) => builtOn('one-point', seed, isRuled),
  street: (seed) => builtOn('two-point', seed, isRuled),
  distance: (seed) => drawn('cloud', seed, hills, [ranges.near, ranges.middle, ranges.far].flatMap(thinnerEachTime)),
  'rain-page': (seed) => eyePath(seed, rainPage),
  'late-page': (seed) => eyePath(seed, latePage),
}

/** The construction of a drawing, in the teacher's hand. */
function builtOn(subject: Subject, seed: number, isWanted: (mark: StrokeMark) => boolean = () => true): Corrected {
  const drawing = pictureOf({ seed, subject, tab: homeTab(subject), width: SIDE, height: SIDE })
  const lines = drawing.marks.flatMap((mark) => (mark.kind === 'stroke' && mark.layer === 'pencil' ? [mark] : []))
  const marks = lines.filter(isWanted).map(({ points }) => ({ points, width: 6 }))
  return { drawing: { ...drawing, marks: drawing.marks.filter(({ layer }) => layer !== 'pencil') }, marks }
}
const isRuled = ({ points }: StrokeMark) => distance(points[0]!, points.at(-1)!) > lengthOf(points) * 0.98

function drawn(subject: Subject, seed: number, draw: (s: Sheet) => void, marks: readonly PenMark[]): Corrected {
  const sheet = emptySheet({ seed, subject, tab: homeTab(subject), width: SIDE, height: SIDE })
  draw(sheet)
  return { drawing: drawingOn(sheet, seed), marks }
}

/** A page of panels, and the way of the eye from one to the next. */
function eyePath(seed: number, page: Page): Corrected {
  const large = 1.2
  const stops = page.map(([cell]) => {
    const [x, y] = middle(cell)
    return put([x * large, y * large])
  })
  const roll = dice(seed, 'eye-path')
  const marks = stops.flatMap((stop, i): PenMark[] => {
    const ring = penCircle(roll, ...stop, 26, 6)
    return i === 0 ? [ring] : [ring, ...penArrow(stops[i - 1]!, stop, 18, 9)]
  })
  const draw = (s: Sheet) =>
    s.at(0, 0, { scale: large }, () => {
      sheetOfPaper(s)
      inkedPage(s, page)
    })
  return drawn('panels', seed, draw, marks)
}

/** Three ranges of hills, the farthest as dark as the nearest. */
function hills(s: Sheet) {
  const { pale, mid, deep } = s.tones
  s.flat(
    below([
      [-430, -400],
      [430, -400],
    ]),
    pale,
    { corners: true, still: true },
  )
  for (const [ridge, colour] of [
    [ranges.far, deep],
    [ranges.middle, mid],
    [ranges.near, deep],
  ] as const) {
    s.flat(below(ridge), colour, { corners: true, knock: true })
    s.ink(ridge, 6, { corners: true })
  }
}

/** The nearer, the stronger its edge: below it hatching that gets thinner the farther off. */
function thinnerEachTime(ridge: readonly Point[], farther: number): PenMark[] {
  const width = [14, 8, 4][farther]!
  const hatches = ridge.slice(1, -1).flatMap(([x, y]): PenMark[] =>
    Array.from({ length: 3 - farther }, (_, i) => ({
      points: [put([x - 14 + i * 24, y + 34]), put([x - 40 + i * 24, y + 92])],
      width: width * 0.7,
    })),
  )
  return [{ points: ridge.map(put), width }, ...hatches]
}
