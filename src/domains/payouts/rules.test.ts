import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBankDay } from '#platform/bank-days.ts'
import { addDaysTo } from '#platform/days.ts'
import { someAccount } from '#test/money/payees.ts'
import { isRegistration, monthOf, payDayOf, planRun, whyCannotClose, withheldFrom } from './rules.ts'
import type { OwedLine, PayKind } from './terms.ts'

describe('what is withheld for the tax office', () => {
  it.each([
    [1, 0],
    [10, 1],
    [100_000, 10_210],
    [999_999, 102_099],
    [1_000_000, 102_100],
    [1_000_001, 102_100],
    [1_000_005, 102_101],
    [1_500_000, 204_200],
  ])('of %d yen paid in 2026 is %d yen, and a fifth of what is above a million', (yen, withheld) => {
    expect(withheldFrom(yen, '2026-12-25')).toBe(withheld)
  })

  it('is without the tax for reconstruction from 2038 on', () => {
    expect(withheldFrom(1_500_000, '2037-12-31')).toBe(204_200)
    expect(withheldFrom(1_500_000, '2038-01-01')).toBe(200_000)
  })
})

describe('the day of payment', () => {
  it.each([
    ['2026-11-01', '2026-12-25'],
    // a Saturday, a Sunday, and the day after a holiday on Monday
    ['2026-03-01', '2026-04-24'],
    ['2026-09-01', '2026-10-23'],
    ['2026-12-01', '2027-01-25'],
  ])('for what was earned in %s is %s: a bank day, and the one before where banks are closed', (month, day) => {
    expect(payDayOf(month, 25, '2026-01-05')).toBe(day)
  })

  it('is the next bank day where it has passed', () => {
    expect(payDayOf('2026-10-01', 25, '2026-11-24')).toBe('2026-11-25')
    expect(payDayOf('2026-10-01', 25, '2026-11-25')).toBe('2026-11-26')
    expect(payDayOf('2026-10-01', 25, '2026-12-30')).toBe('2027-01-04')
  })

  it('is a bank day within sixty days of whatever was earned, on whichever day of the month the school pays', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_650 }), fc.integer({ min: 1, max: 28 }), (days, dayOfMonth) => {
        const earned = addDaysTo('2026-01-01', days)
        const paid = payDayOf(monthOf(earned), dayOfMonth, '2025-12-31')
        expect(isBankDay(paid)).toBe(true)
        expect(paid < addDaysTo(earned, 60)).toBe(true)
      }),
    )
  })

  it('comes only for a month that is over', () => {
    expect(whyCannotClose('2026-11-01', '2026-11-30')).toBe('month-runs')
    expect(whyCannotClose('2026-11-01', '2026-12-01')).toBeNull()
  })
})

describe('who is paid', () => {
  const line = (id: number, yen: number, kind: PayKind = 'teaching', held = false): OwedLine => ({
    ...{ id, memberId: 1, kind, yen, held },
  })
  const plan = (lines: OwedLine[], more: Partial<Parameters<typeof planRun>[0][number]> = {}) =>
    planRun([{ memberId: 1, account: someAccount, refused: false, lines, ...more }], {
      payOn: '2026-12-25',
      minimumYen: 3_000,
    })

  it('gets what was taught less its tax, and rewards whole', () => {
    expect(plan([line(1, 4_000), line(2, 6_000), line(3, 3_000, 'ambassador')]).transfers).toEqual([
      { memberId: 1, lineIds: [1, 2, 3], grossYen: 13_000, withheldYen: 1_021 },
    ])
  })

  it('gets everything where it is a corporation', () => {
    const account = { ...someAccount, entity: 'corporation' as const }
    expect(plan([line(1, 10_000)], { account }).transfers).toEqual([
      { memberId: 1, lineIds: [1], grossYen: 10_000, withheldYen: 0 },
    ])
  })

  it('waits with rewards below the minimum, and only with those', () => {
    const small = [line(1, 2_999, 'ambassador'), line(2, 500)]
    expect(plan(small)).toEqual({
      transfers: [{ memberId: 1, lineIds: [2], grossYen: 500, withheldYen: 51 }],
      waiting: [{ memberId: 1, yen: 2_999, why: 'minimum' }],
    })
    expect(plan([line(1, 2_999, 'ambassador'), line(2, 1, 'ambassador')]).transfers).toEqual([
      { memberId: 1, lineIds: [1, 2], grossYen: 3_000, withheldYen: 0 },
    ])
  })

  it('waits without an account, with one that the bank refused, and with what is held', () => {
    expect(plan([line(1, 500)], { account: null }).waiting).toEqual([{ memberId: 1, yen: 500, why: 'no-account' }])
    expect(plan([line(1, 500)], { refused: true }).waiting).toEqual([{ memberId: 1, yen: 500, why: 'account-refused' }])
    expect(plan([line(1, 500, 'teaching', true), line(2, 700, 'coaching')])).toEqual({
      transfers: [{ memberId: 1, lineIds: [2], grossYen: 700, withheldYen: 71 }],
      waiting: [{ memberId: 1, yen: 500, why: 'held' }],
    })
  })
})

it('knows a number of the tax office by its first figure', () => {
  expect(isRegistration('T7010705000725')).toBe(true)
  for (const wrong of ['T7010705000752', 'T6010705000725', '7010705000725', 'T701070500072', 'T70107050007255', ''])
    expect(isRegistration(wrong)).toBe(false)
})
