import { expect, it } from 'vitest'
import { clockFor, spokenTimeLeft } from './time-left.ts'

it('the time left comes from the speed of the last seconds, not from the first ones', () => {
  const left = clockFor(1000)
  expect([left(0, 0), left(10, 1000)]).toEqual([null, null])
  expect(left(20, 2000)).toBeCloseTo(98)
  for (let second = 3; second <= 30; second++) left(20 + (second - 2) * 30, second * 1000)
  expect(left(890, 31_000)).toBeCloseTo(110 / 30, 0)
})

it('a line that stands still says nothing, and one that lost a part begins to count anew', () => {
  const left = clockFor(1000)
  left(100, 0)
  expect(left(100, 5000)).toBeNull()
  expect(left(60, 6000)).toBeNull()
  expect(left(100, 8000)).toBeCloseTo(45)
})

it('is said in the words of people', () => {
  const said = [3, 11, 50, 55, 89, 200, 3569, 3600, 5400, 7200].map(spokenTimeLeft)
  expect(said).toEqual([
    ...['まもなく終わります', '残り約20秒', '残り約50秒', '残り約1分', '残り約1分', '残り約3分'],
    ...['残り約59分', '残り約1時間', '残り約1時間30分', '残り約2時間'],
  ])
})
