import type { Figure } from '../tables.ts'
import { tag, text } from './svg.server.ts'

const ROW = 42

/** A bar for each row as wide as there is room, its name and its figure above it. */
export function drawBars({ title, unit, rows }: Figure): string {
  const most = Math.max(1, ...rows.map(({ values }) => values[0]!))
  const bars = rows.map(({ label, values }, at) => {
    const [value] = values as [number]
    const y = at * ROW
    return (
      text(0, y + 16, label.length > 20 ? `${label.slice(0, 19)}…` : label) +
      text('100%', y + 16, `${value.toLocaleString('ja-JP')}${unit}`, { 'text-anchor': 'end' }) +
      tag('rect', { x: 0, y: y + 22, width: `${(100 * value) / most}%`, height: 12, class: 'plot-part plot-part-0' })
    )
  })
  const height = Math.max(1, rows.length) * ROW
  return tag(
    'svg',
    { width: '100%', height, role: 'img', 'aria-label': `${title}のグラフ`, class: 'plot plot-bars' },
    bars.join(''),
  )
}
