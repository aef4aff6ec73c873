import { expect, it } from 'vitest'
import { whyTooSoon } from './rules.ts'

it('new terms come fourteen days after they were told at the earliest [LA-014]', () => {
  const now = new Date('2026-11-23T23:59:00+09:00')
  expect(whyTooSoon('2026-12-06', now)).toContain('2026年12月7日')
  expect(whyTooSoon('2026-12-07', now)).toBeNull()
})
