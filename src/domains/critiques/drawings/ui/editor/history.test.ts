import { expect, it } from 'vitest'
import { scribble } from '#test/critiques/drawing.ts'
import { DrawingClock, History } from './history.ts'
import { endOf, merged } from './merge.ts'

const [a, b, c, d] = scribble(4) as [Stroke, Stroke, Stroke, Stroke]
type Stroke = ReturnType<typeof scribble>[number]

it('takes back and brings again in order, and forgets what was taken back when something new is drawn', () => {
  const history = new History()
  for (const op of [a, b]) history.add(op)
  expect([history.undo(), history.undo(), history.undo()]).toEqual([b, a, null])
  expect(history.redo()).toBe(a)
  history.add(c)
  expect(history.redo()).toBeNull()
  expect(history.ops).toEqual([a, c])
})

it('knows from which stroke on the house must be told again', () => {
  const history = new History()
  history.begin([a, b])
  history.add(c)
  expect(history.unsaved).toEqual([c])
  history.sending()
  history.undo()
  history.undo()
  history.add(d)
  history.arrived()
  // c had gone out and was taken back meanwhile, and so was b.
  expect([history.known, history.unsaved]).toEqual([1, [d]])
  history.sending()
  history.arrived()
  expect(history.unsaved).toEqual([])
})

it('lays what was drawn here over what another tab has drawn, each stroke once and in the order of time', () => {
  const again = { ...structuredClone(b), at: b.at + 5 }
  const all = merged([a, c, again], [b, d])
  expect(all).toEqual([a, c, again, d])
  const late = { ...structuredClone(a), at: 10_000 }
  const both = merged([late], [b, c])
  expect(both.map(({ at }) => at)).toEqual([10_000, endOf([late]), endOf([late]) + c.at - b.at])
})

it('counts the hand’s own time, long pauses left out, and never runs backwards', () => {
  const clock = new DrawingClock(7_000)
  expect(clock.begin(100)).toBe(8_000)
  clock.end(400)
  expect(clock.begin(1_500)).toBe(9_400)
  clock.end(6_000)
  expect(clock.begin(600_000)).toBe(20_400)
})
