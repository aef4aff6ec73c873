import { type Page, slideSvg } from './slide-svg.ts'
import type { Subject } from './subjects.ts'

/** How far the drawing is, where one compares it: its construction, its lines, its colours. */
const compared = [2, 4, 'coloured'] as const satisfies readonly Page[]

/** A small picture beside a point to check: the whole drawing, as it should look then. */
export const checkPointSvg = ({ place, ...wanted }: { seed: number; subject: Subject; place: number }) =>
  slideSvg({ ...wanted, page: compared[place % compared.length]! })
