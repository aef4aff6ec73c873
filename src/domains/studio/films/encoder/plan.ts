import { rateNumber, type Facts, type Rate } from './facts.ts'

/** One size in which a film is kept. `name` is what people choose: 「720p」. */
export type Rung = { name: string; width: number; height: number; maxRate: number }
/** A stretch that is encoded by itself, so that whoever takes a film up loses no more than it. */
export type Piece = { index: number; from: number; frames: number }
export type Plan = {
  rate: Rate
  /** Pictures from one that stands alone to the next. */ gop: number
  rungs: Rung[]
  pieces: Piece[]
}

/** As long as a part of the stream is. */
const GOP_SECONDS = 4
const GOPS_A_PIECE = 15
const STEPS = [
  { side: 1080, maxRate: 4_500_000 },
  { side: 720, maxRate: 2_500_000 },
  { side: 480, maxRate: 1_200_000 },
  { side: 360, maxRate: 800_000 },
  { side: 240, maxRate: 400_000 },
]
/** A film a little smaller than a step is kept in its own size besides; nearer than this it is the step. */
const NEAR = 0.92

const even = (length: number) => Math.max(2, Math.round(length / 2) * 2)

/** From 240p to 1080p and never larger than the film; its own size is among them, for fine coloured lines. */
export function rungsOf({ width, height }: Pick<Facts, 'width' | 'height'>): Rung[] {
  const side = Math.min(width, height)
  const scaled = (to: number, maxRate: number): Rung => {
    const share = Math.min(1, to / side)
    return { name: `${even(Math.min(to, side))}p`, width: even(width * share), height: even(height * share), maxRate }
  }
  const steps = STEPS.filter((step) => step.side <= side)
  const [top] = steps
  const isBetween = side < STEPS[0]!.side && (!top || top.side < side * NEAR)
  const own = isBetween ? [scaled(side, (STEPS.findLast((step) => step.side > side) ?? STEPS[0]!).maxRate)] : []
  return [...own, ...steps.map((step) => scaled(step.side, step.maxRate))]
}

export function planOf(facts: Facts): Plan {
  const { rate, seconds } = facts
  const each = rateNumber(rate)
  const gop = Math.round(each) * GOP_SECONDS
  const all = Math.max(1, Math.round(seconds * each))
  const long = gop * GOPS_A_PIECE
  const pieces = Array.from({ length: Math.ceil(all / long) }, (_, index) => ({
    index,
    from: (index * long) / each,
    frames: Math.min(long, all - index * long),
  }))
  return { rate, gop, rungs: rungsOf(facts), pieces }
}

export const pieceSeconds = ({ frames }: Piece, rate: Rate) => frames / rateNumber(rate)
