import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { cardNumbers, openDesk, ownCard, tokyo } from '#test/orders.ts'
import { runRenewals } from '../invoices/renewals.ts'
import { orderJobs } from './jobs.ts'

const desk = await openDesk()
afterAll(() => desk.fresh.close())
beforeEach(() => desk.morning())

describe('another card', () => {
  it('takes the place of the old one for what is to come, and its owner is told [CA-023]', async () => {
    const memberId = await desk.newMember()
    await desk.order(memberId, { kind: 'start', planId: 2 }, ownCard())
    const before = (await desk.standingOf(memberId)).method!
    expect(await desk.changeCard(memberId, ownCard())).toEqual({ done: `/users/${memberId}/payments` })
    const after = (await desk.standingOf(memberId)).method!
    expect(after.id).not.toBe(before.id)
    expect(await desk.lettersTo(memberId)).toContain(`card-changed:${after.id}`)
    const audit = await desk.fresh.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', memberId)
      .execute()
    expect(audit.map(({ action }) => action)).toContain('plans.card-changed')
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
    await orderJobs['plans.retry-unpaid'](desk.fresh.house, { memberId })
    expect((await desk.invoicesOf(memberId)).map(({ failures }) => failures)).toEqual([0, 2])
    await desk.changeCard(memberId, ownCard())
    expect((await desk.invoicesOf(memberId)).map(({ state }) => state)).toEqual(['paid', 'paid'])
  })
})
