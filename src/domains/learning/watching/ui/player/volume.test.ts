import { expect, it } from 'vitest'
import { stepVolume } from './volume.ts'

it('climbs and falls by whole tenths without drifting', () => {
  const up = Array.from({ length: 11 }).reduce<number[]>((heard) => [...heard, stepVolume(heard.at(-1)!, 1)], [0])
  expect(up).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1])
  expect(stepVolume(0.30000000000000004, -1)).toBe(0.2)
})

it('does nothing at the ends', () => {
  expect(stepVolume(1, 1)).toBe(1)
  expect(stepVolume(0, -1)).toBe(0)
})
