import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openWalletDesk } from '#test/money/wallet-orders.ts'
import { newSubscriber } from '#test/money/subscriptions.ts'
import { setPrices } from '#test/money/payers.ts'
import { reconcile } from '#domains/billing/reconciliation/reconcile.ts'
import { refund } from '#domains/billing/refunds/actions/refund.ts'
import { resolveAttempts } from '#domains/billing/invoices/resolve-attempts.ts'
import { retryInvoices } from '#domains/billing/invoices/retry-invoices.ts'
import { payNow } from '#domains/billing/invoices/actions/pay-now.ts'
import { trialBalance } from '#domains/billing/index.ts'
import { runRenewals } from '#domains/contracts/renewals/renewals.ts'
import { dyingAt } from '#test/house/dying.ts'
import { settleOrders } from '../jobs.ts'
import { comeBack } from './actions/come-back.ts'
import { hearNotice } from './actions/hear-notice.ts'
import { closePermissions } from './close-permissions.ts'
import { payDebt } from './pay-debt.ts'
import { tellLimits } from './tell-limits.ts'

const desk = await openWalletDesk()
const { fresh } = desk
const { db, house, wallet, clock } = fresh
afterAll(() => fresh.close())
beforeEach(() => {
  desk.morning()
  wallet.tell('normal')
})
const at = (text: string) => clock.set(new Date(`${text}+09:00`))
const letters = async (memberId: number, front: string) =>
  (await desk.lettersTo(memberId)).filter((key) => key.startsWith(front))
const lastInvoice = async (memberId: number) => (await desk.invoicesOf(memberId)).at(-1)!
const bookIsEven = async () => {
  const sums = await trialBalance(db, '2028-01-01')
  return sums.reduce((sum, row) => sum + row.debitYen - row.creditYen, 0)
}

/** Somebody whose second month is due and was declined at the wallet. */
async function debtor(manner: 'first-ok' | 'soft' = 'first-ok') {
  const memberId = await desk.newMember()
  await desk.order(memberId, { kind: 'start', planId: 2 }, manner)
  at('2026-12-20T00:10:00')
  await runRenewals(house)
  return memberId
}

/** What another process does in the minutes after for somebody who pays a debt; a bill that was handed over has its job. */
async function minutesLater(key: string) {
  for (const minutes of [3, 13]) {
    clock.forward(minutes * 60_000)
    await db
      .updateTable('charge_attempts')
      .set({ leased_until: new Date(0) })
      .where('state', 'in', ['started', 'unknown'])
      .execute()
    await settleOrders(house)
    await resolveAttempts(house)
    if ((await desk.orderFor(key)).state === 'done') await payDebt(house, { key })
  }
}

describe('a month that is paid at the wallet', () => {
  it('is taken once when it is due, and declined softly it is a debt that is tried again [AP-006] [UP-006]', async () => {
    const memberId = await debtor()
    expect(await lastInvoice(memberId)).toMatchObject({
      state: 'unpaid',
      failure_kind: 'soft',
      payment_kind: 'amazon_pay',
    })
    expect(await letters(memberId, 'payment-failed')).toHaveLength(1)
    at('2026-12-23T10:01:00')
    await retryInvoices(house)
    expect(await lastInvoice(memberId)).toMatchObject({ state: 'unpaid', failures: 2 })
    expect(await desk.taken(memberId)).toEqual([13_800])
    expect(await bookIsEven()).toBe(0)
  })

  it('that nobody knows the end of is found out, and taken once [AP-010] [PL-037]', async () => {
    const memberId = await desk.newMember()
    await desk.order(memberId, { kind: 'start', planId: 2 }, 'ok')
    at('2026-12-20T00:10:00')
    wallet.tell('captured-but-timed-out', { ms: 1, only: 'charges' })
    await runRenewals(house)
    expect(await lastInvoice(memberId)).toMatchObject({ state: 'unknown' })
    wallet.tell('normal')
    await db
      .updateTable('charge_attempts')
      .set({ leased_until: new Date(0) })
      .where('state', '=', 'unknown')
      .execute()
    await resolveAttempts(house)
    expect(await lastInvoice(memberId)).toMatchObject({ state: 'paid' })
    expect(await desk.taken(memberId)).toEqual([13_800, 13_800])
  })
})

describe('the way of paying', () => {
  it('is changed from the card to the wallet and back, and plan and days stay [AP-008]', async () => {
    await setPrices(db)
    const { memberId } = await newSubscriber(fresh, { state: 'will_continue', planId: 2, startsOn: '2026-11-20' })
    const before = await desk.standingOf(memberId)
    await desk.bare(memberId, null)
    const changed = await desk.standingOf(memberId)
    expect(changed).toMatchObject({ paymentKind: 'amazon_pay', method: { kind: 'amazon_pay' } })
    expect([changed.term, changed.nextStepAt]).toEqual([before.term, before.nextStepAt])
    expect(await desk.taken(memberId)).toEqual([])
    expect(await letters(memberId, 'card-changed')).toHaveLength(1)
    const ref = changed.method!.ref
    await desk.changeCard(memberId, { number: '4111111111111111' })
    expect(await desk.standingOf(memberId)).toMatchObject({ paymentKind: 'card', term: before.term })
    expect(desk.permission(ref)?.state).toBe('Chargeable')
    clock.forward(3 * 86_400_000)
    await fresh.workOff()
    expect(desk.permission(ref)?.state).toBe('Closed')
  })

  it('is asked at once for what is unpaid when it becomes the wallet [AP-008] [UP-004]', async () => {
    const memberId = await debtor()
    await desk.bare(memberId, null, 'ok')
    expect(await lastInvoice(memberId)).toMatchObject({ state: 'paid', payment_kind: 'amazon_pay' })
    expect(await desk.taken(memberId)).toEqual([13_800, 13_800])
  })
})

describe('an open bill that is paid by one visit', () => {
  it('is paid once, however often its debtor comes back, and the fees stay where they were [AP-011] [UP-004]', async () => {
    const memberId = await debtor()
    const { id } = await lastInvoice(memberId)
    const before = (await desk.methodOf(memberId))!.id
    const { key, result } = await desk.bare(memberId, id)
    expect(result).toEqual({ done: `/users/${memberId}/payments?tried=${id}` })
    expect(await lastInvoice(memberId)).toMatchObject({ state: 'paid' })
    expect((await desk.methodOf(memberId))!.id).toBe(before)
    expect(await desk.agreed(key)).toEqual(result)
    await payDebt(house, { key })
    expect(await desk.taken(memberId)).toEqual([13_800, 13_800])
    expect(await bookIsEven()).toBe(0)
  })

  it('that is declined stays owed, is named, and is tried again on its own days [AP-006] [AP-011]', async () => {
    const memberId = await debtor()
    const { id } = await lastInvoice(memberId)
    expect((await desk.bare(memberId, id, 'rejected')).result).toEqual({ failed: 'AmazonRejected' })
    expect(await lastInvoice(memberId)).toMatchObject({ state: 'unpaid', failure_kind: 'soft' })
    expect((await lastInvoice(memberId)).next_attempt_at).not.toBeNull()
  })

  it('is paid once or still owed, at whatever moment the process dies [AP-011] [PL-036]', async () => {
    const outcomes = []
    for (let [step, lived] = [1, false]; !lived; step++)
      for (const after of [false, true]) {
        desk.morning()
        const memberId = await debtor()
        const { id } = await lastInvoice(memberId)
        const key = await desk.confirmBare(memberId, id)
        wallet.agree((await desk.orderFor(key)).checkoutId!)
        const dying = dyingAt(house, { step, after })
        const back = comeBack(dying.house, await desk.orderFor(key)).then(() => 'lived')
        if ((await Promise.race([dying.died, back])) === 'lived') lived = true
        await minutesLater(key)
        const { state } = await desk.orderFor(key)
        outcomes.push({ state, bill: (await lastInvoice(memberId)).state, taken: (await desk.taken(memberId)).length })
      }
    expect(outcomes.length).toBeGreaterThan(8)
    for (const outcome of outcomes)
      expect([
        { state: 'done', bill: 'paid', taken: 2 },
        { state: 'failed', bill: 'unpaid', taken: 1 },
      ]).toContainEqual(outcome)
    expect(outcomes.filter(({ state }) => state === 'done').length).toBeGreaterThan(4)
    expect(await bookIsEven()).toBe(0)
  }, 120_000)

  it('is not begun for what somebody else owes, nor for what is paid [AP-011]', async () => {
    const [memberId, other] = [await debtor(), await desk.newMember()]
    const { id } = await lastInvoice(memberId)
    await expect(desk.bare(other, id)).rejects.toMatchObject({ status: 404 })
    await desk.bare(memberId, id)
    await expect(desk.bare(memberId, id)).rejects.toMatchObject({ status: 409 })
  })
})

describe('a permission', () => {
  it('is closed when the contract is over and nothing is owed, not before the last fee [AP-008]', async () => {
    const memberId = await debtor()
    const { provider_ref: ref } = (await desk.methodOf(memberId))!
    const over = (state: 'after_unsubscribe') =>
      db
        .updateTable('subscriptions')
        .set({ state, term_id: null, next_step_at: null })
        .where('member_id', '=', memberId)
        .execute()
    await over('after_unsubscribe')
    await closePermissions(house)
    expect(desk.permission(ref)?.state).toBe('Chargeable')
    const { id } = await lastInvoice(memberId)
    await desk.bare(memberId, id)
    await closePermissions(house)
    expect(desk.permission(ref)?.state).toBe('Closed')
    expect(await desk.methodOf(memberId)).toBeUndefined()
    await closePermissions(house)
  })

  it('that its buyer ends or whose card fails is told of, once, and a working one pays the debt [AP-006] [AP-007]', async () => {
    const memberId = await desk.newMember()
    await desk.order(memberId, { kind: 'start', planId: 2 }, 'ok')
    const { provider_ref: ref } = (await desk.methodOf(memberId))!
    wallet.desk.setPermission(ref, 'Suspended', 'InvalidPaymentMethod')
    const notice = { id: `n-${ref}`, about: 'permission' as const, objectId: ref, permissionRef: ref }
    await hearNotice(house, notice)
    await hearNotice(house, notice)
    await fresh.workOff()
    expect(await letters(memberId, 'wallet-stopped')).toHaveLength(1)
    at('2026-12-20T00:10:00')
    await runRenewals(house)
    expect(await lastInvoice(memberId)).toMatchObject({ state: 'unpaid', failure_kind: 'hard', next_attempt_at: null })
    await expect(payNow(await fresh.actorFor(memberId), (await lastInvoice(memberId)).id)).rejects.toMatchObject({
      code: 'wallet-refused',
    })
    wallet.desk.setPermission(ref, 'Chargeable', null)
    await hearNotice(house, { ...notice, id: `n2-${ref}` })
    await fresh.workOff()
    expect(await lastInvoice(memberId)).toMatchObject({ state: 'paid' })
    expect(await desk.taken(memberId)).toEqual([13_800, 13_800])
  })

  it('that is too low for a coming fee is asked to be renewed a month before, once', async () => {
    await setPrices(db)
    const memberId = await desk.newMember()
    await desk.order(memberId, { kind: 'start', planId: 2 }, 'ok')
    const limit = (limit_yen: number) =>
      db.updateTable('payment_methods').set({ limit_yen }).where('member_id', '=', memberId).execute()
    await limit(13_800)
    await tellLimits(house)
    expect(await letters(memberId, 'wallet-limit')).toHaveLength(0)
    await limit(13_799)
    await tellLimits(house)
    await tellLimits(house)
    expect(await letters(memberId, 'wallet-limit')).toHaveLength(1)
  })
})

describe("the wallet's list", () => {
  it('is held against ours: what it keeps is booked once, what we never asked for is listed, refunds go back there', async () => {
    at('2027-03-02T12:00:00')
    const memberId = await desk.newMember()
    await desk.order(memberId, { kind: 'start', planId: 2 }, 'ok')
    const { id } = await lastInvoice(memberId)
    const staff = await fresh.actorFor(await fresh.newMember({ isStaff: true }))
    const back = { invoiceId: id, yen: 800, reason: '試験', key: '00000000-0000-4000-8000-0000000000aa' }
    expect(await refund(staff, back)).toBe('done')
    expect(await refund(staff, back)).toBe('done')
    expect(wallet.book().refunds.map(({ yen }) => yen)).toEqual([800])
    wallet.desk.stray(500)
    at('2027-03-03T06:40:00')
    expect(await reconcile(house, '2027-03-02', 'amazon_pay')).toBe('done')
    expect(await reconcile(house, '2027-03-02', 'amazon_pay')).toBe('done')
    const fees = await db.selectFrom('book_lines').select('yen').where('account', '=', 'provider_fees').execute()
    expect(fees.map(({ yen }) => yen).toSorted((a, b) => b - a)).toEqual([591, 20])
    const mismatches = await db.selectFrom('provider_mismatches').select(['kind', 'provider']).execute()
    expect(mismatches).toEqual([{ kind: 'unknown_charge', provider: 'amazon_pay' }])
    expect(await bookIsEven()).toBe(0)
  })
})
