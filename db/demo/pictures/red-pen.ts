import type { Dice } from './dice.ts'
import { evenly, type Point, polar, through } from './geometry.ts'
import { strokePath } from './stroke.ts'
import { VERMILION } from './tones.ts'

export type PenMark = { points: readonly Point[]; width: number }

/** The teacher's vermilion pen. */
export function penStroke({ points, width }: PenMark): string {
  const even = evenly(through(points), 5)
  return `<path d="${strokePath(even, width, { in: 0.15, out: 0.35, least: 0.35, shade: 0.3 })}" fill="${VERMILION}"/>`
}

export function penCircle(roll: Dice, x: number, y: number, r: number, width: number): PenMark {
  const start = roll.range(-2.6, -1.6)
  const squash = roll.range(0.8, 0.95)
  const points = Array.from({ length: 22 }, (_, i): Point => {
    const p = polar(start + (i / 21) * 6.9, r * (1 + i * 0.006) + roll.range(-1.5, 1.5))
    return [x + p[0], y + p[1] * squash]
  })
  return { points, width }
}

export function penArrow(from: Point, to: Point, bow: number, width: number): PenMark[] {
  const middle: Point = [(from[0] + to[0]) / 2 + bow, (from[1] + to[1]) / 2 - Math.abs(bow) * 0.4]
  const angle = Math.atan2(to[1] - middle[1], to[0] - middle[0])
  const barb = (turn: number): Point => {
    const p = polar(angle + turn, -width * 4.4)
    return [to[0] + p[0], to[1] + p[1]]
  }
  return [
    { points: [from, middle, to], width },
    { points: [to, barb(0.5)], width: width * 0.9 },
    { points: [to, barb(-0.5)], width: width * 0.9 },
  ]
}
