import type { Figure } from '../tables.ts'
import { picture, tag, text } from './svg.server.ts'

const WIDTH = 520
const ROW = 28
const NAMES = 60

/** A row for each month of beginning: the share that was still there, the darker the more. */
export function drawCohorts({ title, rows }: Figure): string {
  const columns = Math.max(1, rows.length)
  const step = (WIDTH - NAMES) / columns
  const head = Array.from({ length: columns }, (_, at) =>
    text(NAMES + step * (at + 0.5), 16, at === 0 ? '当月' : String(at), { 'text-anchor': 'middle' }),
  )
  const cells = rows.map(({ label, values: [all = 0, ...stay] }, row) => {
    const y = 24 + row * ROW
    const drawn = stay.map((left, at) => {
      const share = all > 0 ? left / all : 0
      const place = { x: NAMES + step * at + 1, y: y + 1, width: step - 2, height: ROW - 2 }
      if (all === 0) return tag('rect', { ...place, class: 'plot-empty' })
      return (
        tag('rect', { ...place, class: 'plot-share', 'fill-opacity': 0.06 + 0.3 * share }) +
        text(NAMES + step * (at + 0.5), y + 18, `${Math.round(share * 100)}%`, { 'text-anchor': 'middle' })
      )
    })
    return text(0, y + 18, label) + drawn.join('')
  })
  return picture(WIDTH, 24 + rows.length * ROW, `${title}のグラフ`, head.join('') + cells.join(''))
}
