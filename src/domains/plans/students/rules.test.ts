import { describe, expect, it } from 'vitest'
import { comingCharges, feeOf, termPeriod } from '../calendar/rules.ts'
import type { Term } from '../terms.ts'
import { ageOn } from '#platform/days.ts'
import { isTooOld, lastDayOf } from './rules.ts'

describe('the discount of a student', () => {
  it('holds for two years, to the end of the same calendar day [SD-010]', () => {
    expect(lastDayOf('2026-11-22')).toBe('2028-11-22')
    expect(lastDayOf('2028-02-29')).toBe('2030-02-28')
  })

  it('is for who is 25 on the day before the 26th birthday, and not on it [SD-009]', () => {
    expect(isTooOld('2000-11-23', '2026-11-22')).toBe(false)
    expect(isTooOld('2000-11-22', '2026-11-22')).toBe(true)
    expect([ageOn('2000-02-29', '2026-02-28'), ageOn('2000-02-29', '2026-03-01')]).toEqual([25, 26])
  })
})

const six: Term = {
  ...{ id: 1, memberId: 1, planId: 1, kind: 'paid', anchorOn: '2026-11-22', anchorMonths: 0, months: 6 },
  ...termPeriod({ anchorOn: '2026-11-22', anchorMonths: 0, months: 6 }),
  ...{ monthlyYen: 11_800, discountMonthlyYen: null, discountMonths: 0, cancelAnytime: false, optionId: null },
  ...{ orderKey: null, begunAt: new Date('2026-11-22T00:00:00+09:00'), invoicedMonths: 0 },
}

describe('the months of a student', () => {
  it('cost half when they begin on the last day or before, and the regular fee from then on [SD-012]', () => {
    const fees = (studentUntil: string) =>
      comingCharges({ state: 'will_continue', term: six, studentUntil }).map(({ yen }) => yen)
    expect(fees('2027-01-22')).toEqual([5900, 5900, 5900, 11_800, 11_800, 11_800])
    expect(fees('2027-01-21')).toEqual([5900, 5900, 11_800, 11_800, 11_800, 11_800])
    expect(fees('2026-11-21')).toEqual(Array(6).fill(11_800))
  })

  it('cost half of the regular fee, rounded down, as a discount that the invoice names [PL-003] [SD-012]', () => {
    expect(feeOf({ ...six, monthlyYen: 9_801 }, 0, '2028-01-01').lines).toEqual([
      { kind: 'fee', label: '6ヶ月プラン 月額料金', yen: 9_801 },
      { kind: 'discount', label: '学生割引', yen: -4_901 },
    ])
  })

  it('stay as cheap as a campaign made them before [SD-014]', () => {
    const agreed = { ...six, discountMonthlyYen: 4_900, discountMonths: 2 }
    expect([0, 1, 2].map((k) => feeOf(agreed, k, '2028-01-01').totalYen)).toEqual([4_900, 4_900, 5_900])
    expect(feeOf(agreed, 0, '2028-01-01').lines[1]).toMatchObject({ label: 'キャンペーン割引' })
  })
})
