import { expect, it } from 'vitest'
import { compare, join } from './difference.ts'

it('shows a learner where two texts differ, and what they share', () => {
  expect(compare('朝の文\n夜の文\nおわり', '朝の文\n電車の文\nおわり')).toEqual([
    { same: ['朝の文'] },
    { mine: ['夜の文'], theirs: ['電車の文'] },
    { same: ['おわり'] },
  ])
  expect(compare('一\n二\n三\n四', '二\n五\n四')).toEqual([
    { mine: ['一'], theirs: [] },
    { same: ['二'] },
    { mine: ['三'], theirs: ['五'] },
    { same: ['四'] },
  ])
  expect(compare('同じ', '同じ')).toEqual([{ same: ['同じ'] }])
})

it('joins two texts without losing a line of either, and writes what they share once', () => {
  expect(join('朝の文\n夜の文\n', '朝の文\n電車の文\n')).toBe('朝の文\n電車の文\n夜の文\n')
  expect(join('', '電車の文')).toBe('電車の文\n')
  const mine = Array.from({ length: 3_000 }, (_, n) => `私の${n}`).join('\n')
  const theirs = Array.from({ length: 3_000 }, (_, n) => `別の${n}`).join('\n')
  expect(join(mine, theirs)).toBe(`${theirs}\n${mine}`)
})
