import { drawBackdrop } from './backdrop.ts'
import { dice } from './dice.ts'
import { type Drawing, Sheet } from './sheet.ts'
import { draughts, type Subject } from './subjects.ts'
import { PAPER, type Tab, tonesOf } from './tones.ts'

export type Wanted = { seed: number; tab: Tab; subject: Subject; width: number; height: number }

/** One picture of a subject, as marks: for a cover, a slide, a film; `besides` is what stands in it as well. */
export function pictureOf(
  { seed, tab, subject, width, height }: Wanted,
  besides: (s: Sheet) => void = () => {},
): Drawing {
  const roll = dice(seed, `${tab}/${subject}`)
  const sheet = new Sheet(width, height, tonesOf(tab, roll), roll)
  const { draw, backdrop } = draughts[subject]
  if (backdrop) drawBackdrop(sheet)
  draw(sheet)
  besides(sheet)
  return { width, height, paper: PAPER, marks: sheet.marks, clips: sheet.clips, seed }
}

/** The tab whose colours suit a subject, where nobody names one. */
export const homeTab = (subject: Subject): Tab => draughts[subject].tab
