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

type AtHome = Omit<Wanted, 'tab'>
let latest: (AtHome & { drawing: Drawing }) | null = null

/** A subject in its own colours; the steps and the parts of one drawing are asked for one after the other. */
export function ownPictureOf(wanted: AtHome): Drawing {
  const { seed, subject, width, height } = wanted
  const isLatest =
    latest?.seed === seed && latest.subject === subject && latest.width === width && latest.height === height
  if (!latest || !isLatest) latest = { ...wanted, drawing: pictureOf({ ...wanted, tab: homeTab(subject) }) }
  return latest.drawing
}

/** The tab whose colours suit a subject, where nobody names one. */
export const homeTab = (subject: Subject): Tab => draughts[subject].tab
