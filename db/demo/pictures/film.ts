import sharp from 'sharp'
import { drawingSvg, nib, type Progress } from './drawing-svg.ts'
import { distance, type Point } from './geometry.ts'
import type { Drawing } from './sheet.ts'
import { PAPER } from './tones.ts'
import { toolSvg } from './tool.ts'

export const filmSize = { width: 960, height: 540 }
export type Span = readonly [from: number, to: number]
/** From here on nothing is drawn any more. */
export const LOOKING = 0.95
/** A drawing that grows: how much of it is there at each share of the time, and what lies above it then. */
export type Growth = {
  drawing: Drawing
  seconds: number
  rate: number
  progressAt: (t: number) => Progress
  aboveAt?: (t: number) => string
  withGlaze?: boolean
  /** of the pencil or brush, beside one that is held in the hand */
  toolSize?: number
}
type Moment = { t: number; progress: Progress; hand: Point; draws: boolean }

/** Where the hand is in each frame, and what is drawn by then. */
function* momentsOf({ drawing, seconds, rate, progressAt: shownAt }: Growth): Generator<Moment> {
  const { width, height } = drawing
  const count = Math.round(seconds * rate)
  let hand: Point = [width, height]
  for (let i = 0; i < count; i++) {
    const t = i / count
    const progress = shownAt(t)
    const tip = t < LOOKING ? nib(drawing, progress) : null
    const goal: Point = tip ?? [width * 1.125, height * 1.11]
    const pace = tip ? 1 : 1.2 / rate
    hand = [hand[0] + (goal[0] - hand[0]) * pace, hand[1] + (goal[1] - hand[1]) * pace]
    yield { t, progress, hand, draws: tip !== null }
  }
}

const toolIn = ({ ink, flat }: Progress) => (ink === 0 ? 'pencil' : flat === 0 ? 'pen' : 'brush')

/** The frames of "a picture being drawn, stroke after stroke", as raw RGB. */
export async function* framesOf(growth: Growth): AsyncGenerator<Buffer> {
  const { drawing, aboveAt, toolSize, withGlaze } = growth
  let last = ''
  let picture = Buffer.alloc(0)
  for (const { t, progress, hand } of momentsOf(growth)) {
    const above = (aboveAt?.(t) ?? '') + toolSvg({ at: hand, lift: 0, tool: toolIn(progress) }, toolSize)
    const svg = drawingSvg(drawing, progress, above, { withGrain: false, withGlaze })
    if (svg !== last)
      picture = await sharp(Buffer.from(svg), { density: (72 * filmSize.width) / drawing.width })
        .flatten({ background: PAPER })
        .removeAlpha()
        .raw()
        .toBuffer()
    last = svg
    yield picture
  }
}

/** How fast the tip goes over the paper in each frame, in pixels; nothing while it is lifted. */
export function pacesOf(growth: Growth): number[] {
  const { width } = growth.drawing
  let from: Point | null = null
  return [...momentsOf(growth)].map(({ hand, draws }) => {
    const pace = from && draws ? distance(from, hand) : 0
    from = hand
    return pace > width / 6 ? 0 : pace
  })
}
