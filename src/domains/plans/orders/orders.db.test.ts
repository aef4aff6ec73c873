import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeCourse } from '#test/courses.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { cardNumbers, ordering } from '#test/orders.ts'
import { runRenewals } from '../invoices/renewals.ts'
import { findStanding } from '../subscription/standing.ts'
import { placeOrder, TermsChanged } from './actions/place-order.ts'
import { settleAuthentication } from './actions/settle-authentication.ts'
import { orderJobs, settleOrders } from './jobs.ts'
import { outcomePath } from './paths.ts'

const tokyo = (text: string) => new Date(`${text}+09:00`)
const NOON = tokyo('2026-11-20T12:00:00')

let fresh: FreshHouse
let people: ReturnType<typeof ordering>
beforeAll(async () => {
  fresh = await freshHouse({ now: NOON })
  people = ordering(fresh)
})
afterAll(() => fresh.close())
beforeEach(() => {
  fresh.clock.set(NOON)
  fresh.cards.tell('normal')
})

const newMember = () => fresh.newMember()
const standingOf = (memberId: number) => findStanding(fresh.db, memberId)
const orderOf = (key: string) =>
  fresh.db.selectFrom('orders').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
const changesOf = (memberId: number) =>
  fresh.db
    .selectFrom('subscription_changes')
    .select(['from_state', 'to_state', 'cause', 'actor_id'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
const invoicesOf = (memberId: number) =>
  fresh.db.selectFrom('invoices').selectAll().where('member_id', '=', memberId).orderBy('id').execute()
const lettersTo = async (memberId: number) => {
  const { email } = await fresh.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return (await fresh.db.selectFrom('letters').select('key').where('to_address', '=', email).execute()).map(
    ({ key }) => key,
  )
}
const capturedOf = async (memberId: number) => {
  const refs = await fresh.db
    .selectFrom('payment_methods')
    .select('provider_ref')
    .where('member_id', '=', memberId)
    .execute()
  return refs
    .flatMap(({ provider_ref }) => fresh.cards.ledger(provider_ref).charges)
    .filter(({ outcome }) => outcome === 'captured')
    .map(({ yen }) => yen)
}

/** A card that nobody else of this file holds. */
let cards = 0
function ownCard() {
  const front = `41111${String(++cards).padStart(10, '0')}`
  for (let check = 0; check < 10; check++) if (isLuhn(`${front}${check}`)) return { number: `${front}${check}` }
  throw new Error('every number has a check digit')
}
const isLuhn = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const doubled = Number(digit) * (place % 2 ? 2 : 1)
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0) %
    10 ===
  0

describe('a free trial', () => {
  it('begins with the order, charges nothing, and says what comes after it [PL-019] [PL-020] [PL-026]', async () => {
    const memberId = await newMember()
    const { key, terms } = await people.show(memberId, { planId: 4 })
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
    expect(await people.place(memberId, key, ownCard())).toEqual({ done: outcomePath(key) })
    const standing = await standingOf(memberId)
    expect(standing).toMatchObject({ state: 'under_trial', planId: 4, accessEndsAt: null, paymentKind: 'card' })
    expect(standing.nextStepAt).toEqual(tokyo('2026-11-28T00:00:00'))
    expect(standing.term).toMatchObject({ kind: 'trial', startsOn: '2026-11-20', endsOn: '2026-11-27', orderKey: key })
    expect(await invoicesOf(memberId)).toEqual([])
    expect(await changesOf(memberId)).toEqual([
      { from_state: 'before_subscribe', to_state: 'under_trial', cause: 'trial-ordered', actor_id: memberId },
    ])
    expect(await lettersTo(memberId)).toEqual([`order:${key}`])
  })

  it('keeps what was shown as the evidence, with the answer about age and its time [PL-034] [AC-032]', async () => {
    const memberId = await newMember()
    const { key, terms } = await people.show(memberId, { planId: 5 })
    await people.place(memberId, key, ownCard(), 'minor_with_consent')
    const order = await orderOf(key)
    expect(order.terms).toEqual(terms)
    expect(order).toMatchObject({ state: 'done', guardian: 'minor_with_consent', guardian_at: NOON, decided_at: NOON })
    expect(order.guardian_text_version).toBeTruthy()
    expect(order.terms_version).toBeTruthy()
    expect([order.register_token, order.authentication_id]).toEqual([null, null])
  })

  it('asks about age: without an answer nothing begins [AC-032]', async () => {
    const memberId = await newMember()
    const { key } = await people.show(memberId, {})
    for (const guardian of ['', 'yes'])
      await expect(people.place(memberId, key, ownCard(), guardian)).rejects.toMatchObject({ status: 422 })
    expect(await orderOf(key)).toMatchObject({ state: 'shown', guardian: null })
  })

  it('needs a card: one just entered, or one on file [PL-012]', async () => {
    const memberId = await newMember()
    const { key } = await people.show(memberId, {})
    await expect(people.place(memberId, key, null)).rejects.toMatchObject({ status: 422, code: 'card-missing' })
  })

  it('is once: ordering it again, here or in another tab, is refused [PL-025]', async () => {
    const memberId = await newMember()
    const [first, second] = [await people.show(memberId, {}), await people.show(memberId, { planId: 6 })]
    await people.place(memberId, first.key, ownCard())
    const again = people.place(memberId, second.key, ownCard())
    await expect(again).rejects.toMatchObject({ status: 409, message: '無料体験は、お一人様一回限りです。' })
    await expect(people.show(memberId, {})).rejects.toMatchObject({ status: 409 })
    expect(await standingOf(memberId)).toMatchObject({ planId: 4 })
  })

  it('belongs to plans 4 to 6; what a browser makes up is refused [PL-002] [PL-010]', async () => {
    const memberId = await newMember()
    for (const planId of [1, 2, 3, 0, 7, -1, 1.5, null])
      await expect(people.show(memberId, { planId })).rejects.toMatchObject({ status: 422 })
    for (const paymentKind of ['direct_debit', 'amazon_pay', 'cash'] as 'card'[])
      await expect(people.show(memberId, { paymentKind })).rejects.toMatchObject({ status: 422, code: 'payment-kind' })
  })
})

describe('one person', () => {
  it('has one trial, whichever account the card is shown with [AC-033]', async () => {
    const [one, other] = [await newMember(), await newMember()]
    const card = ownCard()
    await people.order(one, {}, card)
    await expect(people.order(other, {}, card)).rejects.toMatchObject({ status: 409, code: 'trial-once' })
    expect(await standingOf(other)).toMatchObject({ state: 'before_subscribe', term: null, method: null })
  })

  it('is known by the mailbox, whatever stands behind a plus [AC-033]', async () => {
    const [one, other] = [await newMember(), await newMember()]
    const rename = (id: number, email: string) =>
      fresh.db.updateTable('members').set({ email, email_key: email.toLowerCase() }).where('id', '=', id).execute()
    await rename(one, 'Aoi+first@example.com')
    await rename(other, 'aoi+second@example.com')
    await people.order(one, {}, ownCard())
    await expect(people.show(other, {})).rejects.toMatchObject({ status: 409, code: 'trial-once' })
    expect((await people.show(other, { kind: 'start', planId: 1 })).terms.trialEndsOn).toBeNull()
  })

  it('ordering from two accounts at once gets exactly one trial [PL-025] [AC-033]', async () => {
    const card = ownCard()
    const accounts = await Promise.all(Array.from({ length: 6 }, newMember))
    const results = await Promise.allSettled(accounts.map((memberId) => people.order(memberId, {}, card)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const states = await Promise.all(accounts.map(async (id) => (await standingOf(id)).state))
    expect(states.filter((state) => state === 'under_trial')).toHaveLength(1)
    expect(states.filter((state) => state === 'before_subscribe')).toHaveLength(5)
  })

  it('sending two orders of a trial at the same time has one [PL-025]', async () => {
    const memberId = await newMember()
    const shown = [await people.show(memberId, {}), await people.show(memberId, { planId: 5 })]
    const [actor, tokens] = [await fresh.actorFor(memberId), ownCard()]
    const cards = [await fresh.cards.tokens(tokens), await fresh.cards.tokens(tokens)]
    await Promise.allSettled(
      shown.map(({ key }, index) => placeOrder(actor, { key, guardian: 'adult', card: cards[index] })),
    )
    await settleOrders(fresh.house)
    expect((await changesOf(memberId)).map(({ cause }) => cause)).toEqual(['trial-ordered'])
  })

  it('tells those who brought them about the first time, not about a second account [PL-050]', async () => {
    const [one, other] = [await newMember(), await newMember()]
    const card = ownCard()
    await people.order(one, { planId: 5 }, card)
    await people.order(other, { kind: 'start', planId: 2 }, card)
    const told = await fresh.db.selectFrom('referral_events').select(['member_id', 'kind']).execute()
    expect(told.filter(({ member_id }) => member_id === one || member_id === other)).toEqual([
      { member_id: one, kind: 'trial' },
    ])
  })
})

describe('a paid start', () => {
  it('charges the first month with the order and begins on its day [PL-023] [PL-026]', async () => {
    const memberId = await newMember()
    await people.order(memberId, { kind: 'start', planId: 1 }, ownCard())
    const standing = await standingOf(memberId)
    expect(standing).toMatchObject({ state: 'will_continue', planId: 1, accessEndsAt: null })
    expect(standing.term).toMatchObject({
      kind: 'paid',
      startsOn: '2026-11-20',
      endsOn: '2027-05-19',
      invoicedMonths: 1,
    })
    expect(standing.nextStepAt).toEqual(tokyo('2026-12-20T00:00:00'))
    const [invoice, ...more] = await invoicesOf(memberId)
    expect(more).toEqual([])
    expect(invoice).toMatchObject({ state: 'paid', month: 0, term_id: standing.term!.id, total_yen: 11_800 })
    expect(await capturedOf(memberId)).toEqual([11_800])
  })

  it('whose card is declined starts nothing and owes nothing [PL-026]', async () => {
    const memberId = await newMember()
    const { key } = await people.show(memberId, { kind: 'start', planId: 1 })
    expect(await people.place(memberId, key, { number: cardNumbers.soft })).toHaveProperty('failed')
    expect(await standingOf(memberId)).toMatchObject({ state: 'before_subscribe', term: null, method: null })
    expect((await invoicesOf(memberId)).map(({ state }) => state)).toEqual(['written_off'])
    expect(await orderOf(key)).toMatchObject({ state: 'failed' })
    await people.order(memberId, { kind: 'start', planId: 1 }, ownCard())
    expect(await standingOf(memberId)).toMatchObject({ state: 'will_continue' })
  })

  it('is one order, however often its button is pressed [PL-036]', async () => {
    const memberId = await newMember()
    const { key } = await people.show(memberId, { kind: 'start', planId: 3 })
    const [actor, card] = [await fresh.actorFor(memberId), await fresh.cards.tokens(ownCard())]
    const posts = Array.from({ length: 20 }, () => placeOrder(actor, { key, guardian: 'adult', card }))
    expect(await Promise.all(posts)).toEqual(Array.from({ length: 20 }, () => ({ done: outcomePath(key) })))
    expect(await placeOrder(actor, { key, guardian: 'adult', card })).toEqual({ done: outcomePath(key) })
    expect(await capturedOf(memberId)).toEqual([8900])
    expect(await invoicesOf(memberId)).toHaveLength(1)
    expect(await changesOf(memberId)).toHaveLength(1)
    expect(await lettersTo(memberId)).toEqual([`order:${key}`])
  })

  it('with a benefit: for 6 and 12 months only, and only one that is offered [PL-016]', async () => {
    const memberId = await newMember()
    const option = (code: string, closed_at: Date | null) =>
      fresh.db
        .insertInto('plan_options')
        .values({ code, name: '画材セット', description: '', position: 1, closed_at })
        .returning('id')
        .executeTakeFirstOrThrow()
    const [open, closed] = [await option('open', null), await option('closed', NOON)]
    const show = (planId: number, optionId: number) => people.show(memberId, { kind: 'start', planId, optionId })
    expect((await show(1, open.id)).terms.optionName).toBe('画材セット')
    for (const [planId, optionId] of [
      [2, open.id],
      [1, closed.id],
      [3, 999_999],
    ] as const)
      await expect(show(planId, optionId)).rejects.toMatchObject({ status: 422, code: 'unknown-option' })
  })

  it('is somebody else’s: nobody places another’s order, or one that does not exist', async () => {
    const [one, other] = [await newMember(), await newMember()]
    const { key } = await people.show(one, { kind: 'start', planId: 1 })
    for (const wrong of [key, '00000000-0000-4000-8000-000000000000', 'x'])
      await expect(people.place(other, wrong, ownCard())).rejects.toMatchObject({ status: 404 })
  })
})

describe('what was shown', () => {
  const raise = (yen: number, from: Date) =>
    fresh.db.insertInto('plan_prices').values({ term_months: 6, valid_from: from, monthly_yen: yen }).execute()

  it('is what is charged: a price that rose in the meantime is shown first [PL-035] [PL-003]', async () => {
    const memberId = await newMember()
    const rise = tokyo('2026-12-01T00:00:00')
    await raise(12_800, rise)
    fresh.clock.set(tokyo('2026-11-30T23:59:59'))
    const { key, terms } = await people.show(memberId, { kind: 'start', planId: 1 })
    expect(terms.monthlyYen).toBe(11_800)
    fresh.clock.set(rise)
    const trouble = await people.place(memberId, key, ownCard()).catch((error: unknown) => error)
    expect(trouble).toBeInstanceOf(TermsChanged)
    const { shown, status } = trouble as TermsChanged
    expect([status, shown.terms.monthlyYen, shown.terms.totalYen]).toEqual([409, 12_800, 76_800])
    expect(await invoicesOf(memberId)).toEqual([])
    await people.place(memberId, shown.key, ownCard())
    expect(await capturedOf(memberId)).toEqual([12_800])
  })

  it('holds for its day: after midnight the dates are shown anew [PL-035]', async () => {
    const memberId = await newMember()
    fresh.clock.set(tokyo('2026-11-21T23:59:59'))
    const { key } = await people.show(memberId, { planId: 5 })
    fresh.clock.set(tokyo('2026-11-22T00:00:00'))
    await expect(people.place(memberId, key, ownCard())).rejects.toBeInstanceOf(TermsChanged)
  })
})

describe('a campaign', () => {
  const open = (more: object) =>
    fresh.db
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
  const close = (id: number) => fresh.db.deleteFrom('campaigns').where('id', '=', id).execute()

  it('discounts so many first months of the term, and the order says until when [PL-041]', async () => {
    const { id } = await open({ discount_yen_6: 9800, discount_months: 2 })
    const memberId = await newMember()
    const { key, terms } = await people.show(memberId, { kind: 'start', planId: 1 })
    expect(terms).toMatchObject({ discountedYen: 9800, discountMonths: 2, totalYen: 66_800, applyUntil: '2026-11-30' })
    expect([terms.firstCharge.yen, ...terms.laterCharges.map(({ yen }) => yen)]).toEqual([
      9800, 9800, 11_800, 11_800, 11_800, 11_800,
    ])
    expect(terms.campaigns).toEqual(['秋のキャンペーン'])
    await people.place(memberId, key, ownCard())
    expect(await capturedOf(memberId)).toEqual([9800])
    expect((await standingOf(memberId)).term).toMatchObject({
      monthlyYen: 11_800,
      discountMonthlyYen: 9800,
      discountMonths: 2,
    })
    await close(id)
  })

  it('that ended in the meantime is not given, and not charged without asking [PL-035]', async () => {
    const { id } = await open({ discount_yen_12: 7800, discount_months: 0, apply_until: tokyo('2026-11-20T12:30:00') })
    const memberId = await newMember()
    const { key, terms } = await people.show(memberId, { kind: 'start', planId: 3 })
    expect(terms.totalYen).toBe(93_600)
    fresh.clock.set(tokyo('2026-11-20T12:30:00'))
    await expect(people.place(memberId, key, ownCard())).rejects.toMatchObject({ status: 409, code: 'terms-changed' })
    expect(await invoicesOf(memberId)).toEqual([])
    await close(id)
  })

  it('makes a trial longer [PL-019]', async () => {
    const { id } = await open({ kind: 'extend_trial', trial_days: 14 })
    expect((await people.show(await newMember(), {})).terms.trialEndsOn).toBe('2026-12-04')
    await close(id)
  })

  it('makes the first month cost 10 yen, charged with the order; declined, there is no trial [PL-021] [PL-022]', async () => {
    const { id } = await open({ kind: 'first_month', first_month_yen: 10 })
    fresh.clock.set(tokyo('2026-11-20T23:59:59'))
    const [memberId, declined] = [await newMember(), await newMember()]
    const { key, terms } = await people.show(memberId, { planId: 5 })
    expect(terms).toMatchObject({ trialYen: 10, trialEndsOn: '2026-12-20', paidFrom: '2026-12-21', monthlyYen: 13_800 })
    expect(terms.firstCharge).toMatchObject({ on: '2026-11-20', yen: 10 })
    await people.place(memberId, key, ownCard())
    const standing = await standingOf(memberId)
    expect(standing).toMatchObject({ state: 'under_trial', nextStepAt: tokyo('2026-12-21T00:00:00') })
    expect(await invoicesOf(memberId)).toMatchObject([
      { kind: 'trial_month', state: 'paid', total_yen: 10, term_id: standing.term!.id },
    ])
    expect(await people.order(declined, { planId: 5 }, { number: cardNumbers.hard })).toHaveProperty('failed')
    expect(await standingOf(declined)).toMatchObject({ state: 'before_subscribe' })
    // The trial of who was declined is not used up.
    expect(await people.order(declined, { planId: 5 }, ownCard())).toHaveProperty('done')
    await close(id)
  })
})

describe('the issuer', () => {
  const challenged = { number: cardNumbers.challenged }
  async function challenge(memberId: number) {
    const { key } = await people.show(memberId, { kind: 'start', planId: 2 })
    const result = await people.place(memberId, key, challenged)
    const { authentication_id } = await orderOf(key)
    return { key, result, id: authentication_id! }
  }

  it('may ask first: nothing is charged before the answer, everything after it, once [CA-019] [CA-020]', async () => {
    const memberId = await newMember()
    const { key, result, id } = await challenge(memberId)
    expect(result).toHaveProperty('challenge')
    expect(await settleAuthentication(fresh.house, key)).toEqual({ done: outcomePath(key) })
    expect(await orderOf(key)).toMatchObject({ state: 'authenticating' })
    expect(await invoicesOf(memberId)).toEqual([])
    fresh.cards.answerChallenge(id)
    const returns = await Promise.all([1, 2, 3].map(() => settleAuthentication(fresh.house, key)))
    for (const each of returns) expect(each).toEqual({ done: outcomePath(key) })
    expect(await settleAuthentication(fresh.house, key)).toEqual({ done: outcomePath(key) })
    expect(await capturedOf(memberId)).toContain(13_800)
    expect(await invoicesOf(memberId)).toHaveLength(1)
  })

  it('that says no ends the order: nothing started, nothing charged [CA-019]', async () => {
    const memberId = await newMember()
    const { key, id } = await challenge(memberId)
    fresh.cards.answerChallenge(id, 'cancel')
    expect(await settleAuthentication(fresh.house, key)).toEqual({ failed: 'tds_failed' })
    const frictionless = await people.order(memberId, { kind: 'start', planId: 2 }, { number: cardNumbers.unauthentic })
    expect(frictionless).toEqual({ failed: 'tds_failed' })
    expect(await standingOf(memberId)).toMatchObject({ state: 'before_subscribe' })
    expect(await invoicesOf(memberId)).toEqual([])
  })

  it('is left behind: after 15 minutes the order is given up, and another may be placed before [CA-020]', async () => {
    const [memberId, other] = [await newMember(), await newMember()]
    const [first, left] = [await challenge(memberId), await challenge(other)]
    expect(await people.order(memberId, { kind: 'start', planId: 2 }, ownCard())).toHaveProperty('done')
    expect(await orderOf(first.key)).toMatchObject({ state: 'failed', failure_code: 'superseded' })
    fresh.clock.forward(15 * 60_000)
    await settleOrders(fresh.house)
    expect(await settleAuthentication(fresh.house, left.key)).toEqual({ failed: 'tds_failed' })
    expect(await standingOf(other)).toMatchObject({ state: 'before_subscribe' })
    expect(await invoicesOf(other)).toEqual([])
  })

  it('was never asked, because the process died: the order is given up [CA-020]', async () => {
    const memberId = await newMember()
    const { key } = await people.show(memberId, {})
    await fresh.db
      .updateTable('orders')
      .set({ state: 'authenticating', guardian: 'adult', guardian_at: NOON, register_token: 'gone' })
      .where('key', '=', key)
      .execute()
    fresh.clock.forward(14 * 60_000)
    await settleOrders(fresh.house)
    expect(await orderOf(key)).toMatchObject({ state: 'authenticating' })
    fresh.clock.forward(60_000)
    await settleOrders(fresh.house)
    expect(await orderOf(key)).toMatchObject({ state: 'failed', failure_code: 'tds_abandoned' })
  })

  it('has passed somebody whose browser never came back: the order goes on by itself [CA-020]', async () => {
    const memberId = await newMember()
    const { key, id } = await challenge(memberId)
    fresh.cards.answerChallenge(id)
    fresh.clock.forward(3 * 60_000)
    await settleOrders(fresh.house)
    expect(await orderOf(key)).toMatchObject({ state: 'done' })
    expect(await standingOf(memberId)).toMatchObject({ state: 'will_continue' })
  })

  it('knows nothing of keys that were made up, or of orders that nobody placed [CA-020]', async () => {
    const memberId = await newMember()
    const { key } = await people.show(memberId, {})
    for (const made of [key, '00000000-0000-4000-8000-000000000000', "'; drop table orders --"])
      expect(await settleAuthentication(fresh.house, made)).toBeNull()
    expect(await orderOf(key)).toMatchObject({ state: 'shown' })
  })

  it('may pass a card that the provider will not keep: nothing begins', async () => {
    const memberId = await newMember()
    expect(await people.order(memberId, {}, { number: cardNumbers.refused })).toHaveProperty('failed')
    expect(await standingOf(memberId)).toMatchObject({ state: 'before_subscribe', method: null })
  })
})

describe('a single course', () => {
  const course = async (yen: number | null = 4400) => {
    const id = await writeCourse(fresh.db)
    await fresh.db
      .updateTable('courses')
      .set({ single_price_yen: yen, opened_at: new Date(0) })
      .where('id', '=', id)
      .execute()
    return id
  }

  it('is charged once and stays; a second time is refused [PL-049]', async () => {
    const memberId = await newMember()
    const courseId = await course()
    const { key, terms } = await people.show(memberId, { kind: 'course', courseId })
    expect(terms).toMatchObject({ totalYen: 4400, laterCharges: [], renewal: null })
    await people.place(memberId, key, ownCard())
    const bought = await fresh.db.selectFrom('course_purchases').selectAll().where('member_id', '=', memberId).execute()
    expect(bought).toMatchObject([{ course_id: courseId, order_key: key }])
    expect(await capturedOf(memberId)).toEqual([4400])
    expect(await standingOf(memberId)).toMatchObject({ state: 'before_subscribe' })
    await expect(people.show(memberId, { kind: 'course', courseId })).rejects.toMatchObject({ status: 409 })
  })

  it('can be bought with the card on file, without entering it again [PL-049]', async () => {
    const memberId = await newMember()
    await people.order(memberId, { kind: 'start', planId: 2 }, ownCard())
    await people.order(memberId, { kind: 'course', courseId: await course() }, null)
    expect(await capturedOf(memberId)).toEqual([13_800, 4400])
  })

  it('that is not sold singly is not there [PL-049]', async () => {
    const memberId = await newMember()
    for (const courseId of [await course(null), 999_999, null])
      await expect(people.show(memberId, { kind: 'course', courseId })).rejects.toMatchObject({ status: 404 })
  })

  it('whose card is declined leaves the card of the plan in its place', async () => {
    const memberId = await newMember()
    await people.order(memberId, { kind: 'start', planId: 2 }, ownCard())
    const before = (await standingOf(memberId)).method
    await people.order(memberId, { kind: 'course', courseId: await course() }, { number: cardNumbers.hard })
    expect((await standingOf(memberId)).method).toEqual(before)
  })
})

describe('another card', () => {
  it('takes the place of the old one for what is to come, and its owner is told [CA-023]', async () => {
    const memberId = await newMember()
    await people.order(memberId, { kind: 'start', planId: 2 }, ownCard())
    const before = (await standingOf(memberId)).method!
    expect(await people.changeCard(memberId, ownCard())).toEqual({ done: `/users/${memberId}/payments` })
    const after = (await standingOf(memberId)).method!
    expect(after.id).not.toBe(before.id)
    expect(await lettersTo(memberId)).toContain(`card-changed:${after.id}`)
    const audit = await fresh.db.selectFrom('audit_log').select('action').where('subject_id', '=', memberId).execute()
    expect(audit.map(({ action }) => action)).toContain('plans.card-changed')
  })

  it('runs through the issuer as well, and changes nothing when they say no [CA-023]', async () => {
    const memberId = await newMember()
    await people.order(memberId, { kind: 'start', planId: 2 }, ownCard())
    const before = (await standingOf(memberId)).method
    expect(await people.changeCard(memberId, { number: cardNumbers.unauthentic })).toEqual({ failed: 'tds_failed' })
    expect(await people.changeCard(memberId, { number: cardNumbers.challenged })).toHaveProperty('challenge')
    expect((await standingOf(memberId)).method).toEqual(before)
  })

  it('is tried at once with what is unpaid, each once [CA-023]', async () => {
    const memberId = await newMember()
    await people.order(memberId, { kind: 'start', planId: 2 }, { number: cardNumbers.firstOnly })
    fresh.clock.set(tokyo('2026-12-20T00:00:30'))
    await runRenewals(fresh.house)
    expect((await invoicesOf(memberId)).map(({ state }) => state)).toEqual(['paid', 'unpaid'])
    await people.changeCard(memberId, { number: cardNumbers.hard })
    expect((await invoicesOf(memberId)).map(({ state, failures }) => [state, failures])).toEqual([
      ['paid', 0],
      ['unpaid', 2],
    ])
    await orderJobs['plans.retry-unpaid'](fresh.house, { memberId })
    expect((await invoicesOf(memberId)).map(({ failures }) => failures)).toEqual([0, 2])
    await people.changeCard(memberId, ownCard())
    expect((await invoicesOf(memberId)).map(({ state }) => state)).toEqual(['paid', 'paid'])
  })
})
