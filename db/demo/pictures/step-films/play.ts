import sharp from 'sharp'
import { webVtt } from '../captions.ts'
import { partsSvg } from '../drawing-svg.ts'
import { distance } from '../geometry.ts'
import { PAPER } from '../tones.ts'
import type { StepFilm } from './steps.ts'
import { handAt, shownAt, type Timeline, timelineOf } from './timeline.ts'
import { toolSvg } from './tool.ts'

export const RATE = 10

const hiddenAt = ({ hiding }: Timeline, now: number) =>
  hiding ? Math.max(0, Math.min(1, (now - hiding[0]) / (hiding[1] - hiding[0]))) : 0

function pictureAt(timeline: Timeline, now: number, extra = '', withGrain = false) {
  return partsSvg(timeline.drawing, shownAt(timeline, now), { hidden: hiddenAt(timeline, now), extra, withGrain })
}

const momentsOf = ({ seconds }: StepFilm) => Array.from({ length: Math.round(seconds * RATE) }, (_, i) => i / RATE)

/** Its pictures as raw RGB, one after the other. */
export async function* stepFrames(film: StepFilm): AsyncGenerator<Buffer> {
  const timeline = timelineOf(film)
  let [last, picture] = ['', Buffer.alloc(0)]
  for (const now of momentsOf(film)) {
    const hand = handAt(timeline, now)
    const svg = pictureAt(timeline, now, hand ? toolSvg(hand) : '')
    if (svg !== last)
      picture = await sharp(Buffer.from(svg)).flatten({ background: PAPER }).removeAlpha().raw().toBuffer()
    last = svg
    yield picture
  }
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
export const stepPoster = (film: StepFilm) => pictureAt(timelineOf(film), film.seconds, '', true)

export const stepCaptions = (film: StepFilm) => webVtt(timelineOf(film).cues)
