import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Payments } from '#ports/payments/port.ts'
import { cardNumbers, openDesk, ownCard, tokyo } from '#test/money/orders.ts'
import { withdraw } from '#domains/membership/actions/withdraw.ts'
import { runRenewals } from '#domains/contracts/renewals/renewals.ts'
import { changeCard } from './actions/change-card.ts'
import { orderJobs } from './jobs.ts'

const desk = await openDesk()
afterAll(() => desk.fresh.close())
beforeEach(() => desk.morning())

describe('another card', () => {
  it('takes the place of the old one for what is to come, its owner is told, and it is written down from where [CA-023][AC-035]', async () => {
    const memberId = await desk.newMember()
    await desk.order(memberId, { kind: 'start', planId: 2 }, ownCard())
    const before = (await desk.standingOf(memberId)).method!
    expect(await desk.changeCard(memberId, ownCard())).toEqual({ done: `/users/${memberId}/payments` })
    const after = (await desk.standingOf(memberId)).method!
    expect(after.id).not.toBe(before.id)
    expect(await desk.lettersTo(memberId)).toContain(`card-changed:${after.id}`)
    const audit = await desk.fresh.db
      .selectFrom('audit_log')
      .select(['action', 'ip', 'agent'])
      .where('subject_id', '=', memberId)
      .execute()
    expect(audit).toContainEqual({ action: 'plans.card-changed', ip: '127.0.0.1', agent: 'test' })
  })

  it('runs through the issuer as well, and changes nothing when they say no [CA-023]', async () => {
    const memberId = await desk.newMember()
    await desk.order(memberId, { kind: 'start', planId: 2 }, ownCard())
    const before = (await desk.standingOf(memberId)).method
    expect(await desk.changeCard(memberId, { number: cardNumbers.unauthentic })).toEqual({ failed: 'tds_failed' })
    expect(await desk.changeCard(memberId, { number: cardNumbers.challenged })).toHaveProperty('challenge')
    expect((await desk.standingOf(memberId)).method).toEqual(before)
  })

  it('is tried at once with what is unpaid, each once [CA-023]', async () => {
    const memberId = await desk.newMember()
    await desk.order(memberId, { kind: 'start', planId: 2 }, { number: cardNumbers.firstOnly })
    desk.fresh.clock.set(tokyo('2026-12-20T00:00:30'))
    await runRenewals(desk.fresh.house)
    expect((await desk.invoicesOf(memberId)).map(({ state }) => state)).toEqual(['paid', 'unpaid'])
    await desk.changeCard(memberId, { number: cardNumbers.hard })
    expect((await desk.invoicesOf(memberId)).map(({ state, failures }) => [state, failures])).toEqual([
      ['paid', 0],
      ['unpaid', 2],
    ])
    await orderJobs['orders.retry-unpaid'](desk.fresh.house, { memberId })
    expect((await desk.invoicesOf(memberId)).map(({ failures }) => failures)).toEqual([0, 2])
    await desk.changeCard(memberId, ownCard())
    expect((await desk.invoicesOf(memberId)).map(({ state }) => state)).toEqual(['paid', 'paid'])
  })
  it('is not taken from somebody who has just left, and is forgotten when they leave while it is registered [AC-034]', async () => {
    const { house } = desk.fresh
    const late = await desk.fresh.actorFor(await desk.newMember())
    await withdraw(late, async () => {})
    const card = async () => ({ ...(await desk.fresh.cards.tokens(ownCard())), redirectTo: '/' })
    await expect(changeCard(late, await card())).rejects.toMatchObject({ status: 404 })

    const leaving = await desk.fresh.actorFor(await desk.newMember())
    const registered: string[] = []
    const forgotten: string[] = []
    const payments: Payments = {
      ...house.payments,
      async registerCard(ask) {
        const answer = await house.payments.registerCard(ask)
        if ('ref' in answer) registered.push(answer.ref)
        await withdraw(leaving, async () => {})
        return answer
      },
      forgetCard: async (ref) => void forgotten.push(ref),
    }
    const result = await changeCard({ ...leaving, house: { ...house, payments } }, await card())
    expect(result).toEqual({ failed: 'superseded' })
    expect(registered).toHaveLength(1)
    expect(forgotten).toEqual(registered)
    const kept = desk.fresh.db.selectFrom('payment_methods').select('id')
    expect(await kept.where('member_id', 'in', [late.memberId, leaving.memberId]).execute()).toEqual([])
  })
})
