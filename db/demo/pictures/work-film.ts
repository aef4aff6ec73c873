import { peopleAt, STAGES } from './covers/how-far.ts'
import type { Picture } from './covers/svg.ts'
import type { Progress } from './drawing-svg.ts'
import { type Growth, LOOKING, type Span } from './film.ts'
import type { Point } from './geometry.ts'
import type { Mark, StrokeMark } from './sheet.ts'
import { PENCIL } from './tones.ts'
import { seenStretches } from './unseen-lines.ts'

/** How many pictures a second: slow enough for a hand that draws an evening's work in minutes. */
export const WORK_RATE = 3
/** Rough and draft in pencil, the clean lines, the draft erased, the colours. */
const spans = { pencil: [0.002, 0.36], ink: [0.368, 0.6], hidden: [0.605, 0.62], flat: [0.63, LOOKING] } as const
/** What the hand does at each share of the time, from this one on. */
export const doings: readonly (readonly [from: number, words: string])[] = [
  [0, '鉛筆で、いちばん奥の大きな形から置きます。'],
  [0.06, '形と形の間のすき間で、位置を確かめます。'],
  [0.12, '手前にくる形ほど、あとから重ねます。'],
  [0.19, '大きな形が決まったら、細かい形を足します。'],
  [0.26, '迷った線は消さずに、もう一度引き直します。'],
  [0.32, '下描きはここまで。少し離れて全体を見ます。'],
  [spans.ink[0], 'ペンに持ちかえて、同じ順に清書します。'],
  [0.44, '長い線は、ひじから動かして一息で引きます。'],
  [0.52, '外側の線を太く、内側の線を細く残します。'],
  [spans.hidden[0], '線がそろいました。下描きを消します。'],
  [spans.flat[0], '広いところから色を置きます。'],
  [0.71, 'となりの色と見くらべながら、次の面を塗ります。'],
  [0.79, '影になる面を、ひと色で分けます。'],
  [0.87, '小さな色と光を置いて、仕上げます。'],
]
const shareOf = (t: number, [from, to]: Span) => Math.max(0, Math.min(1, (Math.min(t, LOOKING) - from) / (to - from)))

/** A picture from its first line to what its course's cover shows; its lessons follow each other through it. */
export function workGrowth({ drawing, people }: Picture, seconds: number): Growth {
  return {
    drawing: {
      ...drawing,
      marks: [...drawing.marks, ...drawing.marks.flatMap((_, at) => underdrawn(drawing.marks, at))],
    },
    ...{ seconds, rate: WORK_RATE },
    progressAt: workAt,
    toolSize: 0.5,
    withGlaze: false,
    ...(people && { aboveAt: (t: number) => peopleGrowing(people, t) }),
  }
}

const workAt = (t: number): Progress => ({
  ...{ pencil: shareOf(t, spans.pencil), ink: shareOf(t, spans.ink) },
  ...{ flat: shareOf(t, spans.flat), hidden: shareOf(t, spans.hidden) },
})

const PENCILLED = { in: 0.1, out: 0.15, least: 0.55, shade: 0 }

/** What is inked later is drawn in pencil first, with a thin line, as far as it will be seen; of what becomes black, the edge. */
function underdrawn(marks: readonly Mark[], at: number): StrokeMark[] {
  const mark = marks[at]!
  if (mark.layer !== 'ink') return []
  const line = { kind: 'stroke', layer: 'pencil', colour: PENCIL, opacity: 1, clip: mark.clip } as const
  if (mark.kind === 'stroke') {
    const { points, width, taper } = mark
    const thin = Math.min(3.6, Math.max(2, width * 0.7))
    return seenStretches(marks, at, points).map((seen) => ({ ...line, points: seen, taper, width: thin }))
  }
  const edges = mark.d.split('M').filter(Boolean)
  if (edges.length > 1) return []
  const points = edges[0]!
    .split(/[QLZ]/)
    .filter(Boolean)
    .map((pair) => pair.split(/[ ,]/).slice(0, 2).map(Number) as unknown as Point)
  if (points.length < 4) return []
  return seenStretches(marks, at, [...points, points[0]!]).map((seen) => ({
    ...line,
    ...{ points: seen, width: 2.4, taper: PENCILLED },
  }))
}

/** Who stands in the picture comes with it: in pencil, in lines, in colour, each from the left to the right. */
function peopleGrowing(people: string, t: number): string {
  const last = STAGES - 1
  return ([0, 1, last] as const)
    .map((stage, i) => {
      const part = shareOf(t, [spans.pencil, spans.ink, spans.flat][i]!)
      if (part === 0) return ''
      const edge = (1280 * part).toFixed(0)
      return `<clipPath id="grow${i}"><path d="M0 0H${edge}V720H0Z"/></clipPath><g clip-path="url(#grow${i})">${peopleAt(people, stage)}</g>`
    })
    .join('')
}
