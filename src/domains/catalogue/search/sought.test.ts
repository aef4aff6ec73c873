import { expect, it } from 'vitest'
import { isTelling } from './sought.ts'
import { weekOf } from './weeks.ts'

it('a week begins on Monday', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30'].map(weekOf)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
    '2026-11-30',
  ])
})

it('what may name a person is never kept of what was sought [ST-024]', () => {
  expect(['me@example.com', '09012345678', 'https://example.com'].map(isTelling)).toEqual([true, true, true])
  expect(['手', 'パース 2点', '2024'].map(isTelling)).toEqual([false, false, false])
})
