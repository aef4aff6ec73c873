import { expect, it } from 'vitest'
import { scribble } from '#test/critiques/drawing.ts'
import type { Move, Stroke } from '../../terms.ts'
import { lineOf, PAUSE_MOST, placeAt, shareOf, steppedFrom } from './line.ts'

const [stroke] = scribble(1)
const dash = (at: number, took: number): Stroke => ({
  ...stroke!,
  at,
  xs: Int32Array.of(0, 8),
  ys: Int32Array.of(0, 0),
  pressures: Uint8Array.of(9, 9),
  times: Int32Array.of(0, took),
})
const move = (at: number, took: number): Move => ({
  ...{ kind: 'move', layer: 'pen', at, took, lasso: { xs: Int32Array.of(0), ys: Int32Array.of(0) } },
  ...{ dx: 0, dy: 0, scale: 1000, turn: 0 },
})

it('a hand that rests long is waited for no longer than a moment, a short rest stays as it was', () => {
  const line = lineOf([dash(60_000, 100), dash(60_300, 100), dash(90_000, 50)])
  expect([...line.begins]).toEqual([PAUSE_MOST, PAUSE_MOST + 300, PAUSE_MOST + 400 + PAUSE_MOST])
  expect(line.length).toBe(2 * PAUSE_MOST + 450)
})

it('strokes of two hands at once come one after the other, and a clear takes no time', () => {
  const line = lineOf([dash(0, 500), dash(200, 100), { kind: 'clear', layer: 'pen', at: 510 }])
  expect([...line.begins]).toEqual([0, 500, 610])
  expect([...line.ends]).toEqual([500, 600, 610])
})

it('a part that was moved for a minute goes its way in a second and a half', () => {
  const long = move(0, 60_000)
  expect(lineOf([long]).length).toBe(1_500)
  expect([shareOf(long, 0), shareOf(long, 750), shareOf(long, 9_000), shareOf(move(0, 0), 0)]).toEqual([0, 0.5, 1, 1])
})

it('says at each moment what is whole, what is under way and what rests', () => {
  const line = lineOf([dash(0, 100), dash(300, 100)])
  const places = [0, 99, 100, 299, 300, 350, 400, 9_000].map((at) => placeAt(line, at))
  expect(places).toEqual([
    { done: 0, since: 0 },
    { done: 0, since: 99 },
    { done: 1, since: null },
    { done: 1, since: null },
    { done: 1, since: 0 },
    { done: 1, since: 50 },
    { done: 2, since: null },
    { done: 2, since: null },
  ])
})

it('steps to the end of the next stroke, back to the end of the one before, and not beyond either end', () => {
  const line = lineOf([dash(0, 100), dash(300, 100), dash(600, 100)])
  const forth = [0, 50, 100, 350, 700].map((at) => steppedFrom(line, at, 1))
  const back = [700, 650, 400, 350, 100, 50, 0].map((at) => steppedFrom(line, at, -1))
  expect(forth).toEqual([100, 100, 400, 400, 700])
  expect(back).toEqual([400, 400, 100, 100, 0, 0, 0])
  expect(steppedFrom(lineOf([]), 0, 1)).toBe(0)
})
