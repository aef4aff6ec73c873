import { drawAutumnWeek } from './autumn-week.ts'
import { critiques, drawCritique } from './critiques.ts'
import { drawFirstPage } from './first-page.ts'
import { drawWinterContest } from './winter-contest.ts'
import { dice } from '../dice.ts'
import { drawingSvg, finished } from '../drawing-svg.ts'
import { Sheet } from '../sheet.ts'
import { tonesOf } from '../tones.ts'

type CritiqueName = keyof typeof critiques
export type Banner = 'winter-contest' | 'autumn-week' | CritiqueName
export const bannerNames: readonly Banner[] = [
  ...(['winter-contest', 'autumn-week'] as const),
  ...(Object.keys(critiques) as CritiqueName[]),
]

function drawBanner(s: Sheet, banner: Banner) {
  if (banner === 'winter-contest') return drawWinterContest(s)
  if (banner === 'autumn-week') return drawAutumnWeek(s)
  drawCritique(s, critiques[banner])
}

/** What lies beside a line where its colour was printed a little apart. */
const BESIDE = '#7A4E45'

const sizes = { pc: [1600, 320], sp: [750, 300], notice: [1280, 720] } as const

/** One picture of what is announced: the wide one shows more on both sides of what the one for phones shows. */
export function bannerSvg({ banner, shape }: { banner: Banner; shape: 'pc' | 'sp' }): string {
  return drawnOn(shape, banner, (s) => drawBanner(s, banner))
}

/** What somebody who is new is told: it stands in a notice of its own. */
export const firstPageSvg = () => drawnOn('notice', 'first-page', drawFirstPage)

function drawnOn(shape: keyof typeof sizes, seed: string, draw: (s: Sheet) => void): string {
  const roll = dice(1, seed)
  const [width, height] = sizes[shape]
  const s = new Sheet(width, height, tonesOf('other', roll), roll, 0.3)
  draw(s)
  const drawing = { width, height, paper: BESIDE, marks: s.marks, clips: s.clips, seed: 1 }
  return drawingSvg(drawing, { ...finished, hidden: 1 })
}
