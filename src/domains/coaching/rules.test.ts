import { describe, expect, it } from 'vitest'
import { daysOfValue, unearnedAt } from './value/unearned.ts'
import { whyCannotBook, whyCannotClose, whyCannotExtend, whyCannotGiveBack, whyClosed } from './rules.ts'
import { agreementsOf } from './terms.ts'

const tokyo = (text: string) => new Date(`${text}+09:00`)
const now = tokyo('2026-11-20T12:00:00')
const ticket = { state: 'unused', validUntil: '2026-12-20', isPaid: true } as const

describe('a ticket', () => {
  it('is good until the last minute of its last day, and not a minute longer [PC-010]', () => {
    expect(whyClosed(ticket, tokyo('2026-12-20T23:59:59'))).toBe(null)
    expect(whyClosed(ticket, tokyo('2026-12-21T00:00:00'))).toBe('ticket-expired')
    expect(whyClosed({ ...ticket, state: 'expired' }, now)).toBe('ticket-expired')
    expect(whyClosed({ ...ticket, state: 'refunded' }, now)).toBe('ticket-refunded')
    expect(whyClosed({ ...ticket, isPaid: false }, now)).toBe('ticket-unpaid')
  })

  it('is booked for a time that is to come and within its days', () => {
    expect(whyCannotBook(ticket, tokyo('2026-12-20T23:59:00'), now)).toBe(null)
    expect(whyCannotBook(ticket, tokyo('2026-12-21T00:00:00'), now)).toBe('after-validity')
    expect(whyCannotBook(ticket, now, now)).toBe('session-past')
  })

  it('is extended to a later day, at most 180 days from today', () => {
    expect(whyCannotExtend(ticket, '2026-12-20', now)).toBe('not-longer')
    expect(whyCannotExtend(ticket, '2026-12-21', now)).toBe(null)
    expect(whyCannotExtend(ticket, '2027-05-19', now)).toBe(null)
    expect(whyCannotExtend(ticket, '2027-05-20', now)).toBe('too-long')
  })
})

it('a date is given back until 24 hours before it, and its outcome is known once it has begun', () => {
  const startsAt = tokyo('2026-11-21T12:00:00')
  expect(whyCannotGiveBack({ startsAt }, now)).toBe(null)
  expect(whyCannotGiveBack({ startsAt }, new Date(now.getTime() + 1))).toBe('too-late-to-move')
  expect(whyCannotClose({ startsAt }, 'held', new Date(startsAt.getTime() - 1))).toBe('session-not-yet')
  expect(whyCannotClose({ startsAt }, 'no_show', startsAt)).toBe(null)
  expect(whyCannotClose({ startsAt }, 'school_fault', now)).toBe(null)
})

it('the agreements name the days that the item has [PC-004]', () => {
  expect(agreementsOf(90)).toEqual([
    '利用規約の個人コーチングに関する説明を確認しました',
    'チケットの有効期限（90日間）を確認しました',
    '購入後のお客様都合によるキャンセル・返金ができないことに同意します',
  ])
})

it('what is left of an account stands at the end of each day, also of those on which nothing moved', () => {
  const moved = [
    { day: '2026-10-31', debitYen: 0, creditYen: 9_000 },
    { day: '2026-11-02', debitYen: 9_000, creditYen: 5_000 },
  ]
  expect(unearnedAt(moved)).toBe(5_000)
  expect(daysOfValue(moved, '2026-11-01', ['2026-11-01', '2026-11-02', '2026-11-03'])).toEqual([
    { day: '2026-11-01', soldYen: 0, goneYen: 0, unusedYen: 9_000 },
    { day: '2026-11-02', soldYen: 5_000, goneYen: 9_000, unusedYen: 5_000 },
    { day: '2026-11-03', soldYen: 0, goneYen: 0, unusedYen: 5_000 },
  ])
})
