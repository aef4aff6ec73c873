import { expect, it } from 'vitest'
import { actsOf, waitedWords } from './rules.ts'

const now = new Date('2026-11-23T12:00:00+09:00')

it('offers what can be decided of something as it stands', () => {
  const shown = { member_id: 1, image_key: null, hidden_at: null, waits_since: null }
  expect(actsOf('report', shown)).toEqual(['keep', 'warn', 'hide', 'delete', 'bar'])
  expect(actsOf('contest_work', { ...shown, hidden_at: now })).toContain('restore')
  expect(actsOf('comment', { ...shown, waits_since: now })[0]).toBe('approve')
  expect(actsOf('gallery_work', { ...shown, member_id: null })).toEqual(['keep', 'hide', 'delete'])
  expect(actsOf('profile', shown)).toEqual(['keep', 'warn', 'reset-name'])
  expect(actsOf('profile', { ...shown, image_key: 'a' })).toContain('reset-picture')
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
