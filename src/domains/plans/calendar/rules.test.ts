import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonthsAnchored, dayAfter, endOf } from '#platform/days.ts'
import {
  comingCharges,
  feeOf,
  firstFreeDay,
  monthOf,
  paidTermAfter,
  renewalOf,
  termPeriod,
  trialEnd,
  trialMonthEnd,
} from './rules.ts'
import type { Term } from '../terms.ts'

const term = (more: Partial<Term> = {}): Term => ({
  id: 1,
  memberId: 1,
  planId: 1,
  kind: 'paid',
  anchorOn: '2025-01-31',
  anchorMonths: 0,
  months: 6,
  startsOn: '2025-01-31',
  endsOn: '2025-07-30',
  monthlyYen: 11_800,
  discountMonthlyYen: null,
  discountMonths: 0,
  cancelAnytime: false,
  optionId: null,
  orderKey: null,
  begunAt: new Date('2025-01-31T00:00:00+09:00'),
  invoicedMonths: 0,
  ...more,
})
const renewed = (from: Term): Term => ({ ...from, ...renewalOf(from, null), invoicedMonths: 0 })

const day = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))
/** The days on which calendars go wrong are tried as often as all others together. */
const anchor = fc.oneof(
  day,
  fc
    .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 28, max: 31 }))
    .map(([year, month, date]) => [year, month, date].map((part) => String(part).padStart(2, '0')).join('-'))
    .filter((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)),
)
const planId = fc.constantFrom(1, 2, 3, 4, 5, 6)

describe('the months of a term', () => {
  it('begin on the anchor’s day, or on the last day of a shorter month [PL-024]', () => {
    const starts = (from: string) => [0, 1, 2, 3].map((k) => addMonthsAnchored(from, k))
    expect(starts('2025-01-31')).toEqual(['2025-01-31', '2025-02-28', '2025-03-31', '2025-04-30'])
    expect(starts('2028-01-31')).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'])
    expect(starts('2027-11-30')).toEqual(['2027-11-30', '2027-12-30', '2028-01-30', '2028-02-29'])
    expect(addMonthsAnchored('2028-02-29', 12)).toBe('2029-02-28')
    expect(addMonthsAnchored('2028-02-29', 48)).toBe('2032-02-29')
  })

  it('follow each other without a gap and without an overlap, from any day and however long [PL-024]', () => {
    fc.assert(
      fc.property(anchor, fc.integer({ min: 0, max: 60 }), (anchorOn, k) => {
        const [now, next] = [monthOf({ anchorOn, anchorMonths: 0 }, k), monthOf({ anchorOn, anchorMonths: 0 }, k + 1)]
        expect(dayAfter(now.endsOn)).toBe(next.startsOn)
        expect(now.startsOn <= now.endsOn).toBe(true)
      }),
    )
  })

  it('come back to the anchor’s day after any number of short months [PL-024]', () => {
    fc.assert(
      fc.property(anchor, fc.integer({ min: 0, max: 600 }), (from, months) => {
        const [at, wanted] = [addMonthsAnchored(from, months).slice(8), from.slice(8)]
        expect(at === wanted || dayAfter(addMonthsAnchored(from, months)).endsWith('-01')).toBe(true)
      }),
    )
  })

  it('do not drift over twelve renewals of any plan [PL-024]', () => {
    fc.assert(
      fc.property(anchor, planId, (anchorOn, plan) => {
        let running = term({ planId: plan, anchorOn, months: { 1: 6, 2: 1, 3: 12, 4: 6, 5: 1, 6: 12 }[plan]! })
        running = { ...running, ...termPeriod(running) }
        for (let renewal = 0; renewal < 12; renewal++) {
          const next = renewed(running)
          expect(next.startsOn).toBe(dayAfter(running.endsOn))
          expect(next.startsOn).toBe(addMonthsAnchored(anchorOn, next.anchorMonths))
          running = next
        }
      }),
    )
  })
})

describe('a trial', () => {
  it('of 7 days begun on 1 April is open until the end of 8 April [PL-020]', () => {
    expect(trialEnd('2025-04-01', 7)).toBe('2025-04-08')
    expect(trialEnd('2025-01-31', 7)).toBe('2025-02-07')
    expect(trialEnd('2028-02-29', 14)).toBe('2028-03-14')
  })

  it('month ends on the same calendar day of the next month, or on its last [PL-021]', () => {
    const ends = ['2025-01-31', '2028-01-31', '2025-03-31', '2028-02-29', '2025-04-01', '2025-12-31'].map(trialMonthEnd)
    expect(ends).toEqual(['2025-02-28', '2028-02-29', '2025-04-30', '2028-03-29', '2025-05-01', '2026-01-31'])
  })

  it('turns into a term that begins on the next day, at the agreed price [PL-023]', () => {
    const trial = term({ planId: 4, kind: 'trial', months: 0, startsOn: '2025-04-01', endsOn: '2025-04-08' })
    const paid = paidTermAfter({ ...trial, discountMonthlyYen: 9800, discountMonths: 3 })
    expect(paid).toMatchObject({ planId: 4, kind: 'paid', startsOn: '2025-04-09', endsOn: '2025-10-08', months: 6 })
    expect(paid).toMatchObject({ monthlyYen: 11_800, discountMonthlyYen: 9800, discountMonths: 3, anchorMonths: 0 })
  })
})

describe('a renewal', () => {
  it('of 6 months is for 6 months, of a month for a month, and 12 months go on month by month [PL-007]', () => {
    const six = renewalOf(term(), null)
    expect(six).toMatchObject({ months: 6, priceMonths: 6, startsOn: '2025-07-31', endsOn: '2026-01-30' })
    expect(six.cancelAnytime).toBe(false)
    const one = renewalOf(term({ planId: 2, months: 1, endsOn: '2025-02-27', cancelAnytime: true }), null)
    expect(one).toMatchObject({ months: 1, priceMonths: 1, startsOn: '2025-02-28', endsOn: '2025-03-30' })
    expect(one.cancelAnytime).toBe(true)
    const twelve = term({ planId: 3, months: 12, endsOn: '2026-01-30' })
    const monthly = renewalOf(twelve, null)
    expect(monthly).toMatchObject({
      months: 1,
      priceMonths: 12,
      planId: 3,
      startsOn: '2026-01-31',
      endsOn: '2026-02-27',
    })
    expect(monthly.cancelAnytime).toBe(true)
    expect(renewalOf(renewed(twelve), null)).toMatchObject({ months: 1, startsOn: '2026-02-28', endsOn: '2026-03-30' })
  })

  it('takes the reserved plan, for its whole commitment and without the old discount [PL-014]', () => {
    const monthly = term({ planId: 3, months: 1, anchorMonths: 12, discountMonthlyYen: 1000, discountMonths: 5 })
    expect(renewalOf(monthly, { planId: 3, optionId: 7 })).toMatchObject({
      months: 12,
      cancelAnytime: false,
      optionId: 7,
      startsOn: '2026-02-28',
      endsOn: '2027-02-27',
      discountMonths: 0,
      discountMonthlyYen: null,
    })
  })

  it('keeps the discounted months that are left [PL-041]', () => {
    const first = term({ planId: 2, months: 1, discountMonthlyYen: 9900, discountMonths: 3 })
    const second = renewed(first)
    const fourth = renewed(renewed(second))
    expect([second.discountMonths, second.discountMonthlyYen]).toEqual([2, 9900])
    expect([fourth.discountMonths, fourth.discountMonthlyYen]).toEqual([0, null])
  })
})

describe('the fee of a month', () => {
  it('is the regular one, less the discount while it lasts [PL-041]', () => {
    const discounted = term({ discountMonthlyYen: 9800, discountMonths: 2 })
    expect([0, 1, 2].map((k) => feeOf(discounted, k, null).totalYen)).toEqual([9800, 9800, 11_800])
    expect(feeOf(discounted, 0, null).lines.map(({ kind, yen }) => [kind, yen])).toEqual([
      ['fee', 11_800],
      ['discount', -2000],
    ])
    expect(feeOf(discounted, 2, null).lines).toHaveLength(1)
  })

  it('never rises by a discount', () => {
    expect(feeOf(term({ discountMonthlyYen: 12_000, discountMonths: 6 }), 0, null).totalYen).toBe(11_800)
  })

  it('adds up to its lines, and the months to the total of the term [PL-006]', () => {
    const totals = ([3, 1, 2] as const).map((plan) => {
      const [months, monthlyYen] = { 1: [6, 11_800], 2: [1, 13_800], 3: [12, 8900] }[plan] as [number, number]
      const charges = comingCharges({
        studentUntil: null,
        state: 'will_continue',
        term: term({ planId: plan, months, monthlyYen }),
      })
      return charges.reduce((sum, { yen }) => sum + yen, 0)
    })
    expect(totals).toEqual([106_800, 70_800, 13_800])
  })
})

describe('the coming charges', () => {
  it('are the months of the term that have no invoice yet [PL-005]', () => {
    const charges = comingCharges({ studentUntil: null, state: 'will_cancel', term: term({ invoicedMonths: 4 }) })
    expect(charges.map(({ on, yen }) => [on, yen])).toEqual([
      ['2025-05-31', 11_800],
      ['2025-06-30', 11_800],
    ])
  })

  it('of a trial are those of the term after it, and none once it is cancelled [PL-028]', () => {
    const trial = term({ planId: 5, kind: 'trial', months: 0, startsOn: '2025-04-01', endsOn: '2025-04-08' })
    expect(comingCharges({ studentUntil: null, state: 'under_trial', term: trial }).map(({ on }) => on)).toEqual([
      '2025-04-09',
    ])
    expect(comingCharges({ studentUntil: null, state: 'will_cancel', term: trial })).toEqual([])
  })
})

it('counts in Tokyo wherever the server stands [PL-020]', () => {
  const script = `
    import { dayKey } from './src/platform/tokyo.ts'
    import { addMonthsAnchored, endOf } from './src/platform/days.ts'
    import { trialEnd } from './src/domains/plans/calendar/rules.ts'
    const start = dayKey(new Date('2025-01-31T23:59:59+09:00'))
    console.log(start, trialEnd(start, 7), endOf(trialEnd(start, 7)).toISOString(), addMonthsAnchored(start, 1))`
  for (const TZ of ['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/London'])
    expect(
      execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
        env: { ...process.env, TZ, NODE_NO_WARNINGS: '1' },
        encoding: 'utf8',
      }).trim(),
    ).toBe('2025-01-31 2025-02-07 2025-02-07T15:00:00.000Z 2025-02-28')
})

it('a plan ordered now begins today; beside a cancelled one that still runs, on the day after its last', () => {
  const now = new Date('2026-11-29T12:00:00+09:00')
  const from = (accessEndsAt: Date | null) => firstFreeDay({ accessEndsAt }, now)
  expect([firstFreeDay(null, now), from(null), from(now)]).toEqual(['2026-11-29', '2026-11-29', '2026-11-29'])
  expect([from(endOf('2026-11-29')), from(endOf('2026-12-31'))]).toEqual(['2026-11-30', '2027-01-01'])
})
