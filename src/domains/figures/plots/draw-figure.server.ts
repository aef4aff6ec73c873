import type { Figure } from '../tables.ts'
import { drawBars } from './bars.server.ts'
import { drawCohorts } from './cohorts.server.ts'
import { drawColumns } from './columns.server.ts'

const pens = { columns: drawColumns, cohorts: drawCohorts, bars: drawBars }

/** Drawn here and sent as it is: no script draws anything in the browser. */
export const drawFigure = (figure: Figure): string => pens[figure.kind](figure)
