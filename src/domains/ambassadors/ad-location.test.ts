import { expect, it } from 'vitest'
import { adLocationOf } from './ad-location.ts'

it.each([
  [['others', 'blog'], '動画', 'blog,動画'],
  [['blog', 'others'], ' ', 'blog,others'],
  [['twitter', 'others', 'blog'], '同人誌', 'blog,twitter,同人誌'],
  [['blog'], '動画', 'blog'],
  [[], '', ''],
] as const)('says %j with %j as %j, in one order whatever was ticked first [AM-005]', (ticked, typed, said) => {
  expect(adLocationOf(new Set(ticked), typed)).toBe(said)
})
