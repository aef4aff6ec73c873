import { drawBackdrop } from './backdrop.ts'
import { dice } from './dice.ts'
import { type Drawing, Sheet } from './sheet.ts'
import { draughts, type Subject } from './subjects.ts'
import { PAPER, type Tab, tonesOf } from './tones.ts'

export type Wanted = { seed: number; tab: Tab; subject: Subject; width: number; height: number }

/** One picture of a subject, as marks: for a cover, a slide, a film; `besides` is what stands in it as well. */
export function pictureOf(wanted: Wanted, besides: (s: Sheet) => void = () => {}): Drawing {
  const sheet = emptySheet(wanted)
  drawOn(sheet, wanted.subject)
  besides(sheet)
  return drawingOn(sheet, wanted.seed)
}

export function emptySheet({ seed, tab, subject, width, height }: Wanted): Sheet {
  const roll = dice(seed, `${tab}/${subject}`)
  return new Sheet(width, height, tonesOf(tab, roll), roll)
}

/** What a picture of the subject shows, on a sheet made for it. */
export function drawOn(sheet: Sheet, subject: Subject) {
  const { draw, backdrop } = draughts[subject]
  if (backdrop) drawBackdrop(sheet)
  draw(sheet)
}

export const drawingOn = ({ width, height, marks, clips }: Sheet, seed: number): Drawing => ({
  ...{ width, height, paper: PAPER, marks, clips, seed },
})

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
