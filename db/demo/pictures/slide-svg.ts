import { drawingSvg, finished, type Progress } from './drawing-svg.ts'
import { ellipse, polygonPath } from './geometry.ts'
import { homeTab, pictureOf } from './picture.ts'
import type { Subject } from './subjects.ts'
import { VERMILION } from './tones.ts'

/** How far the drawing has come on each page: guides, more guides, the line, the detail, the colour. */
export const steps: readonly Progress[] = [
  { pencil: 0.4, ink: 0, flat: 0 },
  { pencil: 1, ink: 0, flat: 0 },
  { pencil: 1, ink: 0.5, flat: 0 },
  { pencil: 1, ink: 1, flat: 0 },
  { pencil: 1, ink: 1, flat: 0.6 },
  finished,
]

/** A page of a lesson, 1280×960: one step further in the same drawing. */
export function slideSvg({ seed, page, subject }: { seed: number; page: number; subject: Subject }): string {
  const drawing = pictureOf({ seed, tab: homeTab(subject), subject, width: 1280, height: 960 })
  const step = Math.max(0, Math.min(steps.length - 1, page - 1))
  return drawingSvg(drawing, steps[step], dots(step))
}

/** Which step this is, as small rounds along the foot; the current one is vermilion. */
function dots(step: number) {
  const plate = '<rect x="528" y="908" width="224" height="48" rx="24" fill="#FBF8F2" opacity=".92"/>'
  return (
    plate +
    steps
      .map((_, i) => {
        const d = polygonPath(
          ellipse(640 + (i - (steps.length - 1) / 2) * 34, 932, i === step ? 9 : 6, i === step ? 9 : 6),
        )
        return `<path d="${d}" fill="${i === step ? VERMILION : '#1E2230'}" opacity="${i <= step ? 1 : 0.2}"/>`
      })
      .join('')
  )
}
