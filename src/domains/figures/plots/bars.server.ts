import type { Figure } from '../tables.ts'
import { picture, tag, text } from './svg.server.ts'

const WIDTH = 520
const ROW = 30
const NAMES = 224
const FIGURES = 56

/** A bar for each row, its name before it and its figure behind it. */
export function drawBars({ title, unit, rows }: Figure): string {
  const most = Math.max(1, ...rows.map(({ values }) => values[0]!))
  const room = WIDTH - NAMES - FIGURES
  const bars = rows.map(({ label, values }, at) => {
    const [value] = values as [number]
    const y = at * ROW
    const width = (room * value) / most
    return (
      text(0, y + 19, label.length > 20 ? `${label.slice(0, 19)}…` : label) +
      tag('rect', { x: NAMES, y: y + 6, width, height: ROW - 12, class: 'plot-part plot-part-0' }) +
      text(NAMES + width + 8, y + 19, `${value.toLocaleString('ja-JP')}${unit}`)
    )
  })
  return picture(WIDTH, Math.max(1, rows.length) * ROW, `${title}のグラフ`, bars.join(''))
}
