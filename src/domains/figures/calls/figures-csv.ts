import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { toCsv } from '#platform/csv.ts'
import { notFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { readFigures } from '../read-figures.server.ts'

/** One plot of the period as a table for spreadsheets. */
export default async function figuresCsv(ask: CallAsk) {
  const actor = staffActorOf(ask)
  const read = await readFigures(actor)
  const figure = read?.figures.find(({ id }) => id === actor.url.searchParams.get('figure')) ?? notFound()
  const { rowName, series, extraNames = [], rows, id } = figure
  const csv = toCsv([
    [rowName, ...series, ...extraNames],
    ...rows.map(({ label, values, extra = [] }) => [
      label,
      ...series.map((_, index) => values[index] ?? ''),
      ...extra.map((one) => one.replaceAll(',', '')),
    ]),
  ])
  return Answer.csv(`figures-${id}-${read!.period.from}-${read!.period.to}`, csv)
}
