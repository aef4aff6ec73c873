import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openDesk, ownCard } from '#test/money/orders.ts'
import { placeOrder } from '#domains/orders/actions/place-order.ts'
import { settleOrders } from '#domains/orders/jobs.ts'
import { canStartTrial } from './person-keys.ts'

const desk = await openDesk()
afterAll(() => desk.fresh.close())
beforeEach(() => desk.morning())

describe('one person', () => {
  it('has one trial, whichever account the card is shown with [AC-033]', async () => {
    const [one, other] = [await desk.newMember(), await desk.newMember()]
    const card = ownCard()
    await desk.order(one, {}, card)
    await expect(desk.order(other, {}, card)).rejects.toMatchObject({ status: 409, code: 'trial-once' })
    expect(await desk.standingOf(other)).toMatchObject({ state: 'before_subscribe', term: null, method: null })
  })

  it('is known by the mailbox, whatever stands behind a plus [AC-033]', async () => {
    const [one, other] = [await desk.newMember(), await desk.newMember()]
    const rename = (id: number, email: string) =>
      desk.fresh.db.updateTable('members').set({ email, email_key: email.toLowerCase() }).where('id', '=', id).execute()
    await rename(one, 'Aoi+first@example.com')
    await rename(other, 'aoi+second@example.com')
    await desk.order(one, {}, ownCard())
    await expect(desk.show(other, {})).rejects.toMatchObject({ status: 409, code: 'trial-once' })
    expect((await desk.show(other, { kind: 'start', planId: 1 })).terms.trialEndsOn).toBeNull()
  })

  it('is not offered a trial that they have had, and a visitor is [AC-033] [PL-018]', async () => {
    const [one, other, stranger] = [await desk.newMember(), await desk.newMember(), await desk.newMember()]
    const may = async (memberId: number) => canStartTrial(await desk.fresh.actorFor(memberId))
    const card = ownCard()
    await desk.order(other, { kind: 'course', courseId: await desk.course() }, card)
    expect([await may(one), await may(other), await may(stranger)]).toEqual([true, true, true])
    await desk.order(one, {}, card)
    expect([await may(one), await may(other), await may(stranger)]).toEqual([false, false, true])
    expect(await canStartTrial(desk.fresh.visitor())).toBe(true)
  })

  it('who paid for a plan has had their chance, with another account as well [AC-033]', async () => {
    const [one, other] = [await desk.newMember(), await desk.newMember()]
    const card = ownCard()
    await desk.order(one, { kind: 'start', planId: 2 }, card)
    await expect(desk.order(other, {}, card)).rejects.toMatchObject({ status: 409, code: 'trial-once' })
  })

  it('ordering from two accounts at once gets exactly one trial [PL-025] [AC-033]', async () => {
    const card = ownCard()
    const accounts = await Promise.all(Array.from({ length: 6 }, desk.newMember))
    const results = await Promise.allSettled(accounts.map((memberId) => desk.order(memberId, {}, card)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const states = await Promise.all(accounts.map(async (id) => (await desk.standingOf(id)).state))
    expect(states.filter((state) => state === 'under_trial')).toHaveLength(1)
    expect(states.filter((state) => state === 'before_subscribe')).toHaveLength(5)
  })

  it('sending two orders of a trial at the same time has one [PL-025]', async () => {
    const memberId = await desk.newMember()
    const shown = [await desk.show(memberId, {}), await desk.show(memberId, { planId: 5 })]
    const [actor, tokens] = [await desk.fresh.actorFor(memberId), ownCard()]
    const cards = [await desk.fresh.cards.tokens(tokens), await desk.fresh.cards.tokens(tokens)]
    await Promise.allSettled(
      shown.map(({ key }, index) => placeOrder(actor, { key, guardian: 'adult', card: cards[index] })),
    )
    await settleOrders(desk.fresh.house)
    expect((await desk.changesOf(memberId)).map(({ cause }) => cause)).toEqual(['trial-ordered'])
  })

  it('tells those who brought them about the first time, not about a second account [PL-050]', async () => {
    const [one, other] = [await desk.newMember(), await desk.newMember()]
    const card = ownCard()
    await desk.order(one, { planId: 5 }, card)
    await desk.order(other, { kind: 'start', planId: 2 }, card)
    const told = await desk.fresh.db.selectFrom('referral_events').select(['member_id', 'kind']).execute()
    expect(told.filter(({ member_id }) => member_id === one || member_id === other)).toEqual([
      { member_id: one, kind: 'trial' },
    ])
  })
})
