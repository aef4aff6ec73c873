import { grain } from './grain.ts'
import { lengthOf, mixed, type Point } from './geometry.ts'
import type { Drawing, Layer, Mark, ShapeMark, StrokeMark } from './sheet.ts'
import { strokePath } from './stroke.ts'

/** How much of each layer is drawn, 0 to 1 of its length; a whole picture is 1, 1, 1. `hidden` is how far the construction is hidden. */
export type Progress = Record<Layer, number> & { hidden?: number }
export const finished: Progress = { pencil: 1, ink: 1, flat: 1 }

export function drawingSvg(drawing: Drawing, progress: Progress = finished, extra = '', on: On = {}): string {
  return partsSvg(drawing, shownParts(drawing.marks, progress), { hidden: progress.hidden, extra, ...on })
}

/** On which paper, and with which pencil: without its glaze it is drawn twice as fast. */
type On = { withGrain?: boolean; withGlaze?: boolean }
type Around = On & { hidden?: number; extra?: string }

/** `shown` says how much of each mark is there, from 0 to 1; with less than nothing it does not even hide what lies behind. */
export function partsSvg(
  drawing: Drawing,
  shown: readonly number[],
  { hidden = 0, extra = '', withGrain = true, withGlaze = true }: Around,
): string {
  const clips = drawing.clips.map(
    (clip, i) =>
      `<clipPath id="c${i}"${clip.parent < 0 ? '' : ` clip-path="url(#c${clip.parent})"`}><path d="${clip.d}"/></clipPath>`,
  )
  const below = drawing.marks.map((mark, i) =>
    mark.layer === 'pencil' ? '' : marked(mark, shown[i] as number, drawing, i),
  )
  const above = (stays: boolean) =>
    drawing.marks.map((mark, i) =>
      mark.layer === 'pencil' && stays === (mark.kind === 'stroke' && mark.stays === true)
        ? marked(mark, shown[i] as number, drawing, i)
        : '',
    )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${drawing.width}" height="${drawing.height}" viewBox="0 0 ${drawing.width} ${drawing.height}">`,
    clips.length ? `<defs>${clips.join('')}</defs>` : '',
    `<rect width="${drawing.width}" height="${drawing.height}" fill="${drawing.paper}"/>`,
    ...below,
    pencilled(above(false).join(''), 1 - hidden, withGlaze),
    pencilled(above(true).join(''), 1, withGlaze),
    withGrain ? grain(drawing.width, drawing.height, drawing.seed) : '',
    extra,
    '</svg>',
  ].join('')
}

/** The marks alone, to lie above people; they use no clips. */
export const marksSvg = (drawing: Drawing) => drawing.marks.map((mark, i) => marked(mark, 1, drawing, i)).join('')

/** Blue pencil tints paper and colour alike: once as a glaze, once as the wax that lies on top. */
function pencilled(paths: string, strength: number, withGlaze = true) {
  if (!paths || strength < 0.01) return ''
  if (!withGlaze) return `<g opacity="${(0.85 * strength).toFixed(2)}">${paths}</g>`
  const part = (most: number) => (most * strength).toFixed(3).replace(/^0|0+$/g, '')
  return `<g style="mix-blend-mode:multiply" opacity="${part(0.75)}">${paths}</g><g opacity="${part(0.38)}">${paths}</g>`
}

/** A pencil line that grows, as it lies on everything else. */
export const pencilLine = (mark: StrokeMark, part: number) =>
  pencilled(`<path d="${strokePath(grown(mark.points, part), mark.width, mark.taper)}" fill="${mark.colour}"/>`, 1)

/** The tip of the pen: where the mark now in work ends. */
export function nib(drawing: Drawing, progress: Progress): Point | null {
  const shown = shownParts(drawing.marks, progress)
  const i = shown.findIndex((part) => part > 0 && part < 1)
  const mark = drawing.marks[i]
  return mark ? tipOf(mark, shown[i] as number) : null
}

/** Where a mark ends of which so much is drawn. */
export function tipOf(mark: Mark, part: number): Point {
  if (mark.kind === 'stroke') return grown(mark.points, part).at(-1)!
  const [x, y, w, h] = boundsOf(mark.d)
  return [x + w * part, y + h * (0.5 + 0.4 * Math.sin(part * 19))]
}

export const effort = (mark: Mark) =>
  mark.kind === 'stroke' ? lengthOf(mark.points) + 30 : mark.layer === 'ink' ? 60 : 160

function shownParts(marks: readonly Mark[], progress: Progress): number[] {
  const total = { pencil: 0, ink: 0, flat: 0 }
  for (const mark of marks) total[mark.layer] += effort(mark)
  const spent = { pencil: 0, ink: 0, flat: 0 }
  return marks.map((mark) => {
    const own = effort(mark)
    const start = spent[mark.layer]
    spent[mark.layer] += own
    return Math.max(0, Math.min(1, (progress[mark.layer] * total[mark.layer] - start) / own))
  })
}

/** So much of a line, its end between two of its points. */
function grown(points: readonly Point[], part: number): Point[] {
  const at = (points.length - 1) * Math.max(0, Math.min(1, part))
  const whole = Math.floor(at)
  const next = points[whole + 1]
  return [...points.slice(0, whole + 1), ...(next && at > whole ? [mixed(points[whole]!, next, at - whole)] : [])]
}

function marked(mark: Mark, part: number, drawing: Drawing, index: number): string {
  const clip = mark.clip < 0 ? '' : ` clip-path="url(#c${mark.clip})"`
  const opacity = mark.opacity === 1 ? '' : ` opacity="${mark.opacity}"`
  if (part < 0) return ''
  if (mark.kind === 'shape')
    return `${knocked(mark, drawing.paper, clip)}${part <= 0 ? '' : washed(mark, part, index, clip, opacity)}`
  if (part <= 0) return ''
  const d = part >= 1 ? wholeStroke(mark) : strokePath(grown(mark.points, part), mark.width, mark.taper)
  return `<path d="${d}" fill="${mark.colour}"${opacity}${clip}/>`
}

/** A finished stroke looks the same in every frame of a film. */
const strokes = new WeakMap<StrokeMark, string>()
function wholeStroke(mark: StrokeMark) {
  const known = strokes.get(mark)
  if (known !== undefined) return known
  const d = strokePath(mark.points, mark.width, mark.taper)
  strokes.set(mark, d)
  return d
}

/** Before its colour comes, a thing already hides what lies behind it, in the colour of the paper. */
const knocked = (mark: ShapeMark, paper: string, clip: string) =>
  mark.knock ? `<path d="${mark.knock}" fill="${paper}"${clip}/>` : ''

function washed(mark: ShapeMark, part: number, index: number, clip: string, opacity: string) {
  const path = `<path d="${mark.d}" fill="${mark.colour}"${opacity}${clip}/>`
  if (part >= 1) return path
  const [x, y, w, h] = boundsOf(mark.d)
  const lean = h * 0.25
  const edge = x - lean + (w + 2 * lean) * part
  const swath = `M${x - 40} ${y - 40}H${edge + lean}L${edge - lean} ${y + h + 40}H${x - 40}Z`
  return `<clipPath id="w${index}"><path d="${swath}"/></clipPath><g clip-path="url(#w${index})">${path}</g>`
}

export function boundsOf(d: string): [number, number, number, number] {
  const numbers = d.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [0, 0]
  const xs = numbers.filter((_, i) => i % 2 === 0)
  const ys = numbers.filter((_, i) => i % 2 === 1)
  const [x, y] = [xs.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.min(a, b))]
  return [x, y, xs.reduce((a, b) => Math.max(a, b)) - x, ys.reduce((a, b) => Math.max(a, b)) - y]
}
