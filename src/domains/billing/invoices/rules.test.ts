import { describe, expect, it } from 'vitest'
import { closesAt } from '#domains/plans/standing/rules.ts'
import { nextRetryAt } from './rules.ts'

const tokyo = (text: string) => new Date(`${text}+09:00`)

describe('the charge of an unpaid fee', () => {
  const due = '2026-11-20'

  it('is tried again at ten on day 3, 7 and 14 after the due date, and then no more [UP-006]', () => {
    const after = (now: string) => nextRetryAt(due, 'soft', tokyo(now))
    expect(after('2026-11-20T00:00:10')).toEqual(tokyo('2026-11-23T10:00:00'))
    expect(after('2026-11-23T09:59:59')).toEqual(tokyo('2026-11-23T10:00:00'))
    expect(after('2026-11-23T10:00:00')).toEqual(tokyo('2026-11-27T10:00:00'))
    expect(after('2026-11-27T10:00:05')).toEqual(tokyo('2026-12-04T10:00:00'))
    expect(after('2026-12-04T10:00:05')).toBeNull()
  })

  it('is not tried again with a card that is lost or expired [UP-007]', () => {
    expect(nextRetryAt(due, 'hard', tokyo('2026-11-20T00:00:10'))).toBeNull()
  })
})

it('closes what is for subscribers when day 7 after the due date is over [UP-008]', () => {
  expect(closesAt('2026-11-20')).toEqual(tokyo('2026-11-28T00:00:00'))
  expect(closesAt('2026-12-28')).toEqual(tokyo('2027-01-05T00:00:00'))
})
