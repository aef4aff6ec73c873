import { describe, expect, it } from 'vitest'
import { normalPostalCode, troublesOf, wantedOf } from '../by-debit/application-form.ts'
import { paperDays, stepOf } from './rules.ts'
import { prefectures, type Application } from './terms.ts'

const posted = {
  receiving: 'post',
  name: '山田',
  postal_code: '1500001',
  prefecture: '東京都',
  address: '渋谷区神',
}
const troubled = (changes: Record<string, unknown>) => Object.keys(troublesOf({ ...posted, ...changes }))

describe('an application for direct debit', () => {
  it('knows all prefectures [DD-003]', () => {
    expect(new Set(prefectures).size).toBe(47)
  })

  it('is fit with the shortest and the longest of everything [DD-003]', () => {
    expect(troubled({})).toEqual([])
    expect(troubled({ name: '山'.repeat(20), address: '区'.repeat(40), prefecture: '沖縄県' })).toEqual([])
  })

  it.each([
    ['name', '山'],
    ['name', '山'.repeat(21)],
    ['name', '　山　'],
    ['name', '山田\n花子'],
    ['name', '𠮷田花子♥️'],
    ['postal_code', '150001'],
    ['postal_code', '15000011'],
    ['postal_code', '15-00001'],
    ['postal_code', '150--0001'],
    ['postal_code', 'abcdefg'],
    ['prefecture', ''],
    ['prefecture', '東京'],
    ['address', '渋谷区'],
    ['address', '区'.repeat(41)],
    ['address', '渋谷区神宮前😀'],
    ['receiving', ''],
    ['receiving', 'pigeon'],
  ])('is wrong at %s with %s [DD-003] [SH-019]', (field, value) => {
    expect(troubled({ [field]: value })).toEqual([field])
  })

  it('takes the names of people called 𠮷田, 髙橋 and 德田, and the streets they live in [SH-019]', () => {
    for (const name of ['𠮷田 花子', '髙橋 德', `𣘺本${'𠮷'.repeat(18)}`]) expect(troubled({ name })).toEqual([])
    expect(troubled({ address: '葛󠄀城市𠮷野1−2−3' })).toEqual([])
  })

  it('needs no address for a form that is printed, and keeps none [DD-002]', () => {
    const printed = { ...posted, receiving: 'print', name: '', address: '' }
    expect(troublesOf(printed)).toEqual({})
    expect(wantedOf({ ...posted, receiving: 'print' })).toEqual({ receiving: 'print', to: null })
  })

  it('takes a postal code with one hyphen and in wide figures [DD-003]', () => {
    for (const code of ['1500001', '150-0001', '１５００００１', '１５０－０００１', ' 150-0001 '])
      expect(normalPostalCode(code), code).toBe('1500001')
  })
})

describe('the steps to a direct debit', () => {
  const application: Application = {
    ...{ id: 1, planId: 4, isStudent: false, receiving: 'print', to: null },
    ...{
      phoneMask: null,
      orderKey: null,
      startedAt: null,
      documentsDueOn: null,
      ...{ closedAt: null, documentsPostedOn: null, documentsReceivedOn: null },
      ...{ approvedOn: null, rejectedOn: null, rejectedReason: null },
    },
  }

  it('lead from the form over the phone to the confirmation [DD-007]', () => {
    expect(stepOf(null, 4)).toBe('form')
    expect(stepOf(application, 4)).toBe('phone')
    expect(stepOf({ ...application, phoneMask: '090****0001' }, 4)).toBe('confirm')
    expect(stepOf({ ...application, phoneMask: '090****0001' }, 6)).toBe('form')
    expect(stepOf({ ...application, startedAt: new Date() }, 6)).toBe('done')
  })
})

describe('the paper for the bank', () => {
  it('is back within five days where it is printed [DD-018]', () => {
    expect(paperDays('print', '2026-11-20')).toEqual({ postedBy: null, dueOn: '2026-11-25' })
  })

  it('is posted within five business days, over a weekend and a holiday, and back five days later [DD-018]', () => {
    expect(paperDays('post', '2026-11-20')).toEqual({ postedBy: '2026-11-30', dueOn: '2026-12-05' })
    expect(paperDays('post', '2026-12-29')).toEqual({ postedBy: '2027-01-07', dueOn: '2027-01-12' })
  })
})
