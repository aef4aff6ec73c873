import { expect, it } from 'vitest'
import { inMinutes } from './minutes.ts'

it.each([
  [0, 0],
  [1, 1],
  [65, 1],
  [89, 1],
  [90, 2],
  [3600, 60],
])('says %i seconds as %i minutes', (seconds, minutes) => expect(inMinutes(seconds)).toBe(minutes))
