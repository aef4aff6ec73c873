import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openContracts, tokyo } from '#test/money/subscriptions.ts'
import { runRenewals } from './renewals/renewals.ts'
import { endByStaff } from './actions/end.ts'
import { quit, setAutoRenewal, withdrawQuit } from './quitting/actions/quit.ts'

const { answers, at, changesOf, fresh, invoicesOf, isOpen, somebody, standingOf } = await openContracts()
afterAll(() => fresh.close())
beforeEach(() => at('2026-11-22T12:00:00'))

describe('who quits', () => {
  it('keeps everything until the end of the last day and pays nothing more [PL-028] [QS-009] [QS-013]', async () => {
    const { memberId } = await somebody('trial')
    at('2026-11-27T23:59:59')
    await quit(await fresh.actorFor(memberId), answers)
    expect((await standingOf(memberId)).accessEndsAt).toEqual(tokyo('2026-11-28T00:00:00'))
    expect(await isOpen(memberId)).toBe(true)
    at('2026-11-28T00:00:00')
    expect(await isOpen(memberId)).toBe(false)
    await runRenewals(fresh.house)
    expect(await standingOf(memberId)).toMatchObject({ state: 'after_unsubscribe', term: null, nextStepAt: null })
    expect(await invoicesOf(memberId)).toEqual([])
    expect((await changesOf(memberId)).map(({ cause, actor_id }) => [cause, actor_id])).toEqual([
      ['quit', memberId],
      ['trial-over', null],
    ])
  })

  it('of a month is charged no other, whenever the machine comes [QS-013]', async () => {
    const { memberId } = await somebody('monthly')
    at('2026-12-20T00:00:30')
    await quit(await fresh.actorFor(memberId), answers)
    await runRenewals(fresh.house)
    expect(await standingOf(memberId)).toMatchObject({
      state: 'after_unsubscribe',
      accessEndsAt: tokyo('2026-12-20T00:00:00'),
    })
    expect(await invoicesOf(memberId)).toEqual([])
  })

  it('of a commitment pays its months to the end and is not renewed [QS-011] [PL-029]', async () => {
    const { memberId, ticketId } = await somebody('fixed')
    await setAutoRenewal(await fresh.actorFor(memberId), ticketId, 'off', answers)
    expect((await standingOf(memberId)).accessEndsAt).toEqual(tokyo('2027-05-20T00:00:00'))
    at('2027-05-19T23:59:59')
    await runRenewals(fresh.house)
    expect((await invoicesOf(memberId)).map(({ due_on }) => due_on)).toEqual([
      '2026-12-20',
      '2027-01-20',
      '2027-02-20',
      '2027-03-20',
      '2027-04-20',
    ])
    expect(await isOpen(memberId)).toBe(true)
    at('2027-05-20T00:00:00')
    await runRenewals(fresh.house)
    expect(await standingOf(memberId)).toMatchObject({ state: 'after_unsubscribe' })
    expect(await invoicesOf(memberId)).toHaveLength(5)
  })

  it('may take it back before the end, and not after it [PL-029] [QS-011]', async () => {
    const { memberId, ticketId } = await somebody('cancelled fixed')
    at('2027-11-20T00:00:00')
    const late = await fresh.actorFor(memberId)
    await expect(setAutoRenewal(late, ticketId, 'on')).rejects.toMatchObject({ status: 409, code: 'already-over' })
    await expect(withdrawQuit(late)).rejects.toMatchObject({ status: 409 })
    at('2027-11-19T23:59:59')
    await setAutoRenewal(await fresh.actorFor(memberId), ticketId, 'on')
    expect(await standingOf(memberId)).toMatchObject({ state: 'will_continue', accessEndsAt: null })
  })

  it('must name the running ticket of their own, and says on or off [QS-010] [QS-011]', async () => {
    const [mine, other] = [await somebody('fixed'), await somebody('fixed')]
    const actor = await fresh.actorFor(mine.memberId)
    for (const ticket of [other.ticketId, 999_999])
      await expect(setAutoRenewal(actor, ticket, 'off', answers)).rejects.toMatchObject({ status: 404 })
    await expect(setAutoRenewal(actor, mine.ticketId, 'maybe', answers)).rejects.toMatchObject({ status: 422 })
    await expect(setAutoRenewal(actor, mine.ticketId, 'off')).rejects.toMatchObject({ status: 422 })
    expect(await changesOf(mine.memberId)).toEqual([])
  })
})

describe('staff', () => {
  it('end a contract at once, or with the last day of what runs, and it is written down [PL-029] [PL-030]', async () => {
    const staff = await fresh.actorFor(await fresh.newMember({ isStaff: true }))
    const [now, later, none] = [await somebody('fixed'), await somebody('fixed'), await somebody('none')]
    await endByStaff(staff, now.memberId, 'now', '電話での依頼')
    expect(await standingOf(now.memberId)).toMatchObject({
      state: 'after_unsubscribe',
      accessEndsAt: fresh.clock.now(),
    })
    await endByStaff(staff, later.memberId, 'at-end', '電話での依頼')
    expect(await standingOf(later.memberId)).toMatchObject({
      state: 'will_cancel',
      accessEndsAt: tokyo('2027-05-20T00:00:00'),
    })
    const letters = await fresh.db
      .selectFrom('letters as l')
      .innerJoin('members as m', 'm.email', 'l.to_address')
      .select('l.subject')
      .where('m.id', '=', later.memberId)
      .execute()
    expect(letters).toEqual([{ subject: expect.stringContaining('2027年5月19日までご利用いただけます') }])
    const reasons = await fresh.db
      .selectFrom('audit_log')
      .select('details')
      .where('actor_id', '=', staff.memberId)
      .execute()
    expect(reasons).toEqual([{ details: { reason: '電話での依頼' } }, { details: { reason: '電話での依頼' } }])
    for (const { memberId } of [now, later])
      expect(await changesOf(memberId)).toMatchObject([{ cause: 'staff', actor_id: staff.memberId }])
    await expect(endByStaff(staff, none.memberId, 'now', '電話での依頼')).rejects.toMatchObject({ status: 409 })
    await expect(endByStaff(staff, later.memberId, 'at-end', '電話での依頼')).rejects.toMatchObject({ status: 409 })
  })
})
