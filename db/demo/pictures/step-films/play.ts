import sharp from 'sharp'
import { webVtt } from '../captions.ts'
import { partsSvg, pencilLine } from '../drawing-svg.ts'
import { distance } from '../geometry.ts'
import { PAPER } from '../tones.ts'
import { type Box, boxOf, laidOver, around } from './overlay.ts'
import type { StepFilm } from './steps.ts'
import { growingAt, handAt, hiddenAt, shownAt, type Timeline, timelineOf } from './timeline.ts'
import { reachOf, toolSvg } from '../tool.ts'

export const STEP_RATE = 10

const momentsOf = (film: StepFilm) =>
  Array.from({ length: Math.round(film.seconds * STEP_RATE) }, (_, i) => i / STEP_RATE)

/** Its pictures as raw RGB, one after the other: what lies on the paper is kept, and what moves is laid over it. */
export async function* stepFrames(film: StepFilm): AsyncGenerator<Buffer> {
  const timeline = timelineOf(film)
  let [lying, moving] = ['', '']
  let paper: Buffer = Buffer.alloc(0)
  let picture = paper
  for (const now of momentsOf(film)) {
    const svg = lyingAt(timeline, now)
    const over = movingAt(timeline, now)
    if (svg !== lying)
      paper = await sharp(Buffer.from(svg)).flatten({ background: PAPER }).removeAlpha().raw().toBuffer()
    if (svg !== lying || over.svg !== moving) picture = await laidOver(paper, over.svg, over.box)
    lying = svg
    moving = over.svg
    yield picture
  }
}

/** All but the tool and the pencil line that it is drawing. */
function lyingAt(timeline: Timeline, now: number) {
  const line = pencilledNow(timeline, now)
  const shown = shownAt(timeline, now)
  if (line) shown[timeline.drawing.marks.indexOf(line.mark)] = -1
  return partsSvg(timeline.drawing, shown, { hidden: hiddenAt(timeline, now), withGrain: false })
}

/** Pencil lies above everything else: it may be laid over the rest. */
function pencilledNow(timeline: Timeline, now: number) {
  const { mark, part } = growingAt(timeline, now) ?? {}
  return mark?.kind === 'stroke' && mark.layer === 'pencil' && mark.clip < 0 ? { mark, part: part! } : null
}

function movingAt(timeline: Timeline, now: number): { svg: string; box: Box } {
  const line = pencilledNow(timeline, now)
  const hand = handAt(timeline, now)
  const box = around([...(line ? [boxOf(line.mark)] : []), ...(hand ? [reachOf(hand)] : [])])
  const svg = `${line ? pencilLine(line.mark, line.part) : ''}${hand ? toolSvg(hand) : ''}`
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

/** What it comes to, with nobody's hand in it. */
export function stepPoster(film: StepFilm) {
  const timeline = timelineOf(film)
  return partsSvg(timeline.drawing, shownAt(timeline, film.seconds), {
    ...{ hidden: hiddenAt(timeline, film.seconds), withGrain: false },
  })
}

export const stepCaptions = (film: StepFilm) => webVtt(timelineOf(film).cues)
