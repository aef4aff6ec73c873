import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { dyingAt } from '#test/house/dying.ts'
import { cardNumbers, openDesk, ownCard } from '#test/money/orders.ts'
import { changeCard } from './actions/change-card.ts'
import { placeOrder } from './actions/place-order.ts'
import { settleAuthentication } from './actions/complete-order.ts'
import { settleOrders } from './jobs.ts'
import { cardTries } from './limits.ts'
import { outcomePath } from './paths.ts'

const desk = await openDesk()
afterAll(() => desk.fresh.close())
beforeEach(() => desk.morning())

describe('the issuer', () => {
  const challenged = { number: cardNumbers.challenged }
  async function challenge(memberId: number) {
    const { key } = await desk.show(memberId, { kind: 'start', planId: 2 })
    const result = await desk.place(memberId, key, challenged)
    const { authentication_id } = await desk.orderOf(key)
    return { key, result, id: authentication_id! }
  }

  it('may ask first: nothing is charged before the answer, everything after it, once [CA-019] [CA-020]', async () => {
    const memberId = await desk.newMember()
    const { key, result, id } = await challenge(memberId)
    expect(result).toHaveProperty('challenge')
    expect(await settleAuthentication(desk.fresh.house, key)).toEqual({ done: outcomePath(key) })
    expect(await desk.orderOf(key)).toMatchObject({ state: 'authenticating' })
    expect(await desk.invoicesOf(memberId)).toEqual([])
    desk.fresh.cards.answerChallenge(id)
    const returns = await Promise.all([1, 2, 3].map(() => settleAuthentication(desk.fresh.house, key)))
    for (const each of returns) expect(each).toEqual({ done: outcomePath(key) })
    expect(await settleAuthentication(desk.fresh.house, key)).toEqual({ done: outcomePath(key) })
    expect(await desk.capturedOf(memberId)).toContain(13_800)
    expect(await desk.invoicesOf(memberId)).toHaveLength(1)
  })

  it('that says no ends the order: nothing started, nothing charged [CA-019]', async () => {
    const memberId = await desk.newMember()
    const { key, id } = await challenge(memberId)
    desk.fresh.cards.answerChallenge(id, 'cancel')
    expect(await settleAuthentication(desk.fresh.house, key)).toEqual({ failed: 'tds_failed' })
    const frictionless = await desk.order(memberId, { kind: 'start', planId: 2 }, { number: cardNumbers.unauthentic })
    expect(frictionless).toEqual({ failed: 'tds_failed' })
    expect(await desk.standingOf(memberId)).toMatchObject({ state: 'before_subscribe' })
    expect(await desk.invoicesOf(memberId)).toEqual([])
  })

  it('is left behind: after 15 minutes the order is given up, and another may be placed before [CA-020]', async () => {
    const [memberId, other] = [await desk.newMember(), await desk.newMember()]
    const [first, left] = [await challenge(memberId), await challenge(other)]
    expect(await desk.order(memberId, { kind: 'start', planId: 2 }, ownCard())).toHaveProperty('done')
    expect(await desk.orderOf(first.key)).toMatchObject({ state: 'failed', failure_code: 'superseded' })
    desk.fresh.clock.forward(15 * 60_000)
    await settleOrders(desk.fresh.house)
    expect(await settleAuthentication(desk.fresh.house, left.key)).toEqual({ failed: 'tds_failed' })
    expect(await desk.standingOf(other)).toMatchObject({ state: 'before_subscribe' })
    expect(await desk.invoicesOf(other)).toEqual([])
  })

  it('has passed somebody whose browser never came back: the order goes on by itself [CA-020]', async () => {
    const memberId = await desk.newMember()
    const { key, id } = await challenge(memberId)
    desk.fresh.cards.answerChallenge(id)
    desk.fresh.clock.forward(3 * 60_000)
    await settleOrders(desk.fresh.house)
    expect(await desk.orderOf(key)).toMatchObject({ state: 'done' })
    expect(await desk.standingOf(memberId)).toMatchObject({ state: 'will_continue' })
  })

  it('is not blamed for a card entered 15 minutes ago, or once used already: who orders reads which it was [CA-020]', async () => {
    const memberId = await desk.newMember()
    const actor = await desk.fresh.actorFor(memberId)
    const card = await desk.fresh.cards.tokens(ownCard())
    const orderWith = async () => {
      const { key } = await desk.show(memberId, {})
      return placeOrder(actor, { key, guardian: 'adult', card })
    }
    desk.fresh.clock.forward(15 * 60_000)
    expect(await orderWith()).toEqual({ failed: 'token_expired' })
    desk.morning()
    expect(await changeCard(actor, { ...card, redirectTo: '/' })).toEqual({ done: '/' })
    expect(await orderWith()).toEqual({ failed: 'token_already_used' })
    expect(await desk.standingOf(memberId)).toMatchObject({ state: 'before_subscribe' })
  })

  it('knows nothing of keys that were made up, or of orders that nobody placed [CA-020]', async () => {
    const memberId = await desk.newMember()
    const { key } = await desk.show(memberId, {})
    for (const made of [key, '00000000-0000-4000-8000-000000000000', "'; drop table orders --"])
      expect(await settleAuthentication(desk.fresh.house, made)).toBeNull()
    expect(await desk.orderOf(key)).toMatchObject({ state: 'shown' })
  })

  it('may pass a card that the provider will not keep: nothing begins', async () => {
    const memberId = await desk.newMember()
    expect(await desk.order(memberId, {}, { number: cardNumbers.refused })).toHaveProperty('failed')
    expect(await desk.standingOf(memberId)).toMatchObject({ state: 'before_subscribe', method: null })
  })

  it('is not asked about one card after another: the 31st within the hour has to wait', async () => {
    const memberId = await desk.newMember()
    const { key } = await desk.show(memberId, {})
    for (let tries = 0; tries < 30; tries++) await desk.fresh.house.limits.take(cardTries, `${memberId}`)
    await expect(desk.place(memberId, key, ownCard())).rejects.toMatchObject({ status: 429 })
    await expect(desk.changeCard(memberId, ownCard())).rejects.toMatchObject({ status: 429 })
    expect(await desk.orderOf(key)).toMatchObject({ state: 'shown' })
    desk.fresh.clock.forward(3_600_000)
    expect(await desk.place(memberId, key, ownCard())).toHaveProperty('done')
  })
})

describe('whoever proves one card and brings the tokens of another', () => {
  const { fresh } = desk
  const mixed = async (own = ownCard()) => ({
    ...(await fresh.cards.tokens(ownCard())),
    authToken: (await fresh.cards.tokens(own)).authToken,
  })
  const cardsOf = (memberId: number) =>
    fresh.cards.ledger().cards.filter(({ memberRef }) => memberRef === String(memberId))
  const keysOf = (memberId: number) =>
    fresh.db.selectFrom('person_keys').select('kind').where('member_id', '=', memberId).execute()
  const wishes = {
    'a trial': { kind: 'trial', planId: 4 },
    'a plan': { kind: 'start', planId: 2 },
  } as const

  it.each(Object.entries(wishes))(
    'gets %s with neither: nothing begins, and the card is forgotten [CA-019]',
    async (_, wish) => {
      const memberId = await desk.newMember()
      const { key } = await desk.show(memberId, wish)
      const placed = placeOrder(await fresh.actorFor(memberId), { key, guardian: 'adult', card: await mixed() })
      expect(await placed).toEqual({ failed: 'tds_failed' })
      await fresh.workOff()
      expect(await desk.standingOf(memberId)).toMatchObject({ state: 'before_subscribe', method: null })
      expect(await desk.invoicesOf(memberId)).toEqual([])
      expect(cardsOf(memberId)).toMatchObject([{ forgotten: true }])
      expect(await keysOf(memberId)).not.toContainEqual({ kind: 'card' })
    },
  )

  it('keeps the card they had, and cannot pay with the other [CA-023]', async () => {
    const memberId = await desk.newMember()
    await desk.order(memberId, { kind: 'start', planId: 2 }, ownCard())
    const before = (await desk.standingOf(memberId)).method
    const change = changeCard(await fresh.actorFor(memberId), { ...(await mixed()), redirectTo: '/' })
    expect(await change).toEqual({ failed: 'tds_failed' })
    await fresh.workOff()
    expect((await desk.standingOf(memberId)).method).toEqual(before)
    expect(cardsOf(memberId).map(({ forgotten }) => forgotten)).toEqual([false, true])
  })

  it('is found out as well when the process dies, at whatever moment [CA-019]', async () => {
    for (let step = 1; ; step++) {
      desk.morning()
      const memberId = await desk.newMember()
      const card = await mixed({ number: cardNumbers.challenged })
      const begun = await changeCard(await fresh.actorFor(memberId), { ...card, redirectTo: '/' })
      expect(begun).toHaveProperty('challenge')
      const { key, authentication_id: id } = await fresh.db
        .selectFrom('orders')
        .select(['key', 'authentication_id'])
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow()
      fresh.cards.answerChallenge(id!)
      const dying = dyingAt(fresh.house, { step, after: true })
      const end = await Promise.race([dying.died, settleAuthentication(dying.house, key)])
      fresh.clock.forward(3 * 60_000)
      await settleOrders(fresh.house)
      expect(await desk.orderOf(key)).toMatchObject({ state: 'failed', failure_code: 'tds_failed' })
      await fresh.workOff()
      expect((await desk.standingOf(memberId)).method).toBeNull()
      expect(cardsOf(memberId)).toMatchObject([{ forgotten: true }])
      if (end !== 'died') break
    }
  })
})
