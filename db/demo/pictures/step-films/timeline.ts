import { tipOf } from '../drawing-svg.ts'
import { add, distance, lengthOf, mixed, type Point } from '../geometry.ts'
import { drawingOn, emptySheet, homeTab } from '../picture.ts'
import type { Drawing, Mark } from '../sheet.ts'
import { endsOf, partOf, saidIn, type Step, type StepFilm } from './steps.ts'
import { type Hand, toolFor } from '../tool.ts'

export const size = { width: 960, height: 540 }
type Stroke = { mark: Mark; leaves: number; begins: number; ends: number }
type Span = readonly [from: number, to: number]
export type Cue = { from: number; to: number; text: string }
export type Timeline = {
  drawing: Drawing
  strokes: Stroke[]
  /** what lies there before it is drawn: since when each mark hides what is behind it, and when it is drawn */
  since: Map<Mark, number>
  times: Map<Mark, Stroke>
  /** when the sheet on which it lies is turned over */
  until: Map<Mark, number>
  /** where the hand is when it begins */
  comes: Point
  cues: Cue[]
  hiding: Span | null
}

/** Seconds that a calm hand takes for a mark, and to get to it. */
const drawn = (mark: Mark) => (mark.kind === 'shape' ? 1 : 0.45 + lengthOf(mark.points) / 230)
const reached = (from: Point, mark: Mark) => 0.3 + distance(from, tipOf(mark, 0)) / 700
/** So much of a step is drawn at most: then one looks at it; and nothing is drawn slower than so many times as calmly. */
const BUSY = 0.86
/** So long it takes until what is laid there is seen. */
const LAID = 0.5
const SLOWEST = 1.5
const SLOWEST_BRISK = 1

export function timelineOf(film: StepFilm): Timeline {
  const { seed = 302, subject = 'head', steps } = film
  const sheet = emptySheet({ seed, tab: homeTab(subject), subject, ...size })
  film.lies?.(sheet)
  const strokes: Stroke[] = []
  const cues: Cue[] = []
  let [from, hiding]: [number, Timeline['hiding']] = [0, null]
  let waiting: Mark[] = []
  let comes: Point = [size.width + 60, size.height + 40]
  const since = new Map<Mark, number>()
  const until = new Map<Mark, number>()
  const laid = new Map<Mark, Stroke>()
  const named = new Set(steps.flatMap(({ parts = [] }) => parts))
  const waits = (mark: Mark) => named.has(partOf(mark) ?? '')
  let lowest = 0
  for (const [at, to] of endsOf(film).entries()) {
    const step = steps[at]!
    const began = sheet.marks.length
    if (step.turns) for (const mark of sheet.marks) if (!until.has(mark)) until.set(mark, from)
    step.lays?.(sheet)
    for (const mark of sheet.marks.slice(began).filter((one) => !waits(one))) {
      since.set(mark, from)
      laid.set(mark, { mark, leaves: from, begins: from, ends: from + LAID })
    }
    const parts = sheet.marks.filter((mark) => step.parts?.includes(partOf(mark) ?? ''))
    const before = sheet.marks.length
    step.draws?.(sheet)
    const fresh = sheet.marks.slice(before)
    if (step.beneath) {
      sheet.marks.splice(before)
      sheet.marks.splice(lowest, 0, ...fresh)
      lowest += fresh.length
    }
    for (const mark of [...fresh, ...parts]) since.set(mark, from)
    const now = nextOf(step, [...waiting, ...fresh, ...parts])
    waiting = now.rest
    const [first] = now.marks
    if (first && !strokes.length && film.brisk) comes = add(tipOf(first, 0), [70, 60])
    const begun: Point = film.brisk ? comes : film.atOnce && first ? tipOf(first, 0) : [size.width, size.height]
    const tip: Point = strokes.length ? tipOf(strokes.at(-1)!.mark, 1) : begun
    strokes.push(...strokesIn(now.marks, [from, to], tip, film.brisk ? SLOWEST_BRISK : SLOWEST))
    cues.push(...cuesIn(step, from, to))
    if (step.hides) hiding = [from, from + (to - from) * (film.brisk ? 0.12 : 0.4)]
    from = to
  }
  const times = new Map([...laid, ...strokes.map((stroke) => [stroke.mark, stroke] as const)])
  return { drawing: drawingOn(sheet, seed), strokes, since, times, until, comes, cues, hiding }
}

function nextOf({ layer, take, order = (marks) => marks }: Step, waiting: Mark[]) {
  const fitting = order(waiting.filter((mark) => !layer || mark.layer === layer))
  const marks = new Set(fitting.slice(0, take))
  return {
    marks: [...marks],
    rest: [...fitting, ...waiting.filter((mark) => !fitting.includes(mark))].filter((mark) => !marks.has(mark)),
  }
}

function strokesIn(marks: readonly Mark[], [from, to]: Span, starts: Point, slowest: number): Stroke[] {
  let [at, tip] = [0.2, starts]
  const calm = marks.map((mark) => {
    const leaves = at
    const begins = leaves + reached(tip, mark)
    at = begins + drawn(mark)
    tip = tipOf(mark, 1)
    return { mark, leaves, begins, ends: at }
  })
  const pace = Math.min(slowest, (BUSY * (to - from)) / at)
  return calm.map(({ mark, leaves, begins, ends }) => ({
    ...{ mark, leaves: from + leaves * pace, begins: from + begins * pace, ends: from + ends * pace },
  }))
}

function cuesIn(step: Step, from: number, to: number): Cue[] {
  const words = saidIn(step)
  const each = (to - from) / words.length
  return words.map((text, i) => ({ text, from: from + i * each + 0.15, to: from + (i + 1) * each - 0.15 }))
}

const ease = (t: number) => t * t * (3 - 2 * t)
const share = (from: number, to: number, now: number) => Math.max(0, Math.min(1, (now - from) / (to - from)))

/** How much of each mark is there at a moment: less than nothing before its step has come and after its sheet is gone. */
export const shownAt = ({ drawing, since, times, until }: Timeline, now: number): number[] =>
  drawing.marks.map((mark) => {
    if (now < (since.get(mark) ?? 0) || now >= (until.get(mark) ?? Infinity)) return -1
    const stroke = times.get(mark)
    return stroke ? share(stroke.begins, stroke.ends, now) : since.has(mark) ? 0 : 1
  })

/** How far the construction is hidden at a moment. */
export const hiddenAt = ({ hiding }: Timeline, now: number) => (hiding ? share(hiding[0], hiding[1], now) : 0)

/** The mark that is being drawn, and how much of it is there. */
export function growingAt({ strokes }: Timeline, now: number) {
  const stroke = strokes.find(({ begins, ends }) => begins <= now && now < ends)
  return stroke ? { mark: stroke.mark, part: share(stroke.begins, stroke.ends, now) } : null
}

/** Where the hand is: it lifts, goes over to the next line, draws it, and steps aside to let it be seen. */
export function handAt({ strokes, comes }: Timeline, now: number): Hand | null {
  const next = strokes.findIndex(({ ends }) => now <= ends)
  const stroke = strokes[next]
  const before = strokes[next === -1 ? strokes.length - 1 : next - 1]
  const aside = before && now > before.ends ? awayFrom(before, now, next === -1) : null
  if (!stroke) return aside
  const tool = toolFor(stroke.mark)
  if (now >= stroke.begins) return { at: tipOf(stroke.mark, share(stroke.begins, stroke.ends, now)), lift: 0, tool }
  if (now < stroke.leaves) return aside
  const way = share(stroke.leaves, stroke.begins, now)
  const from: Point = before ? awayFrom(before, stroke.leaves, false).at : comes
  return { at: mixed(from, tipOf(stroke.mark, 0), ease(way)), lift: Math.min(1, 4 * (1 - way)), tool }
}

function awayFrom({ mark, ends }: Stroke, now: number, leaves: boolean): Hand {
  const tip = tipOf(mark, 1)
  const goal: Point = leaves ? [size.width + 260, size.height + 80] : [tip[0] + 46, tip[1] + 40]
  const way = leaves ? share(ends, ends + 1.6, now) : share(ends + 0.1, ends + 0.9, now)
  return { at: mixed(tip, goal, ease(way)), lift: Math.min(1, way * 3), tool: toolFor(mark) }
}
