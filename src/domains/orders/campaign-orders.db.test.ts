import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { cardNumbers, openDesk, ownCard, tokyo } from '#test/money/orders.ts'
import { termsRows } from './terms-words.ts'

const desk = await openDesk()
afterAll(() => desk.fresh.close())
beforeEach(() => desk.morning())

describe('a campaign', () => {
  const open = (more: object) =>
    desk.fresh.db
      .insertInto('campaigns')
      .values({
        kind: 'discount',
        name: '秋のキャンペーン',
        opens_at: tokyo('2026-11-01T00:00:00'),
        closes_at: tokyo('2026-12-01T00:00:00'),
        apply_until: tokyo('2026-12-01T00:00:00'),
        excludes_students: true,
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const close = (id: number) => desk.fresh.db.deleteFrom('campaigns').where('id', '=', id).execute()

  it('discounts so many first months of the term, and the order says until when [PL-041]', async () => {
    const { id } = await open({ discount_yen_6: 9800, discount_months: 2 })
    const memberId = await desk.newMember()
    const { key, terms } = await desk.show(memberId, { kind: 'start', planId: 1 })
    expect(terms).toMatchObject({ discountedYen: 9800, discountMonths: 2, totalYen: 66_800, applyUntil: '2026-11-30' })
    expect([terms.firstCharge.yen, ...terms.laterCharges.map(({ yen }) => yen)]).toEqual([
      9800, 9800, 11_800, 11_800, 11_800, 11_800,
    ])
    expect(terms.campaigns).toEqual(['秋のキャンペーン'])
    await desk.place(memberId, key, ownCard())
    expect(await desk.capturedOf(memberId)).toEqual([9800])
    expect((await desk.standingOf(memberId)).term).toMatchObject({
      monthlyYen: 11_800,
      discountMonthlyYen: 9800,
      discountMonths: 2,
    })
    await close(id)
  })

  it('that ends in the middle of a day says its last minute, before the order and in it [PL-033]', async () => {
    const { id } = await open({ discount_yen_6: 9800, discount_months: 2, apply_until: tokyo('2026-11-20T18:00:00') })
    const { key, terms } = await desk.show(await desk.newMember(), { kind: 'start', planId: 1 })
    const deadline = '2026年11月20日17:59'
    expect(terms.applyUntil).toBe(deadline)
    expect((await desk.orderOf(key)).terms).toMatchObject({ applyUntil: deadline })
    expect(termsRows(terms, '')).toContainEqual({ about: 'お申し込みの期限', says: [`${deadline}まで`] })
    await close(id)
  })

  it('that ended in the meantime is not given, and not charged without asking [PL-035]', async () => {
    const { id } = await open({ discount_yen_12: 7800, discount_months: 0, apply_until: tokyo('2026-11-20T12:30:00') })
    const memberId = await desk.newMember()
    const { key, terms } = await desk.show(memberId, { kind: 'start', planId: 3 })
    expect(terms.totalYen).toBe(93_600)
    desk.fresh.clock.set(tokyo('2026-11-20T12:30:00'))
    await expect(desk.place(memberId, key, ownCard())).rejects.toMatchObject({ status: 409, code: 'terms-changed' })
    expect(await desk.invoicesOf(memberId)).toEqual([])
    await close(id)
  })

  it('makes a trial longer [PL-019]', async () => {
    const { id } = await open({ kind: 'extend_trial', trial_days: 14 })
    expect((await desk.show(await desk.newMember(), {})).terms.trialEndsOn).toBe('2026-12-04')
    await close(id)
  })

  it('makes the first month cost 10 yen, charged with the order; declined, there is no trial [PL-021] [PL-022]', async () => {
    const { id } = await open({ kind: 'first_month', first_month_yen: 10 })
    desk.fresh.clock.set(tokyo('2026-11-20T23:59:59'))
    const [memberId, declined] = [await desk.newMember(), await desk.newMember()]
    const { key, terms } = await desk.show(memberId, { planId: 5 })
    expect(terms).toMatchObject({ trialYen: 10, trialEndsOn: '2026-12-20', paidFrom: '2026-12-21', monthlyYen: 13_800 })
    expect(terms.firstCharge).toMatchObject({ on: '2026-11-20', yen: 10 })
    await desk.place(memberId, key, ownCard())
    const standing = await desk.standingOf(memberId)
    expect(standing).toMatchObject({ state: 'under_trial', nextStepAt: tokyo('2026-12-21T00:00:00') })
    expect(await desk.invoicesOf(memberId)).toMatchObject([
      { kind: 'trial_month', state: 'paid', total_yen: 10, term_id: standing.term!.id },
    ])
    expect(await desk.order(declined, { planId: 5 }, { number: cardNumbers.hard })).toHaveProperty('failed')
    expect(await desk.standingOf(declined)).toMatchObject({ state: 'before_subscribe' })
    // The trial of who was declined is not used up.
    expect(await desk.order(declined, { planId: 5 }, ownCard())).toHaveProperty('done')
    await close(id)
  })
})
