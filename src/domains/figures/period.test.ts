import { expect, it } from 'vitest'
import { bucketsOf, grainOf, periodOf } from './period.ts'

it('nothing asked for are the twelve months until the newest closed day; nobody sees further, nor what is not closed', () => {
  expect(periodOf({ from: null, to: null }, '2026-11-22')).toEqual({ from: '2025-12-01', to: '2026-11-22' })
  expect(periodOf({ from: '2026-11-20', to: '2027-01-01' }, '2026-11-22')).toEqual({
    from: '2026-11-20',
    to: '2026-11-22',
  })
  expect(periodOf({ from: '2026-12-01', to: '2026-11-01' }, '2026-11-22')).toEqual({
    from: '2025-12-01',
    to: '2026-11-01',
  })
  expect(periodOf({ from: '2001-01-01', to: null }, '2026-11-22').from).toBe('2021-12-01')
})

it('62 days are shown by days, 63 by months, the last of which ends with the period', () => {
  expect(grainOf({ from: '2026-09-01', to: '2026-11-01' })).toBe('day')
  expect(grainOf({ from: '2026-09-01', to: '2026-11-02' })).toBe('month')
  expect(bucketsOf({ from: '2026-02-27', to: '2026-03-01' }).map(({ label }) => label)).toEqual(['2/27', '2/28', '3/1'])
  expect(bucketsOf({ from: '2026-01-15', to: '2026-11-22' }).at(-1)).toEqual({
    ...{ key: '2026-11', label: '26年11月', last: '2026-11-22' },
  })
  expect(bucketsOf({ from: '2026-01-15', to: '2026-11-22' })).toHaveLength(11)
})
