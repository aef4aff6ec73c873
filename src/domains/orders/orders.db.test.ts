import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { NOON, cardNumbers, openDesk, ownCard, tokyo } from '#test/money/orders.ts'
import { TermsChanged, placeOrder } from './actions/place-order.ts'
import { outcomePath } from './paths.ts'

const desk = await openDesk()
afterAll(() => desk.fresh.close())
beforeEach(() => desk.morning())

describe('a free trial', () => {
  it('begins with the order, charges nothing, and says what comes after it [PL-019] [PL-020] [PL-026]', async () => {
    const memberId = await desk.newMember()
    const { key, terms } = await desk.show(memberId, { planId: 4 })
    expect(terms).toMatchObject({ trialEndsOn: '2026-11-27', paidFrom: '2026-11-28', termEndsOn: '2027-05-27' })
    expect(terms).toMatchObject({ monthlyYen: 11_800, totalYen: 70_800, trialYen: null, cancelUntil: '2026-11-27' })
    expect(terms.firstCharge).toMatchObject({ on: '2026-11-28', yen: 11_800 })
    expect(terms.laterCharges.map(({ on }) => on)).toEqual([
      '2026-12-28',
      '2027-01-28',
      '2027-02-28',
      '2027-03-28',
      '2027-04-28',
    ])
    expect(await desk.place(memberId, key, ownCard())).toEqual({ done: outcomePath(key) })
    const standing = await desk.standingOf(memberId)
    expect(standing).toMatchObject({ state: 'under_trial', planId: 4, accessEndsAt: null, paymentKind: 'card' })
    expect(standing.nextStepAt).toEqual(tokyo('2026-11-28T00:00:00'))
    expect(standing.term).toMatchObject({ kind: 'trial', startsOn: '2026-11-20', endsOn: '2026-11-27', orderKey: key })
    expect(await desk.invoicesOf(memberId)).toEqual([])
    expect(await desk.changesOf(memberId)).toEqual([
      { from_state: 'before_subscribe', to_state: 'under_trial', cause: 'trial-ordered', actor_id: memberId },
    ])
    expect(await desk.lettersTo(memberId)).toEqual([`order:${key}`])
  })

  it('keeps what was shown as the evidence, with the answer about age and its time [PL-034] [AC-032]', async () => {
    const memberId = await desk.newMember()
    const { key, terms } = await desk.show(memberId, { planId: 5 })
    await desk.place(memberId, key, ownCard(), 'adult')
    const order = await desk.orderOf(key)
    expect(order.terms).toEqual(terms)
    expect(order).toMatchObject({ state: 'done', guardian: 'adult', guardian_at: NOON, decided_at: NOON })
    expect(order.guardian_text_version).toBeTruthy()
    expect(order.terms_version).toBeTruthy()
    expect([order.register_token, order.authentication_id]).toEqual([null, null])
  })

  it('asks about age: without an answer nothing begins [AC-032]', async () => {
    const memberId = await desk.newMember()
    const { key } = await desk.show(memberId, {})
    for (const guardian of ['', 'yes', 'minor_with_consent'])
      await expect(desk.place(memberId, key, ownCard(), guardian)).rejects.toMatchObject({ status: 422 })
    expect(await desk.orderOf(key)).toMatchObject({ state: 'shown', guardian: null })
  })

  it('needs a card: one just entered, or one on file [PL-012]', async () => {
    const memberId = await desk.newMember()
    const { key } = await desk.show(memberId, {})
    await expect(desk.place(memberId, key, null)).rejects.toMatchObject({ status: 422, code: 'card-missing' })
  })

  it('is once: ordering it again, here or in another tab, is refused [PL-025]', async () => {
    const memberId = await desk.newMember()
    const [first, second] = [await desk.show(memberId, {}), await desk.show(memberId, { planId: 6 })]
    await desk.place(memberId, first.key, ownCard())
    const again = desk.place(memberId, second.key, ownCard())
    await expect(again).rejects.toMatchObject({ status: 409, message: '無料体験は、お一人様一回限りです。' })
    await expect(desk.show(memberId, {})).rejects.toMatchObject({ status: 409 })
    expect(await desk.standingOf(memberId)).toMatchObject({ planId: 4 })
  })

  it('belongs to plans 4 to 6; what a browser makes up is refused [PL-002] [PL-010]', async () => {
    const memberId = await desk.newMember()
    for (const planId of [1, 2, 3, 0, 7, -1, 1.5, null])
      await expect(desk.show(memberId, { planId })).rejects.toMatchObject({ status: 422 })
    for (const paymentKind of ['amazon_pay', 'cash' as 'card'] as const)
      await expect(desk.show(memberId, { paymentKind })).rejects.toMatchObject({ status: 422, code: 'payment-kind' })
  })
})

describe('a paid start', () => {
  it('charges the first month with the order and begins on its day [PL-023] [PL-026]', async () => {
    const memberId = await desk.newMember()
    await desk.order(memberId, { kind: 'start', planId: 1 }, ownCard())
    const standing = await desk.standingOf(memberId)
    expect(standing).toMatchObject({ state: 'will_continue', planId: 1, accessEndsAt: null })
    expect(standing.term).toMatchObject({
      kind: 'paid',
      startsOn: '2026-11-20',
      endsOn: '2027-05-19',
      invoicedMonths: 1,
    })
    expect(standing.nextStepAt).toEqual(tokyo('2026-12-20T00:00:00'))
    const [invoice, ...more] = await desk.invoicesOf(memberId)
    expect(more).toEqual([])
    expect(invoice).toMatchObject({ state: 'paid', month: 0, term_id: standing.term!.id, total_yen: 11_800 })
    expect(await desk.capturedOf(memberId)).toEqual([11_800])
  })

  it('whose card is declined starts nothing and owes nothing [PL-026]', async () => {
    const memberId = await desk.newMember()
    const { key } = await desk.show(memberId, { kind: 'start', planId: 1 })
    expect(await desk.place(memberId, key, { number: cardNumbers.soft })).toHaveProperty('failed')
    expect(await desk.standingOf(memberId)).toMatchObject({ state: 'before_subscribe', term: null, method: null })
    expect((await desk.invoicesOf(memberId)).map(({ state }) => state)).toEqual(['written_off'])
    expect(await desk.orderOf(key)).toMatchObject({ state: 'failed' })
    await desk.order(memberId, { kind: 'start', planId: 1 }, ownCard())
    expect(await desk.standingOf(memberId)).toMatchObject({ state: 'will_continue' })
  })

  it('is one order, however often its button is pressed [PL-036]', async () => {
    const memberId = await desk.newMember()
    const { key } = await desk.show(memberId, { kind: 'start', planId: 3 })
    const [actor, card] = [await desk.fresh.actorFor(memberId), await desk.fresh.cards.tokens(ownCard())]
    const posts = Array.from({ length: 20 }, () => placeOrder(actor, { key, guardian: 'adult', card }))
    expect(await Promise.all(posts)).toEqual(Array.from({ length: 20 }, () => ({ done: outcomePath(key) })))
    expect(await placeOrder(actor, { key, guardian: 'adult', card })).toEqual({ done: outcomePath(key) })
    expect(await desk.capturedOf(memberId)).toEqual([8900])
    expect(await desk.invoicesOf(memberId)).toHaveLength(1)
    expect(await desk.changesOf(memberId)).toHaveLength(1)
    expect(await desk.lettersTo(memberId)).toEqual([`order:${key}`])
  })

  it('with a benefit: for 6 and 12 months only, and only one that is offered [PL-016]', async () => {
    const memberId = await desk.newMember()
    const option = (code: string, closed_at: Date | null) =>
      desk.fresh.db
        .insertInto('plan_options')
        .values({ code, name: '画材セット', description: '', position: 1, closed_at })
        .returning('id')
        .executeTakeFirstOrThrow()
    const [open, closed] = [await option('open', null), await option('closed', NOON)]
    const show = (planId: number, optionId: number) => desk.show(memberId, { kind: 'start', planId, optionId })
    expect((await show(1, open.id)).terms.optionName).toBe('画材セット')
    for (const [planId, optionId] of [
      [2, open.id],
      [1, closed.id],
      [3, 999_999],
    ] as const)
      await expect(show(planId, optionId)).rejects.toMatchObject({ status: 422, code: 'unknown-option' })
  })

  it('is somebody else’s: nobody places another’s order, or one that does not exist', async () => {
    const [one, other] = [await desk.newMember(), await desk.newMember()]
    const { key } = await desk.show(one, { kind: 'start', planId: 1 })
    for (const wrong of [key, '00000000-0000-4000-8000-000000000000', 'x'])
      await expect(desk.place(other, wrong, ownCard())).rejects.toMatchObject({ status: 404 })
  })
})

describe('what was shown', () => {
  const raise = (yen: number, from: Date) =>
    desk.fresh.db.insertInto('plan_prices').values({ term_months: 6, valid_from: from, monthly_yen: yen }).execute()

  it('is what is charged: a price that rose in the meantime is shown first [PL-035] [PL-003]', async () => {
    const memberId = await desk.newMember()
    const rise = tokyo('2026-12-01T00:00:00')
    await raise(12_800, rise)
    desk.fresh.clock.set(tokyo('2026-11-30T23:59:59'))
    const { key, terms } = await desk.show(memberId, { kind: 'start', planId: 1 })
    expect(terms.monthlyYen).toBe(11_800)
    desk.fresh.clock.set(rise)
    const trouble = await desk.place(memberId, key, ownCard()).catch((error: unknown) => error)
    expect(trouble).toBeInstanceOf(TermsChanged)
    const { shown, status } = trouble as TermsChanged
    expect([status, shown.terms.monthlyYen, shown.terms.totalYen]).toEqual([409, 12_800, 76_800])
    expect(await desk.invoicesOf(memberId)).toEqual([])
    await desk.place(memberId, shown.key, ownCard())
    expect(await desk.capturedOf(memberId)).toEqual([12_800])
  })

  it('holds for its day: after midnight the dates are shown anew [PL-035]', async () => {
    const memberId = await desk.newMember()
    desk.fresh.clock.set(tokyo('2026-11-21T23:59:59'))
    const { key } = await desk.show(memberId, { planId: 5 })
    desk.fresh.clock.set(tokyo('2026-11-22T00:00:00'))
    await expect(desk.place(memberId, key, ownCard())).rejects.toBeInstanceOf(TermsChanged)
  })
})
