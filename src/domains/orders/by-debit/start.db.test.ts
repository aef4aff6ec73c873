import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byPost, openDebitDesk } from '#test/money/direct-debit.ts'
import { tokyo } from '#test/money/orders.ts'
import { placeOrder } from '../actions/place-order.ts'
import { withdraw } from '#domains/membership/actions/withdraw.ts'
import { removeApplication } from './actions/remove-application.ts'
import { forgetUnfinished } from '../debit-applications/jobs.ts'
import { findApplication } from '../debit-applications/queries.ts'

let desk: Awaited<ReturnType<typeof openDebitDesk>>
beforeAll(async () => (desk = await openDebitDesk()))
afterAll(() => desk.fresh.close())

const applicationOf = (memberId: number) => findApplication(desk.fresh.db, memberId)
const letterTo = async (memberId: number, key: string) => {
  const { email } = (await desk.fresh.actorFor(memberId)).member
  return desk.fresh.db
    .selectFrom('letters')
    .select('plain')
    .where('to_address', '=', email)
    .where('key', 'like', `${key}:%`)
    .executeTakeFirst()
}

describe('what a direct debit costs', () => {
  it('is the fee and 198 yen for each month, on debit days, and nothing for the free trial [DD-014] [DD-020] [PL-033]', async () => {
    const { terms } = await desk.showDebit(await desk.newcomer(), 4)
    expect(terms).toMatchObject({
      payment: 'direct_debit',
      trialYen: null,
      trialEndsOn: '2026-11-27',
      paidFrom: '2026-11-28',
      monthlyYen: 11_800,
      totalYen: 71_988,
      firstCharge: { on: '2026-12-28', yen: 11_998, label: '2026年11月28日からの1ヶ月' },
    })
    expect(terms.laterCharges.map(({ on, yen }) => `${on} ${yen}`)).toEqual([
      '2027-01-27 11998',
      '2027-03-01 11998',
      '2027-03-29 11998',
      '2027-04-27 11998',
      '2027-05-27 11998',
    ])
  })

  it('is never the ten yen of a first month [PL-022]', async () => {
    const memberId = await desk.newcomer()
    const { id } = await desk.fresh.db
      .insertInto('campaigns')
      .values({
        ...{ kind: 'first_month', name: '初月10円', first_month_yen: 10, excludes_students: false },
        ...{ opens_at: tokyo('2026-11-01T00:00:00'), closes_at: tokyo('2026-12-01T00:00:00') },
        apply_until: tokyo('2026-12-01T00:00:00'),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await desk.show(memberId, { kind: 'trial', planId: 4, paymentKind: 'card' })).terms.trialYen).toBe(10)
    const { terms } = await desk.showDebit(memberId, 4)
    expect([terms.trialYen, terms.trialEndsOn]).toEqual([null, '2026-11-27'])
    await desk.fresh.db.deleteFrom('campaigns').where('id', '=', id).execute()
  })

  it('cannot pay a single course', async () => {
    const memberId = await desk.newcomer()
    const courseId = await desk.course()
    await expect(desk.show(memberId, { kind: 'course', courseId, paymentKind: 'direct_debit' })).rejects.toMatchObject({
      status: 422,
      code: 'payment-kind',
    })
  })
})

describe('somebody who confirms a direct debit', () => {
  it('on trial begins at once, without a bill, and pays from the account from now on [DD-016] [PL-026]', async () => {
    const memberId = await desk.newcomer()
    await desk.steps.ready(memberId, 4)
    const { key } = await desk.showDebit(memberId, 4)
    expect(await desk.placeDebit(memberId, key)).toEqual({ done: `/subscription_orders/outcome?order=${key}` })
    const standing = await desk.standingOf(memberId)
    const { id } = (await applicationOf(memberId))!
    expect(standing).toMatchObject({
      state: 'under_trial',
      planId: 4,
      paymentKind: 'direct_debit',
      method: { kind: 'direct_debit', ref: `debit:${id}`, mask: null },
    })
    expect(await desk.invoicesOf(memberId)).toEqual([])
    expect(await desk.changesOf(memberId)).toEqual([
      { from_state: 'before_subscribe', to_state: 'under_trial', cause: 'trial-ordered', actor_id: memberId },
    ])
  })

  it('of a plan without a trial has an open bill that waits for its debit day [DD-016] [DD-020] [DD-022] [PL-026]', async () => {
    const memberId = await desk.newcomer()
    await desk.steps.ready(memberId, 2)
    const { key } = await desk.showDebit(memberId, 2)
    await desk.placeDebit(memberId, key)
    const standing = await desk.standingOf(memberId)
    expect(standing).toMatchObject({ state: 'will_continue', paymentKind: 'direct_debit', term: { invoicedMonths: 1 } })
    const [invoice, ...more] = await desk.invoicesOf(memberId)
    expect(more).toEqual([])
    expect(invoice).toMatchObject({
      state: 'open',
      payment_kind: 'direct_debit',
      total_yen: 13_998,
      due_on: '2026-12-28',
      term_id: standing.term!.id,
      month: 0,
      next_attempt_at: null,
    })
    const lines = await desk.fresh.db
      .selectFrom('invoice_lines')
      .select(['kind', 'yen'])
      .where('invoice_id', '=', invoice!.id)
      .orderBy('position')
      .execute()
    expect(lines).toEqual([
      { kind: 'fee', yen: 13_800 },
      { kind: 'commission', yen: 198 },
    ])
    expect(await desk.capturedOf(memberId)).toEqual([])
  })

  it('twice at the same moment begins once [PL-036]', async () => {
    const memberId = await desk.newcomer()
    await desk.steps.ready(memberId, 2)
    const { key } = await desk.showDebit(memberId, 2)
    const actor = await desk.fresh.actorFor(memberId)
    const results = await Promise.all([1, 2, 3].map(() => placeOrder(actor, { key, guardian: 'adult' })))
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(await desk.invoicesOf(memberId)).toHaveLength(1)
    expect(await desk.changesOf(memberId)).toHaveLength(1)
  })

  it('says whether they are of age, or begins nothing [PL-034]', async () => {
    const memberId = await desk.newcomer()
    await desk.steps.ready(memberId, 4)
    const { key } = await desk.showDebit(memberId, 4)
    await expect(desk.placeDebit(memberId, key, '')).rejects.toMatchObject({ status: 422, code: 'guardian-missing' })
    expect((await desk.standingOf(memberId)).state).toBe('before_subscribe')
    expect((await applicationOf(memberId))!.startedAt).toBeNull()
  })

  it('sees new figures when they moved, and is bound to none that were not shown [PL-035]', async () => {
    const memberId = await desk.newcomer()
    await desk.steps.ready(memberId, 4)
    const { key } = await desk.showDebit(memberId, 4)
    desk.fresh.clock.set(tokyo('2026-11-21T00:00:00'))
    await expect(desk.placeDebit(memberId, key)).rejects.toMatchObject({ code: 'terms-changed', status: 409 })
    expect((await desk.standingOf(memberId)).state).toBe('before_subscribe')
  })

  it.each([
    ['without an application', async () => {}],
    ['without a phone', (memberId: number) => desk.steps.apply(memberId, 4)],
    ['with an application for another plan', (memberId: number) => desk.steps.ready(memberId, 6)],
    [
      'after taking the application back',
      async (memberId: number) => {
        await desk.steps.ready(memberId, 4)
        await removeApplication(await desk.fresh.actorFor(memberId))
      },
    ],
  ])('%s begins nothing [DD-007]', async (_, prepare) => {
    const memberId = await desk.newcomer()
    await prepare(memberId)
    const { key } = await desk.showDebit(memberId, 4)
    await expect(desk.placeDebit(memberId, key)).rejects.toMatchObject({ status: 409, code: 'application-missing' })
    expect((await desk.standingOf(memberId)).state).toBe('before_subscribe')
  })

  it('has it mailed: what was agreed, and the paper with its days [PL-034] [DD-018] [UP-016]', async () => {
    const memberId = await desk.newcomer()
    const tel = await desk.steps.ready(memberId, 4, byPost)
    await desk.placeDebit(memberId, (await desk.showDebit(memberId, 4)).key)
    const agreed = (await letterTo(memberId, 'order'))!.plain
    expect(agreed).toContain('口座振替手数料198円')
    expect(agreed).toContain('2026年12月28日 11,998円')
    const papers = (await letterTo(memberId, 'debit-papers'))!.plain
    expect(papers).toContain('5営業日以内（2026年11月30日まで）')
    expect(papers).toContain('5日以内（消印有効）')
    expect(papers).toContain('2026年12月5日（消印有効）')
    for (const letter of [agreed, papers]) expect(letter).not.toContain(tel)
    expect((await applicationOf(memberId))!.documentsDueOn).toBe('2026-12-05')
  })

  it('who prints the paper has five days for it and a way to it [DD-018]', async () => {
    const memberId = await desk.newcomer()
    await desk.steps.ready(memberId, 4)
    await desk.placeDebit(memberId, (await desk.showDebit(memberId, 4)).key)
    const { id, documentsDueOn } = (await applicationOf(memberId))!
    expect(documentsDueOn).toBe('2026-11-25')
    expect((await letterTo(memberId, 'debit-papers'))!.plain).toContain(`/subscription_direct_debit_users/${id}/form`)
  })
})

describe('an application', () => {
  it('takes the place of the one before, and needs no second code within half an hour [DD-006]', async () => {
    const memberId = await desk.newcomer()
    await desk.steps.ready(memberId, 4, byPost)
    desk.fresh.clock.forward(30 * 60_000 - 1000)
    expect(await desk.steps.apply(memberId, 6)).toMatchObject({ needsPhone: false })
    expect(await applicationOf(memberId)).toMatchObject({ planId: 6, receiving: 'print', to: null })
    desk.fresh.clock.forward(1000)
    expect(await desk.steps.apply(memberId, 6)).toMatchObject({ needsPhone: true })
    expect((await applicationOf(memberId))!.phoneMask).toBeNull()
  })

  it('of somebody whose plan runs is refused, and their contract stays when they go back [DD-015]', async () => {
    const memberId = await desk.newcomer()
    await desk.steps.ready(memberId, 4)
    await desk.placeDebit(memberId, (await desk.showDebit(memberId, 4)).key)
    await expect(desk.steps.apply(memberId, 2)).rejects.toMatchObject({ status: 409, code: 'already-running' })
    await removeApplication(await desk.fresh.actorFor(memberId))
    expect((await applicationOf(memberId))!.startedAt).not.toBeNull()
  })

  it('that nobody finished is forgotten after a week, with its address and the phone [DD-015]', async () => {
    const [unfinished, started] = [await desk.newcomer(), await desk.newMember()]
    await desk.steps.ready(unfinished, 4, byPost)
    await desk.steps.ready(started, 4)
    await desk.placeDebit(started, (await desk.showDebit(started, 4)).key)
    desk.fresh.clock.forward(7 * 86_400_000)
    await forgetUnfinished(desk.fresh.house)
    expect(await applicationOf(unfinished)).not.toBeNull()
    desk.fresh.clock.forward(1000)
    await forgetUnfinished(desk.fresh.house)
    expect(await applicationOf(unfinished)).toBeNull()
    expect(await applicationOf(started)).not.toBeNull()
  })
})

describe('somebody who paid by direct debit and leaves the school', () => {
  it('takes name, address and phone along; what the bank was asked for stays [AC-034]', async () => {
    const memberId = await desk.newcomer()
    await desk.steps.ready(memberId, 4, byPost)
    await desk.placeDebit(memberId, (await desk.showDebit(memberId, 4)).key)
    const { db, house } = desk.fresh
    const { id } = (await applicationOf(memberId))!
    await db
      .updateTable('subscriptions')
      .set({ state: 'after_unsubscribe' })
      .where('member_id', '=', memberId)
      .execute()
    const list = await db
      .insertInto('debit_lists')
      .values({ debit_on: '2026-12-28', made_at: house.clock.now(), made_by: memberId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('debit_lines')
      .values({ list_id: list.id, application_id: id, member_id: memberId, name: '山田 花子', yen: 11_998 })
      .execute()
    await withdraw(await desk.fresh.actorFor(memberId), async () => {})
    const kept = await db.selectFrom('debit_applications').selectAll().where('member_id', '=', memberId).execute()
    expect(kept).toMatchObject([
      { id, name: null, address: null, postal_code: null, prefecture: null, phone_mask: null },
    ])
    const phones = await db.selectFrom('phone_checks').select('member_id').where('member_id', '=', memberId).execute()
    expect(phones).toEqual([])
  })
})
