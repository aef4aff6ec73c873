import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DUE, openBilling, tokyo, type Billing } from '#test/money/billing.ts'
import { hasSubscription } from '#domains/plans/rules.ts'
import { payNow } from './actions/pay-now.ts'
import { retryUnpaid } from './actions/retry-unpaid.ts'
import { takeBack } from './actions/take-back.ts'
import { runRenewals } from '#domains/contracts/renewals/renewals.ts'
import { retryInvoices } from './retry-invoices.ts'

let house: Billing
beforeAll(async () => void (house = await openBilling()))
afterAll(() => house.fresh.close())
beforeEach(() => house.begin())

describe('who owes a fee', () => {
  it('sees everything for seven days more, and again as soon as it is paid [UP-008]', async () => {
    const memberId = await house.payer({ card: 'soft' })
    await runRenewals(house.fresh.house)
    const accessOn = async (moment: string) => {
      house.at(moment)
      return hasSubscription((await house.fresh.actorFor(memberId)).member, house.fresh.clock.now())
    }
    expect(await accessOn('2026-11-27T23:59:59')).toBe(true)
    expect(await accessOn('2026-11-28T00:00:00')).toBe(false)
    expect((await house.subscriptionOf(memberId)).state).toBe('will_continue')
    await house.changeCard(memberId)
    await retryUnpaid(house.fresh.house, memberId)
    expect((await house.invoicesOf(memberId))[0]).toMatchObject({
      state: 'paid',
      paid_at: tokyo('2026-11-28T00:00:00'),
    })
    expect(await accessOn('2026-11-28T00:00:01')).toBe(true)
  })

  it('is not invoiced for another month, and the contract ends with the unpaid one [UP-010] [UP-011]', async () => {
    const memberId = await house.payer({ card: 'soft', planId: 1 })
    await runRenewals(house.fresh.house)
    house.at('2026-12-19T23:59:59')
    await runRenewals(house.fresh.house)
    expect((await house.subscriptionOf(memberId)).state).toBe('will_continue')
    house.at('2026-12-20T00:00:00')
    await runRenewals(house.fresh.house)
    expect(await house.subscriptionOf(memberId)).toMatchObject({ state: 'after_unsubscribe', next_step_at: null })
    house.at('2027-03-20T00:00:00')
    await runRenewals(house.fresh.house)
    await retryInvoices(house.fresh.house)
    expect((await house.invoicesOf(memberId)).map(({ state, due_on }) => [state, due_on])).toEqual([['unpaid', DUE]])
    expect(await house.chargesOf(memberId)).toHaveLength(1)
  })

  it('first asked when the month was over already has seven days to pay, and the contract ends after them [UP-006] [UP-008] [UP-011]', async () => {
    const memberId = await house.payer({ card: 'soft', planId: 1 })
    house.at('2026-12-25T09:00:00')
    for (let minute = 0; minute < 2; minute++) await house.minute()
    expect(await house.subscriptionOf(memberId)).toMatchObject({
      state: 'will_continue',
      closes_at: tokyo('2027-01-02T00:00:00'),
    })
    expect((await house.invoicesOf(memberId))[0]!.next_attempt_at).toEqual(tokyo('2026-12-28T10:00:00'))
    expect((await house.lettersTo(memberId))[0]!.plain).toContain('2027年1月1日 23:59まで')
    house.at('2027-01-01T23:59:59')
    await house.minute()
    expect((await house.subscriptionOf(memberId)).state).toBe('will_continue')
    expect(await house.invoicesOf(memberId)).toHaveLength(1)
    house.at('2027-01-02T00:00:00')
    await house.minute()
    expect((await house.subscriptionOf(memberId)).state).toBe('after_unsubscribe')
  })

  it('first asked when the month was over, goes on with the months in between once it is paid [UP-010]', async () => {
    const memberId = await house.payer({ card: 'soft', planId: 1 })
    house.at('2026-12-25T09:00:00')
    await house.minute()
    house.at('2026-12-26T09:00:00')
    await house.changeCard(memberId)
    await retryUnpaid(house.fresh.house, memberId)
    await house.minute()
    expect((await house.invoicesOf(memberId)).map(({ state, due_on }) => [state, due_on])).toEqual([
      ['paid', DUE],
      ['paid', '2026-12-20'],
    ])
    expect(await house.subscriptionOf(memberId)).toMatchObject({ state: 'will_continue', closes_at: null })
  })

  it('pays what is open as soon as they have another card, once [CA-023]', async () => {
    const memberId = await house.payer({ card: 'hard' })
    await runRenewals(house.fresh.house)
    await house.changeCard(memberId)
    expect(
      await Promise.all([retryUnpaid(house.fresh.house, memberId), retryUnpaid(house.fresh.house, memberId)]),
    ).toContainEqual(['paid'])
    const outcomes = (await house.chargesOf(memberId)).map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['declined', 'captured'])
    expect((await house.lettersTo(memberId)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('お支払いを確認しました'),
    )
  })

  it('without any card is asked for one', async () => {
    const memberId = await house.payer({ card: null })
    await runRenewals(house.fresh.house)
    const [invoice] = await house.invoicesOf(memberId)
    expect(invoice).toMatchObject({ state: 'unpaid', failure_kind: 'hard', next_attempt_at: null })
    expect(await house.lettersTo(memberId)).toHaveLength(1)
    await expect(payNow(await house.fresh.actorFor(memberId), invoice!.id)).rejects.toMatchObject({ code: 'no-card' })
  })

  it('cannot try a lost card once more, and is told to take another [UP-007]', async () => {
    const memberId = await house.payer({ card: 'hard' })
    await runRenewals(house.fresh.house)
    const [invoice] = await house.invoicesOf(memberId)
    const actor = await house.fresh.actorFor(memberId)
    await expect(payNow(actor, invoice!.id)).rejects.toMatchObject({ status: 409, code: 'card-refused' })
    expect(await house.chargesOf(memberId)).toHaveLength(1)
  })

  it('by a chargeback has as many days as any debtor, is charged by nobody, and may pay [UP-015]', async () => {
    const memberId = await house.payer()
    await runRenewals(house.fresh.house)
    const [invoice] = await house.invoicesOf(memberId)
    house.at('2026-12-01T12:00:00')
    const back = () =>
      house.fresh.db
        .transaction()
        .execute((tx) => takeBack(tx, house.fresh.house, { invoiceId: invoice!.id, chargebackId: 'cb_1' }))
    await back()
    await back()
    expect((await house.invoicesOf(memberId))[0]).toMatchObject({ state: 'unpaid', failures: 1, next_attempt_at: null })
    expect((await house.subscriptionOf(memberId)).closes_at).toEqual(tokyo('2026-12-09T00:00:00'))
    const [letter, ...more] = await house.lettersTo(memberId)
    expect([letter!.subject, more]).toEqual([expect.stringContaining('お支払いの取り消し'), []])
    for (const words of [invoice!.number, '13,800円', '2026年12月8日 23:59まで', `/users/${memberId}/payments`])
      expect(letter!.plain).toContain(words)
    house.at('2026-12-15T12:00:00')
    await retryInvoices(house.fresh.house)
    expect(await house.chargesOf(memberId)).toHaveLength(1)
    expect(await payNow(await house.fresh.actorFor(memberId), invoice!.id)).toBe('paid')
    expect((await house.subscriptionOf(memberId)).closes_at).toBeNull()
  })

  it('by a chargeback is not charged by itself either when a card of theirs was declined for it [UP-015]', async () => {
    const memberId = await house.payer({ card: 'first-ok' })
    await runRenewals(house.fresh.house)
    const [invoice] = await house.invoicesOf(memberId)
    await house.fresh.db.transaction().execute(async (tx) => {
      const { id: attempt_id } = await tx
        .selectFrom('charge_attempts')
        .select('id')
        .where('invoice_id', '=', invoice!.id)
        .executeTakeFirstOrThrow()
      const at = house.fresh.clock.now()
      await tx
        .insertInto('chargebacks')
        .values({ provider_id: 'cb_2', attempt_id, invoice_id: invoice!.id, yen: invoice!.total_yen, at })
        .execute()
      await takeBack(tx, house.fresh.house, { invoiceId: invoice!.id, chargebackId: 'cb_2' })
    })
    expect(await payNow(await house.fresh.actorFor(memberId), invoice!.id)).toBe('declined')
    expect((await house.invoicesOf(memberId))[0]).toMatchObject({ state: 'unpaid', next_attempt_at: null })
  })
})
