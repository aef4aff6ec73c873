import type { Figure } from '../tables.ts'
import { escaped, picture, tag, text } from './svg.server.ts'
import { shortNumber, ticksTo } from './ticks.ts'

const WIDTH = 520
const HEIGHT = 240
const LEFT = 52
const GROUND = 26
const TOP = 14
/** So many names fit beside each other on the ground. */
const MOST_NAMES = 8

/** Columns of what adds up, the first series at the bottom; lines at round numbers to measure by. */
export function drawColumns({ title, unit, series, rows }: Figure): string {
  const ticks = ticksTo(Math.max(0, ...rows.map(({ values }) => values.reduce((all, value) => all + value, 0))))
  const most = ticks.at(-1)!
  const ground = HEIGHT - GROUND
  const high = (value: number) => ((ground - TOP) * Math.max(0, value)) / most
  const step = (WIDTH - LEFT) / Math.max(1, rows.length)
  const lines = ticks.map(
    (tick) =>
      tag('line', {
        x1: LEFT,
        x2: WIDTH,
        y1: ground - high(tick),
        y2: ground - high(tick),
        class: tick ? 'plot-line' : 'plot-ground',
      }) + text(LEFT - 8, ground - high(tick) + 4, shortNumber(tick), { 'text-anchor': 'end' }),
  )
  const every = Math.ceil(rows.length / MOST_NAMES)
  const columns = rows.map(({ label, values }, at) => {
    const x = LEFT + at * step
    let below = ground
    const parts = values.map((value, index) => {
      below -= high(value)
      const place = { x: x + step * 0.16, y: below, width: step * 0.68, height: high(value) }
      return value > 0 ? tag('rect', { ...place, class: `plot-part plot-part-${index}` }) : ''
    })
    const said = values.map((value, index) => `${series[index]} ${value.toLocaleString('ja-JP')}${unit}`)
    const look = `plot-words plot-name${at % (2 * every) === 0 ? '' : ' plot-name-between'}`
    const name = at % every === 0 ? text(x + step / 2, HEIGHT - 8, label, { 'text-anchor': 'middle', class: look }) : ''
    return tag('g', {}, tag('title', {}, escaped(`${label}：${said.join('、')}`)) + parts.join('')) + name
  })
  return picture(WIDTH, HEIGHT, `${title}のグラフ`, lines.join('') + columns.join(''), 'plot-columns')
}
