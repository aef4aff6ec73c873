import { drawingSvg, finished, type Progress } from './drawing-svg.ts'
import { ownPictureOf } from './picture.ts'
import type { Subject } from './subjects.ts'

/** How far the drawing has come on each page: guides, more guides, the line, the detail, the colour. */
export const steps: readonly Progress[] = [
  { pencil: 0.7, ink: 0, flat: 0 },
  { pencil: 1, ink: 0, flat: 0 },
  { pencil: 1, ink: 0.5, flat: 0 },
  { pencil: 1, ink: 1, flat: 0 },
  { pencil: 1, ink: 1, flat: 0.6 },
  finished,
]

/** One step further in the same drawing; or what it comes to without its pencil, coloured or not. */
export type Page = number | 'coloured' | 'lines'

/** A page of a lesson, 1280×960. */
export function slideSvg({ seed, page, subject }: { seed: number; page: Page; subject: Subject }): string {
  const drawing = ownPictureOf({ seed, subject, width: 1280, height: 960 })
  if (page === 'coloured') return drawingSvg(drawing, { ...finished, pencil: 0 })
  if (page === 'lines') return drawingSvg(drawing, { pencil: 0, ink: 1, flat: 0 })
  return drawingSvg(drawing, steps[Math.max(0, Math.min(steps.length - 1, page - 1))])
}
