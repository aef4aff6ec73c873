import sharp from 'sharp'
import { drawingSvg, nib, type Progress } from './drawing-svg.ts'
import type { Point } from './geometry.ts'
import { homeTab, pictureOf } from './picture.ts'
import type { Subject } from './subjects.ts'
import { between, PAPER, PENCIL, VERMILION } from './tones.ts'

export const filmSize = { width: 960, height: 540 }
export type Film = { seed: number; subject: Subject; seconds: number; rate: number }

/** Where in a film each layer is drawn: pencil first, then ink, then colour, then a moment to look. */
const spans = { pencil: [0.02, 0.28], ink: [0.3, 0.7], flat: [0.71, 0.93] } as const

export function progressAt(t: number): Progress {
  const part = ([from, to]: readonly [number, number]) => Math.max(0, Math.min(1, (t - from) / (to - from)))
  return { pencil: part(spans.pencil), ink: part(spans.ink), flat: part(spans.flat) }
}

/** The frames of "a picture being drawn, stroke after stroke", as raw RGB. */
export async function* framesOf({ seed, subject, seconds, rate }: Film): AsyncGenerator<Buffer> {
  const drawing = pictureOf({ seed, tab: homeTab(subject), subject, ...filmSize })
  const count = Math.round(seconds * rate)
  let hand: Point = [filmSize.width, filmSize.height]
  let last = ''
  let picture = Buffer.alloc(0)
  for (let i = 0; i < count; i++) {
    const progress = progressAt(i / count)
    const tip = nib(drawing, progress)
    const goal: Point = tip ?? [filmSize.width + 120, filmSize.height + 60]
    const pace = tip ? 1 : 0.12
    hand = [hand[0] + (goal[0] - hand[0]) * pace, hand[1] + (goal[1] - hand[1]) * pace]
    const key = `${Object.values(progress).join()}|${hand.map(Math.round).join()}`
    if (key !== last) {
      const svg = drawingSvg(drawing, progress, penAt(hand, progress), false)
      picture = await sharp(Buffer.from(svg)).flatten({ background: PAPER }).removeAlpha().raw().toBuffer()
      last = key
    }
    yield picture
  }
}

/** The last frame without the pen: the poster. */
export const posterOf = ({ seed, subject }: Pick<Film, 'seed' | 'subject'>) =>
  drawingSvg(pictureOf({ seed, tab: homeTab(subject), subject, ...filmSize }))

/** A pencil, a pen or a brush whose tip is where the line grows. */
function penAt([x, y]: Point, progress: Progress): string {
  const kind = progress.ink === 0 ? 'pencil' : progress.flat === 0 ? 'pen' : 'brush'
  const colour = { pencil: PENCIL, pen: VERMILION, brush: '#CFA24E' }[kind]
  const dark = between(colour, '#1E2230', 0.35)
  const tip = { pencil: 'M0 0L16 -5L16 5Z', pen: 'M0 0L26 -6L30 0L26 6Z', brush: 'M0 0Q10 -12 30 -8L30 8Q10 10 0 0Z' }[
    kind
  ]
  const line = 'stroke="#1E2230" stroke-width="2.2" stroke-linejoin="round"'
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(-52)"><path d="${tip}" fill="${kind === 'pencil' ? '#F4D6BF' : '#4A4D57'}" ${line}/><path d="M${kind === 'pencil' ? 16 : 28} -7H150V7H${kind === 'pencil' ? 16 : 28}Z" fill="${colour}" ${line}/><path d="M${kind === 'pencil' ? 16 : 28} 2H150V7H${kind === 'pencil' ? 16 : 28}Z" fill="${dark}"/></g>`
}
