import { expect, it } from 'vitest'
import { actsOf, waitedWords } from './rules.ts'

const now = new Date('2026-11-23T12:00:00+09:00')

it('offers what can be decided of something as it stands', () => {
  expect(actsOf({ hidden_at: null, waits_since: null })).toEqual(['keep', 'warn', 'hide', 'delete', 'bar'])
  expect(actsOf({ hidden_at: now, waits_since: null })).toContain('restore')
  expect(actsOf({ hidden_at: null, waits_since: now })[0]).toBe('approve')
})

it.each([
  [0, '0分'],
  [59, '59分'],
  [60, '1時間'],
  [47 * 60 + 59, '47時間'],
  [48 * 60, '2日'],
])('says of %i minutes %s', (minutes, words) =>
  expect(waitedWords(new Date(now.getTime() - minutes * 60_000), now)).toBe(words),
)
