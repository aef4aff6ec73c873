import { expect, it } from 'vitest'
import { posesOf, secondsOf, turnsOf, whyNoClass } from './rules.ts'
import { MOST_POSES, readyClasses } from './terms.ts'

const draw = (count: number, seconds: number) => ({ kind: 'draw', count, seconds }) as const
const rest = (seconds: number) => ({ kind: 'rest', seconds }) as const

it('the ready classes are as long as they say, and none has more pictures than are fetched', () => {
  expect(readyClasses.map(({ blocks }) => secondsOf(blocks) / 60)).toEqual([5, 10, 10, 30, 60])
  for (const { name, blocks } of readyClasses) {
    expect(whyNoClass(blocks), name).toBeNull()
    expect(posesOf(blocks)).toBeLessThanOrEqual(MOST_POSES)
  }
})

it('a class has from one pose to 120, in whole seconds up to an hour each', () => {
  expect(whyNoClass([draw(1, 1)])).toBeNull()
  expect(whyNoClass([draw(60, 3_600), draw(60, 30)])).toBeNull()
  for (const bad of [[], [rest(60)], [draw(60, 30), draw(61, 30)], [draw(1, 0)], [draw(1.5, 30)], [draw(1, 3_601)]])
    expect(whyNoClass(bad), JSON.stringify(bad)).toMatch(/。/)
  expect(whyNoClass(Array.from({ length: 21 }, () => draw(1, 30)))).toMatch(/20行/)
})

it('a class goes through the list in its order, from the start again where it is short, and rests between', () => {
  const turns = turnsOf([rest(60), draw(2, 30), rest(10), rest(20), draw(2, 60), rest(99)], [7, 8, 9])
  expect(turns).toEqual([
    { pose: 7, ms: 30_000 },
    { pose: 8, ms: 30_000 },
    { pose: 9, ms: 60_000, restMs: 30_000 },
    { pose: 7, ms: 60_000 },
  ])
  expect(turnsOf([draw(5, 30)], [])).toEqual([])
})
