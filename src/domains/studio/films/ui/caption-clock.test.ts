import { expect, it } from 'vitest'
import { clockOf, msOfClock } from './caption-clock.ts'

it('a time is shown to the thousandth and understood as people type it [ST-015]', () => {
  expect([0, 62_300, 3_661_005].map(clockOf)).toEqual(['0:00.000', '1:02.300', '61:01.005'])
  expect(['62.3', '1:02.3', '０：０１：０２', '61:01.005'].map(msOfClock)).toEqual([62_300, 62_300, 62_000, 3_661_005])
  expect(['', 'あ', '1:2:3:4', '-1', '1:x'].map(msOfClock)).toEqual([null, null, null, null, null])
})
