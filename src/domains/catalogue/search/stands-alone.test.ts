import { expect, it } from 'vitest'
import { standsAlone, wordsWith } from './stands-alone.ts'

it.each([
  ['目の描き方', 0],
  ['奥の「目」が飛び出す', 3],
  ['左右の目をそろえる', 3],
  ['目線と項目', -1],
  ['縫い目のある布', -1],
  ['縫い目と目', 4],
])('in %s the eye stands for itself at %d', (text, at) => {
  expect(standsAlone(text, '目', wordsWith('目', ['縫い目', '目', '手先']))).toBe(at)
})
