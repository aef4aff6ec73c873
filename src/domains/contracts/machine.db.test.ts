import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openContracts, tokyo } from '#test/money/subscriptions.ts'
import { runRenewals } from './renewals/renewals.ts'
import { advanceOnce } from './actions/advance.ts'
import { quit } from './quitting/actions/quit.ts'
import { dayAfter } from '#platform/days.ts'

const START = '2026-11-20'

const { answers, at, changesOf, fresh, invoicesOf, somebody, standingOf, subscriber } = await openContracts()
afterAll(() => fresh.close())
beforeEach(() => at('2026-11-22T12:00:00'))

describe('the machine', () => {
  it('catches up in order when it was away for long, each month once [PL-037] [PL-024]', async () => {
    const { memberId } = await subscriber({ state: 'under_trial', planId: 5, startsOn: '2027-01-23' })
    at('2027-06-30T12:00:00')
    await Promise.all([runRenewals(fresh.house), runRenewals(fresh.house)])
    await runRenewals(fresh.house)
    const months = (await invoicesOf(memberId)).map((invoice) => [
      invoice.period_starts_on,
      invoice.period_ends_on,
      invoice.state,
    ])
    expect(months).toEqual([
      ['2027-01-31', '2027-02-27', 'paid'],
      ['2027-02-28', '2027-03-30', 'paid'],
      ['2027-03-31', '2027-04-29', 'paid'],
      ['2027-04-30', '2027-05-30', 'paid'],
      ['2027-05-31', '2027-06-29', 'paid'],
      ['2027-06-30', '2027-07-30', 'paid'],
    ])
  })

  it('asks for every month of a commitment that was not renewed, though it was away over its end [QS-011] [PL-037]', async () => {
    const { memberId } = await subscriber({ state: 'will_cancel', planId: 1, startsOn: START, invoicedMonths: 3 })
    at('2027-07-01T00:00:00')
    await runRenewals(fresh.house)
    expect((await invoicesOf(memberId)).map(({ due_on, state }) => [due_on, state])).toEqual([
      ['2027-02-20', 'paid'],
      ['2027-03-20', 'paid'],
      ['2027-04-20', 'paid'],
    ])
    expect(await standingOf(memberId)).toMatchObject({
      state: 'after_unsubscribe',
      accessEndsAt: tokyo('2027-05-20T00:00:00'),
    })
  })

  it('asks for no further month while one is unpaid, and ends the contract at the end of that month [UP-010] [UP-011]', async () => {
    const { memberId } = await somebody('fixed')
    await fresh.db
      .updateTable('payment_methods')
      .set({ provider_ref: `card_demo_hard_${memberId}` })
      .where('member_id', '=', memberId)
      .execute()
    at('2026-12-20T00:00:10')
    await runRenewals(fresh.house)
    expect((await invoicesOf(memberId)).map(({ state }) => state)).toEqual(['unpaid'])
    at('2027-01-19T23:59:59')
    await runRenewals(fresh.house)
    expect(await standingOf(memberId)).toMatchObject({ state: 'will_continue' })
    at('2027-01-20T00:00:00')
    await runRenewals(fresh.house)
    expect(await standingOf(memberId)).toMatchObject({ state: 'after_unsubscribe', term: null })
    expect((await invoicesOf(memberId)).map(({ state }) => state)).toEqual(['unpaid'])
    expect((await changesOf(memberId)).at(-1)).toMatchObject({ cause: 'dunning', actor_id: null })
    at('2028-01-01T00:00:00')
    await runRenewals(fresh.house)
    expect(await invoicesOf(memberId)).toHaveLength(1)
  })

  it('comes late, and what ended meanwhile has ended on its own day [PL-027] [PL-030] [UP-011]', async () => {
    const trial = await subscriber({ state: 'under_trial', planId: 5, startsOn: START })
    const left = await subscriber({ state: 'will_cancel', planId: 2, startsOn: '2026-11-25', invoicedMonths: 1 })
    const debtor = await somebody('fixed')
    await fresh.db
      .updateTable('payment_methods')
      .set({ provider_ref: `card_demo_hard_${debtor.memberId}` })
      .where('member_id', '=', debtor.memberId)
      .execute()
    at('2026-12-20T00:00:10')
    await runRenewals(fresh.house)
    at('2027-02-01T09:00:00')
    await runRenewals(fresh.house)
    const endsOf = async (memberId: number) =>
      fresh.db.selectFrom('terms').select('ended_at').where('member_id', '=', memberId).orderBy('id').execute()
    const lastOf = async (memberId: number, cause: string) =>
      (await changesOf(memberId)).find((change) => change.cause === cause)?.at
    const fell = { trial: tokyo('2026-11-28T00:00:00'), left: tokyo('2026-12-25T00:00:00') }
    expect((await endsOf(trial.memberId))[0]).toEqual({ ended_at: fell.trial })
    expect(await lastOf(trial.memberId, 'trial-over')).toEqual(fell.trial)
    expect(await endsOf(left.memberId)).toEqual([{ ended_at: fell.left }])
    expect(await lastOf(left.memberId, 'term-over')).toEqual(fell.left)
    expect(await lastOf(debtor.memberId, 'dunning')).toEqual(tokyo('2027-01-20T00:00:00'))
    const letter = await fresh.db
      .selectFrom('letters')
      .select('plain')
      .where('key', 'like', 'dunning-ended:%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(letter.plain).toContain('2027年1月20日に終了しました')
  })

  it('has not come yet when a trial is over: it cannot be quit any more, until 23:59 it can [PL-028]', async () => {
    const [late, intime] = [await somebody('trial'), await somebody('trial')]
    const { term } = await standingOf(late.memberId)
    at(`${term!.endsOn}T23:59:59`)
    await quit(await fresh.actorFor(intime.memberId), answers)
    expect(await standingOf(intime.memberId)).toMatchObject({ state: 'will_cancel' })
    at(`${dayAfter(term!.endsOn)}T00:00:00`)
    await expect(quit(await fresh.actorFor(late.memberId), answers)).rejects.toMatchObject({
      status: 409,
      code: 'trial-over',
    })
    expect(await standingOf(late.memberId)).toMatchObject({ state: 'under_trial' })
  })

  it('waits with the next month until it knows what became of the last charge [PL-037]', async () => {
    const { memberId } = await somebody('fixed')
    at('2026-12-20T00:00:10')
    await advanceOnce(fresh.house, memberId)
    await fresh.db.updateTable('invoices').set({ state: 'unknown' }).where('member_id', '=', memberId).execute()
    at('2027-01-20T00:00:00')
    expect(await advanceOnce(fresh.house, memberId)).toBe('waits')
    await fresh.db.updateTable('invoices').set({ state: 'paid' }).where('member_id', '=', memberId).execute()
    expect(await advanceOnce(fresh.house, memberId)).toHaveProperty('invoiceId')
  })

  it('leaves rows alone that are older than terms', async () => {
    const memberId = await fresh.newMember({ plan: { planId: 1, state: 'will_continue' } })
    at('2036-01-01T00:00:00')
    expect(await advanceOnce(fresh.house, memberId)).toBe('waits')
    expect(await standingOf(memberId)).toMatchObject({ state: 'will_continue', term: null })
  })

  it('and a cancellation at the same instant: the first wins, never both [PL-031]', async () => {
    const { memberId } = await somebody('monthly')
    at('2026-12-20T00:00:00')
    const actor = await fresh.actorFor(memberId)
    const [left, moved] = await Promise.allSettled([quit(actor, answers), advanceOnce(fresh.house, memberId)])
    expect([left.status, moved.status]).toEqual(['fulfilled', 'fulfilled'])
    await runRenewals(fresh.house)
    const [{ state, accessEndsAt }, invoices] = [await standingOf(memberId), await invoicesOf(memberId)]
    // Renewed first: the new month was asked for, and is the last. Quit first: nothing is asked for any more.
    expect([
      ['after_unsubscribe', tokyo('2026-12-20T00:00:00'), 0],
      ['will_cancel', tokyo('2027-01-20T00:00:00'), 1],
    ]).toContainEqual([state, accessEndsAt, invoices.length])
  })

  it('charges nobody whose cancellation came first, and everybody else once [QS-013] [PL-031] [PL-037]', async () => {
    const people = await Promise.all(
      Array.from({ length: 100 }, () => subscriber({ state: 'will_continue', planId: 2, startsOn: START })),
    )
    at('2026-12-20T00:00:00')
    const actors = []
    for (const { memberId } of people) actors.push(await fresh.actorFor(memberId))
    await Promise.all([
      ...actors.map((actor) => quit(actor, answers)),
      runRenewals(fresh.house),
      runRenewals(fresh.house),
    ])
    await runRenewals(fresh.house)
    for (const { memberId } of people) {
      const [{ state, accessEndsAt }, invoices] = [await standingOf(memberId), await invoicesOf(memberId)]
      const charges = fresh.cards.ledger(`card_demo_ok_${memberId}`).charges
      expect(charges).toHaveLength(invoices.length)
      const outcome = [state, accessEndsAt, invoices.map((invoice) => invoice.state)]
      expect([
        ['after_unsubscribe', tokyo('2026-12-20T00:00:00'), []],
        ['will_cancel', tokyo('2027-01-20T00:00:00'), ['paid']],
      ]).toContainEqual(outcome)
    }
  }, 60_000)
})
