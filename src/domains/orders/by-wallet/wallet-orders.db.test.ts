import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { dyingAt } from '#test/house/dying.ts'
import { openWalletDesk } from '#test/money/wallet-orders.ts'
import { resolveAttempts } from '#domains/billing/invoices/resolve-attempts.ts'
import { retryInvoices } from '#domains/billing/invoices/retry-invoices.ts'
import { trialBalance } from '#domains/billing/index.ts'
import { placeVisit } from './actions/place-visit.ts'
import type { OrderWish } from '../actions/show-order.ts'
import { settleOrders } from '../jobs.ts'
import { comeBack } from './actions/come-back.ts'

const desk = await openWalletDesk()
const { fresh } = desk
afterAll(() => fresh.close())
beforeEach(() => {
  desk.morning()
  fresh.wallet.tell('normal')
})

/** What another process does in the minutes after. */
async function minutesLater() {
  for (const minutes of [3, 13]) {
    fresh.clock.forward(minutes * 60_000)
    await fresh.db
      .updateTable('charge_attempts')
      .set({ leased_until: new Date(0) })
      .where('state', 'in', ['started', 'unknown'])
      .execute()
    await settleOrders(fresh.house)
    await resolveAttempts(fresh.house)
    await retryInvoices(fresh.house)
  }
}

describe('a plan that is paid at the wallet', () => {
  it('begins when its buyer has agreed and the sum was taken, once [AP-002] [AP-004] [PL-026]', async () => {
    const memberId = await desk.newMember()
    const { key, result } = await desk.order(memberId, { kind: 'start', planId: 2 })
    expect(result).toEqual({ done: `/subscription_orders/outcome?order=${key}` })
    expect(await desk.standingOf(memberId)).toMatchObject({ state: 'will_continue', paymentKind: 'amazon_pay' })
    expect(await desk.taken(memberId)).toEqual([13_800])
    expect(await desk.invoicesOf(memberId)).toMatchObject([{ state: 'paid', payment_kind: 'amazon_pay' }])
    expect(await desk.methodOf(memberId)).toMatchObject({
      kind: 'amazon_pay',
      mask: 'Visa ****1111',
      limit_yen: 50_000,
    })
    expect(await comeBack(fresh.house, await desk.orderFor(key))).toEqual(result)
    expect(await desk.taken(memberId)).toEqual([13_800])
  })

  it('takes nothing for a free trial, and the permission stands for the months after it [AP-004] [PL-026]', async () => {
    const memberId = await desk.newMember()
    await desk.order(memberId, { kind: 'trial', planId: 4 }, 'pending')
    expect(await desk.standingOf(memberId)).toMatchObject({ state: 'under_trial', paymentKind: 'amazon_pay' })
    expect(await desk.taken(memberId)).toEqual([])
    const { provider_ref } = (await desk.methodOf(memberId))!
    expect(desk.permission(provider_ref)).toMatchObject({ state: 'Chargeable', recurring: true })
  })

  it('does not begin before its buyer has agreed, whoever says so [AP-004]', async () => {
    const memberId = await desk.newMember()
    const key = await desk.visit(memberId, { kind: 'start', planId: 2 })
    await placeVisit(await fresh.actorFor(memberId), { key, guardian: 'adult' })
    await comeBack(fresh.house, await desk.orderFor(key))
    expect((await desk.orderFor(key)).state).toBe('authenticating')
    expect(await desk.standingOf(memberId)).toMatchObject({ state: 'before_subscribe' })
    await minutesLater()
    expect(await desk.orderFor(key)).toMatchObject({ state: 'failed', failureCode: 'Expired' })
  })

  it('says that the buyer gave up on the second page [AP-005]', async () => {
    const memberId = await desk.newMember()
    const key = await desk.visit(memberId, { kind: 'start', planId: 2 })
    await placeVisit(await fresh.actorFor(memberId), { key, guardian: 'adult' })
    fresh.wallet.cancel((await desk.orderFor(key)).checkoutId!)
    expect(await comeBack(fresh.house, await desk.orderFor(key))).toEqual({ failed: 'BuyerCanceled' })
    expect(await desk.invoicesOf(memberId)).toEqual([])
  })

  it.each([
    ['soft', 'SoftDeclined'],
    ['hard', 'HardDeclined'],
    ['rejected', 'AmazonRejected'],
    ['failure', 'ProcessingFailure'],
    ['timed-out', 'TransactionTimedOut'],
  ] as const)('that Amazon declines (%s) begins nothing, owes nothing and names %s [AP-006]', async (manner, code) => {
    const memberId = await desk.newMember()
    const { result, key } = await desk.order(memberId, { kind: 'start', planId: 2 }, manner)
    expect(result).toEqual({ failed: code })
    expect(await desk.standingOf(memberId)).toMatchObject({ state: 'before_subscribe' })
    expect(await desk.invoicesOf(memberId)).toMatchObject([{ state: 'written_off' }])
    await fresh.workOff()
    const { provider_ref } = await fresh.db
      .selectFrom('payment_methods')
      .select('provider_ref')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    expect(desk.permission(provider_ref)?.state).toBe('Closed')
    expect((await desk.orderFor(key)).state).toBe('failed')
  })

  it('of which nobody knows whether it was paid waits, and is neither paid twice nor lost [AP-010] [PL-037]', async () => {
    const memberId = await desk.newMember()
    const { key } = await desk.order(memberId, { kind: 'start', planId: 2 }, 'no-answer')
    expect((await desk.orderFor(key)).state).toBe('charging')
    await minutesLater()
    expect((await desk.orderFor(key)).state).toBe('done')
    expect(await desk.taken(memberId)).toEqual([13_800])
  })

  it('tells that a buyer is known: a second account has no second trial [AP-001] [AC-033]', async () => {
    const [one, other] = [await desk.newMember(), await desk.newMember()]
    await desk.order(one, { kind: 'trial', planId: 4 }, 'first-ok')
    const { result } = await desk.order(other, { kind: 'trial', planId: 4 }, 'first-ok')
    expect(result).toEqual({ failed: 'trial_used' })
    expect(await desk.standingOf(other)).toMatchObject({ state: 'before_subscribe' })
  })
})

describe('an order at the wallet whose process dies, at whatever moment,', () => {
  const cases: [string, () => Promise<Partial<OrderWish>>, number][] = [
    ['a plan', async () => ({ kind: 'start', planId: 2 }), 13_800],
    ['a course', async () => ({ kind: 'course', planId: null, courseId: await desk.course() }), 4400],
  ]
  it.each(cases)(
    'is charged once and begins, or neither: %s [AP-004] [AP-011] [PL-036]',
    async (_, wish, yen) => {
      const outcomes = []
      for (let step = 1; ; step++) {
        let lived = false
        for (const after of [false, true]) {
          desk.morning()
          const memberId = await desk.newMember()
          const key = await desk.visit(memberId, await wish())
          await placeVisit(await fresh.actorFor(memberId), { key, guardian: 'adult' })
          fresh.wallet.agree((await desk.orderFor(key)).checkoutId!)
          const dying = dyingAt(fresh.house, { step, after })
          const back = comeBack(dying.house, await desk.orderFor(key)).then(() => 'lived')
          if ((await Promise.race([dying.died, back])) === 'lived') lived = true
          await minutesLater()
          const courses = await fresh.db
            .selectFrom('course_purchases')
            .select('course_id')
            .where('member_id', '=', memberId)
            .execute()
          const { term } = await desk.standingOf(memberId)
          const invoices = (await desk.invoicesOf(memberId)).map(({ state }) => state)
          const begun = courses.length + (term ? 1 : 0)
          outcomes.push({ state: (await desk.orderFor(key)).state, begun, taken: await desk.taken(memberId), invoices })
        }
        if (lived) break
      }
      expect(outcomes.length).toBeGreaterThan(8)
      for (const outcome of outcomes)
        expect([
          { state: 'done', begun: 1, taken: [yen], invoices: ['paid'] },
          { state: 'failed', begun: 0, taken: [], invoices: [] },
        ]).toContainEqual(outcome)
      expect(outcomes.filter(({ state }) => state === 'done').length).toBeGreaterThan(4)
      const sums = await trialBalance(fresh.db, '2027-01-01')
      expect(sums.reduce((sum, row) => sum + row.debitYen - row.creditYen, 0)).toBe(0)
    },
    120_000,
  )
})

describe('a single course at the wallet', () => {
  it('is given when it was paid, and the permission pays nothing else [AP-011] [PL-049]', async () => {
    const memberId = await desk.newMember()
    await desk.order(memberId, { kind: 'course', planId: null, courseId: await desk.course() })
    expect(await desk.taken(memberId)).toEqual([4400])
    expect(await desk.methodOf(memberId)).toBeUndefined()
  })

  it('that takes its time is given with the notice of its end, not before [AP-011] [AP-007]', async () => {
    const memberId = await desk.newMember()
    const courseId = await desk.course()
    const { key } = await desk.order(memberId, { kind: 'course', planId: null, courseId }, 'pending')
    const bought = () =>
      fresh.db.selectFrom('course_purchases').select('course_id').where('member_id', '=', memberId).execute()
    expect((await desk.orderFor(key)).state).toBe('charging')
    expect(await bought()).toEqual([])
    await minutesLater()
    expect(await bought()).toEqual([])
    const charge = fresh.wallet.book().charges.find(({ state }) => state === 'CaptureInitiated')!
    fresh.wallet.desk.finish(charge.id, true)
    await minutesLater()
    expect(await bought()).toEqual([{ course_id: courseId }])
    expect(await desk.taken(memberId)).toEqual([4400])
  })
})
