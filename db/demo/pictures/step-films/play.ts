import { webVtt } from '../captions.ts'
import { partsSvg, pencilLine } from '../drawing-svg.ts'
import { distance } from '../geometry.ts'
import { around, type Box, boxOf, everything, laidOver, redrawn } from './overlay.ts'
import type { StepFilm } from './steps.ts'
import { growingAt, handAt, hiddenAt, shownAt, type Timeline, timelineOf } from './timeline.ts'
import { reachOf, toolSvg } from '../tool.ts'

export const rateOf = ({ thrifty }: Pick<StepFilm, 'thrifty'>) => (thrifty ? 5 : 10)
const THRIFTY_TOOL = 0.7

const momentsOf = (film: StepFilm) =>
  Array.from({ length: Math.round(film.seconds * rateOf(film)) }, (_, i) => i / rateOf(film))

/** Its pictures as raw RGB, one after the other: what lies on the paper is kept, and what moves is laid over it. */
export async function* stepFrames(film: StepFilm): AsyncGenerator<Buffer> {
  const timeline = timelineOf(film)
  let lying: Lying | null = null
  let moving = ''
  let paper: Buffer = Buffer.alloc(0)
  let picture = paper
  for (const now of momentsOf(film)) {
    const next = lyingAt(timeline, now)
    const over = movingAt(timeline, now, film.thrifty && THRIFTY_TOOL)
    const isNew = next.svg !== lying?.svg
    if (isNew) paper = await redrawn(paper, next.svg, lying ? changed(timeline, lying, next) : everything)
    if (isNew || over.svg !== moving) picture = await laidOver(paper, over.svg, over.box)
    lying = next
    moving = over.svg
    yield picture
  }
}

type Lying = { svg: string; shown: readonly number[]; hidden: number }

/** All but the tool and the pencil line that it is drawing. */
function lyingAt(timeline: Timeline, now: number): Lying {
  const line = pencilledNow(timeline, now)
  const shown = shownAt(timeline, now)
  if (line) shown[timeline.drawing.marks.indexOf(line.mark)] = -1
  const hidden = hiddenAt(timeline, now)
  return { svg: partsSvg(timeline.drawing, shown, { hidden, withGrain: false }), shown, hidden }
}

/** Where the paper looks different: everywhere while the construction fades. */
const changed = ({ drawing }: Timeline, before: Lying, now: Lying): Box =>
  before.hidden === now.hidden
    ? around(drawing.marks.filter((_, i) => before.shown[i] !== now.shown[i]).map(boxOf))
    : everything

/** Pencil lies above everything else: it may be laid over the rest. */
function pencilledNow(timeline: Timeline, now: number) {
  const { mark, part } = growingAt(timeline, now) ?? {}
  return mark?.kind === 'stroke' && mark.layer === 'pencil' && mark.clip < 0 ? { mark, part: part! } : null
}

function movingAt(timeline: Timeline, now: number, toolSize?: number): { svg: string; box: Box } {
  const line = pencilledNow(timeline, now)
  const hand = handAt(timeline, now)
  const box = around([...(line ? [boxOf(line.mark)] : []), ...(hand ? [reachOf(hand)] : [])])
  const svg = `${line ? pencilLine(line.mark, line.part) : ''}${hand ? toolSvg(hand, toolSize) : ''}`
  return { svg, box }
}

/** How fast the tip goes over the paper in each picture, in pixels; nothing while it is lifted. */
export function stepPaces(film: StepFilm): number[] {
  const timeline = timelineOf(film)
  const hands = momentsOf(film).map((now) => handAt(timeline, now))
  return hands.map((hand, i) => {
    const before = hands[i - 1]
    return hand && before && hand.lift + before.lift === 0 ? distance(before.at, hand.at) : 0
  })
}

export const stepCaptions = (film: StepFilm) => webVtt(timelineOf(film).cues)
