import { dice } from './dice.ts'

/** Fibres and specks of paper: two paths of many tiny strokes, far cheaper to rasterise than noise. */
export function grain(width: number, height: number, seed: number): string {
  const roll = dice(seed, 'grain')
  const amount = Math.round((width * height) / 1500)
  const fleck = () => {
    const [x, y] = [Math.round(roll.next() * width), Math.round(roll.next() * height)]
    const [dx, dy] = [Math.round(roll.range(-3, 3)), Math.round(roll.range(-2, 2))]
    return `M${x} ${y}l${dx || 1} ${dy}`
  }
  const path = (count: number) => Array.from({ length: count }, fleck).join('')
  return `<path d="${path(amount)}" stroke="#6b5a3c" stroke-opacity=".09" fill="none"/><path d="${path(amount)}" stroke="#fffdf8" stroke-opacity=".2" stroke-width="1.2" fill="none"/>`
}
