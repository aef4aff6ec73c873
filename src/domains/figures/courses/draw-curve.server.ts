import { picture, tag, text } from '../plots/svg.server.ts'
import type { Point, Second } from './curve.ts'
import type { Film } from './queries.ts'

const WIDTH = 960
const HEIGHT = 260
const LEFT = 44
const GROUND = 22
const TOP = 12
const LEAVERS = 40

/** The share that saw each second, and below it where people stayed away; a line wherever another film begins. */
export function drawCurve(films: readonly Film[], seconds: readonly Second[], points: readonly Point[]): string {
  const ground = HEIGHT - GROUND - LEAVERS
  const width = WIDTH - LEFT
  const x = (second: number) => LEFT + (width * second) / Math.max(1, seconds.length)
  const y = (share: number) => ground - (ground - TOP) * Math.min(1, share)
  const step = seconds.length / Math.max(1, points.length)
  const line = points.map(
    ({ share }, at) => `${at === 0 ? 'M' : 'L'}${x((at + 0.5) * step).toFixed(1)} ${y(share).toFixed(1)}`,
  )
  const shares = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      tag('line', { x1: LEFT, x2: WIDTH, y1: y(share), y2: y(share), class: share ? 'plot-line' : 'plot-ground' }) +
      text(LEFT - 8, y(share) + 4, `${share * 100}%`, { 'text-anchor': 'end' }),
  )
  const most = Math.max(1, ...points.map(({ left }) => left))
  const leavers = points.map(({ left }, at) =>
    left > 0
      ? tag('rect', {
          x: x(at * step),
          y: ground + 4,
          width: Math.max(1, width / points.length - 0.5),
          height: (LEAVERS - 8) * (left / most),
          class: 'plot-part plot-part-1',
        })
      : '',
  )
  const area = `${line.join('')}L${x(seconds.length).toFixed(1)} ${ground}L${LEFT} ${ground}Z`
  return picture(
    WIDTH,
    HEIGHT,
    '見られた割合の曲線',
    shares.join('') +
      borders(films, seconds, x, ground) +
      tag('path', { d: area, class: 'plot-area' }) +
      tag('path', { d: line.join(''), class: 'plot-curve' }) +
      leavers.join('') +
      text(LEFT - 8, ground + 20, '離脱', { 'text-anchor': 'end' }),
  )
}

/** A name stands where there is room for it. */
function borders(films: readonly Film[], seconds: readonly Second[], x: (second: number) => number, ground: number) {
  let free = 0
  const starts = films.map((_, index) => seconds.findIndex(({ film }) => film === index))
  return starts
    .map((at, index) => {
      const line =
        index > 0 ? tag('line', { x1: x(at), x2: x(at), y1: TOP, y2: ground + LEAVERS, class: 'plot-line' }) : ''
      if (x(at) < free) return line
      const name = `DAY ${films[index]!.day}-${index - films.findIndex(({ day }) => day === films[index]!.day) + 1}`
      free = x(at) + 64
      return line + text(x(at) + 3, HEIGHT - 6, name)
    })
    .join('')
}
