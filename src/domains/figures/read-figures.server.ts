import type { Actor } from '#platform/ask.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import { dayOf } from '#platform/paging.ts'
import { bucketsOf, grainOf, periodOf, type Period } from './period.ts'
import { drawFigure } from './plots/draw-figure.server.ts'
import { countCorrections, findNewestDay, listMoved, listReasonNames, listStood, listTurned } from './queries.ts'
import { figuresOf, type Figure } from './tables.ts'

/** Cohorts are shown of so many months: more would be too small to read. */
const MOST_COHORTS = 12

/** What the page and its files are made of, in six statements, however long the period is; null before the first night. */
export async function readFigures({
  db,
  url,
}: Actor): Promise<{ period: Period; corrections: number; figures: Figure[] } | null> {
  const newest = await findNewestDay(db)
  if (!newest) return null
  const period = periodOf({ from: dayOf(url, 'from'), to: dayOf(url, 'to') }, newest)
  const grain = grainOf(period)
  const buckets = bucketsOf(period, grain)
  const months = bucketsOf(period, 'month')
    .slice(-MOST_COHORTS)
    .map(({ key }) => key)
  const [moved, stood, turned, corrections, reasons] = await Promise.all([
    listMoved(db, period, grain),
    listStood(db, buckets, grain),
    listTurned(db, months),
    countCorrections(db, period),
    listReasonNames(db),
  ])
  const rowName = grain === 'day' ? '日' : '月'
  return { period, corrections, figures: figuresOf({ buckets, rowName, moved, stood, turned, months, reasons }) }
}

export type Drawn = Figure & { svg: string; csvPath: string }

/** The same with its plots drawn. */
export async function drawFigures(actor: Actor) {
  const read = await readFigures(actor)
  if (!read) return null
  const { period, corrections, figures } = read
  const drawn = figures.map((figure): Drawn => ({
    ...figure,
    svg: drawFigure(figure),
    csvPath: `/staff/figures.csv?${new URLSearchParams({ ...period, figure: figure.id }).toString()}`,
  }))
  return { period, corrections, until: formatDayKey(period.to), figures: drawn }
}
