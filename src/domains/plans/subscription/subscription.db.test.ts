import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SubscriptionState } from '#platform/ask.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { newSubscriber, quitAnswers } from '#test/subscriptions.ts'
import { runRenewals } from '../invoices/renewals.ts'
import type { QuitAnswers } from '../quitting/terms.ts'
import { hasSubscription } from '../rules.ts'
import type { PlanId } from '../terms.ts'
import { advanceOnce } from './actions/advance.ts'
import { cancelReservation, changeTrialPlan, reservePlan } from './actions/change-plan.ts'
import { endByStaff } from './actions/end.ts'
import { quit, setAutoRenewal, withdrawQuit } from './actions/quit.ts'
import { findStanding } from './standing.ts'

const tokyo = (text: string) => new Date(`${text}+09:00`)
const START = '2026-11-20'

let fresh: FreshHouse
let answers: QuitAnswers
beforeAll(async () => {
  fresh = await freshHouse({ now: tokyo('2026-11-22T12:00:00') })
  answers = await quitAnswers(fresh)
})
afterAll(() => fresh.close())
beforeEach(() => {
  at('2026-11-22T12:00:00')
  fresh.cards.tell('normal')
})
const at = (text: string) => fresh.clock.set(tokyo(text))

const standingOf = (memberId: number) => findStanding(fresh.db, memberId)
const changesOf = (memberId: number) =>
  fresh.db
    .selectFrom('subscription_changes')
    .select(['from_state', 'to_state', 'cause', 'actor_id', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
const invoicesOf = (memberId: number) =>
  fresh.db.selectFrom('invoices').selectAll().where('member_id', '=', memberId).orderBy('id').execute()
const isOpen = async (memberId: number) => hasSubscription((await fresh.actorFor(memberId)).member, fresh.clock.now())

type Case =
  | 'none'
  | 'trial'
  | 'fixed'
  | 'monthly'
  | 'cancelled trial'
  | 'cancelled fixed'
  | 'cancelled monthly'
  | 'over'
async function somebody(kind: Case) {
  const is = (state: 'under_trial' | 'will_continue' | 'will_cancel', planId: PlanId, trial = false) =>
    newSubscriber(fresh, { state, planId, startsOn: START, trial })
  switch (kind) {
    case 'none':
      return { memberId: await fresh.newMember(), ticketId: 0 }
    case 'trial':
      return is('under_trial', 4, true)
    case 'fixed':
      return is('will_continue', 1)
    case 'monthly':
      return is('will_continue', 2)
    case 'cancelled trial':
      return is('will_cancel', 5, true)
    case 'cancelled fixed':
      return is('will_cancel', 3)
    case 'cancelled monthly':
      return is('will_cancel', 2)
    case 'over':
      return { memberId: await fresh.newMember({ plan: { planId: 1, state: 'after_unsubscribe' } }), ticketId: 0 }
  }
}

/** What a person may wish for, and where it leads from each case; where nothing stands it is refused with 409. */
const wishes: Record<
  string,
  [(memberId: number, ticketId: number) => Promise<unknown>, Partial<Record<Case, SubscriptionState>>]
> = {
  quit: [
    async (memberId) => quit(await fresh.actorFor(memberId), answers),
    { trial: 'will_cancel', monthly: 'will_cancel' },
  ],
  'auto-renewal off': [
    async (memberId, ticketId) => setAutoRenewal(await fresh.actorFor(memberId), ticketId, 'off', answers),
    { fixed: 'will_cancel' },
  ],
  'auto-renewal on': [
    async (memberId, ticketId) => setAutoRenewal(await fresh.actorFor(memberId), ticketId, 'on'),
    { 'cancelled fixed': 'will_continue' },
  ],
  withdraw: [
    async (memberId) => withdrawQuit(await fresh.actorFor(memberId)),
    { 'cancelled trial': 'under_trial', 'cancelled fixed': 'will_continue', 'cancelled monthly': 'will_continue' },
  ],
  'another trial plan': [
    async (memberId) => changeTrialPlan(await fresh.actorFor(memberId), { planId: 6, optionId: null, agreedYen: 8900 }),
    { trial: 'under_trial' },
  ],
  reserve: [
    async (memberId) => reservePlan(await fresh.actorFor(memberId), { planId: 3, optionId: null }),
    { fixed: 'will_continue', monthly: 'will_continue' },
  ],
  'cancel a reservation': [async (memberId) => cancelReservation(await fresh.actorFor(memberId)), {}],
}
const cases: Case[] = [
  'none',
  'trial',
  'fixed',
  'monthly',
  'cancelled trial',
  'cancelled fixed',
  'cancelled monthly',
  'over',
]

describe('every wish in every state', () => {
  for (const [wish, [ask, leads]] of Object.entries(wishes))
    for (const kind of cases) {
      const to = leads[kind]
      const title = to ? `${wish} of ${kind} leads to ${to}` : `${wish} of ${kind} is refused and changes nothing`
      it(`${title} [PL-028] [PL-029] [PL-030] [PL-031] [QS-010]`, async () => {
        const { memberId, ticketId } = await somebody(kind)
        const before = await standingOf(memberId)
        if (to) {
          await ask(memberId, ticketId)
          expect((await standingOf(memberId)).state).toBe(to)
          const [change, ...more] = await changesOf(memberId)
          expect(more).toEqual([])
          expect(change).toMatchObject({
            from_state: before.state,
            to_state: to,
            actor_id: memberId,
            at: fresh.clock.now(),
          })
        } else {
          // A ticket that is nobody's is one that does not exist.
          const status = ticketId === 0 && wish.startsWith('auto') ? 404 : 409
          await expect(ask(memberId, ticketId)).rejects.toMatchObject({ status })
          expect(await standingOf(memberId)).toEqual(before)
          expect(await changesOf(memberId)).toEqual([])
        }
      })
    }
})

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

describe('a trial that nobody cancels', () => {
  it('becomes a paid term with its first invoice, without a minute in which nothing is open [PL-027] [PL-023]', async () => {
    const { memberId } = await somebody('trial')
    at('2026-11-27T23:59:59')
    expect(await advanceOnce(fresh.house, memberId)).toBe('waits')
    at('2026-11-28T00:00:40')
    expect(await isOpen(memberId)).toBe(true)
    expect(await advanceOnce(fresh.house, memberId)).toHaveProperty('invoiceId')
    expect(await advanceOnce(fresh.house, memberId)).toBe('waits')
    const standing = await standingOf(memberId)
    expect(standing).toMatchObject({ state: 'will_continue', planId: 4, nextStepAt: tokyo('2026-12-28T00:00:00') })
    expect(standing.term).toMatchObject({
      kind: 'paid',
      startsOn: '2026-11-28',
      endsOn: '2027-05-27',
      monthlyYen: 11_800,
    })
    expect(await invoicesOf(memberId)).toMatchObject([
      {
        month: 0,
        due_on: '2026-11-28',
        period_starts_on: '2026-11-28',
        period_ends_on: '2026-12-27',
        total_yen: 11_800,
      },
    ])
  })

  it('keeps the price that was agreed, though it rose before the first day [PL-039]', async () => {
    const { memberId } = await somebody('trial')
    await fresh.db.updateTable('terms').set({ monthly_yen: 9800 }).where('member_id', '=', memberId).execute()
    at('2026-11-28T00:00:00')
    await advanceOnce(fresh.house, memberId)
    expect((await invoicesOf(memberId))[0]).toMatchObject({ total_yen: 9800 })
  })

  it('becomes the plan that was chosen last, at the price of that moment; its end stays [PL-014]', async () => {
    const { memberId } = await somebody('trial')
    const before = await standingOf(memberId)
    const actor = await fresh.actorFor(memberId)
    const choice = { planId: 6, optionId: null }
    await expect(changeTrialPlan(actor, { ...choice, agreedYen: 1 })).rejects.toMatchObject({ status: 409 })
    await expect(changeTrialPlan(actor, { ...choice, planId: 3, agreedYen: 8900 })).rejects.toMatchObject({
      status: 422,
    })
    await changeTrialPlan(actor, { ...choice, agreedYen: 8900 })
    const after = await standingOf(memberId)
    expect([after.planId, after.term!.endsOn, after.nextStepAt]).toEqual([6, before.term!.endsOn, before.nextStepAt])
    at('2026-11-28T00:00:00')
    const late = await fresh.actorFor(memberId)
    await expect(changeTrialPlan(late, { planId: 5, optionId: null, agreedYen: 13_800 })).rejects.toMatchObject({
      status: 409,
    })
    await advanceOnce(fresh.house, memberId)
    expect((await standingOf(memberId)).term).toMatchObject({ planId: 6, months: 12, monthlyYen: 8900 })
  })
})

describe('a term that is over', () => {
  it('renews for 6 months after 6, and by the month after 12 [PL-007]', async () => {
    const six = await newSubscriber(fresh, {
      state: 'will_continue',
      planId: 1,
      startsOn: '2026-01-31',
      invoicedMonths: 6,
    })
    const twelve = await newSubscriber(fresh, {
      state: 'will_continue',
      planId: 6,
      startsOn: '2025-11-30',
      invoicedMonths: 12,
    })
    at('2026-12-01T06:00:00')
    for (const { memberId } of [six, twelve]) await advanceOnce(fresh.house, memberId)
    expect((await standingOf(six.memberId)).term).toMatchObject({
      startsOn: '2026-07-31',
      endsOn: '2027-01-30',
      months: 6,
      cancelAnytime: false,
    })
    const monthly = await standingOf(twelve.memberId)
    expect(monthly.term).toMatchObject({
      startsOn: '2026-11-30',
      endsOn: '2026-12-29',
      months: 1,
      cancelAnytime: true,
      monthlyYen: 8900,
    })
    await quit(await fresh.actorFor(twelve.memberId), answers)
    expect((await standingOf(twelve.memberId)).accessEndsAt).toEqual(tokyo('2026-12-30T00:00:00'))
  })

  it('renews at the price of its first day, and keeps that to its end [PL-039] [PL-003]', async () => {
    const { memberId } = await newSubscriber(fresh, {
      state: 'will_continue',
      planId: 1,
      startsOn: '2029-07-20',
      invoicedMonths: 6,
    })
    const rises = [
      [tokyo('2030-01-20T00:00:00'), 12_300],
      [tokyo('2030-01-20T00:00:01'), 15_000],
    ] as const
    for (const [valid_from, monthly_yen] of rises)
      await fresh.db.insertInto('plan_prices').values({ term_months: 6, valid_from, monthly_yen }).execute()
    at('2030-02-25T00:00:00')
    await advanceOnce(fresh.house, memberId)
    await advanceOnce(fresh.house, memberId)
    expect((await invoicesOf(memberId)).map(({ total_yen }) => total_yen)).toEqual([12_300])
    await runRenewals(fresh.house)
    expect((await invoicesOf(memberId)).map(({ total_yen }) => total_yen)).toEqual([12_300])
    await fresh.db.deleteFrom('plan_prices').where('valid_from', '>=', tokyo('2030-01-20T00:00:00')).execute()
  })

  it('gives way to the plan that was reserved, which can be cancelled until then [PL-014]', async () => {
    const { memberId } = await somebody('monthly')
    const actor = await fresh.actorFor(memberId)
    for (const planId of [2, 4, 9])
      await expect(reservePlan(actor, { planId, optionId: null })).rejects.toMatchObject({ status: 422 })
    await reservePlan(actor, { planId: 3, optionId: null })
    await cancelReservation(actor)
    expect((await standingOf(memberId)).reservedPlanId).toBeNull()
    await reservePlan(actor, { planId: 1, optionId: null })
    expect(await standingOf(memberId)).toMatchObject({ planId: 2, reservedPlanId: 1, term: { endsOn: '2026-12-19' } })
    at('2026-12-20T00:00:00')
    await advanceOnce(fresh.house, memberId)
    const standing = await standingOf(memberId)
    expect(standing).toMatchObject({ planId: 1, reservedPlanId: null })
    expect(standing.term).toMatchObject({ startsOn: '2026-12-20', endsOn: '2027-06-19', months: 6, monthlyYen: 11_800 })
  })

  it('drops the reservation of who leaves', async () => {
    const { memberId } = await somebody('monthly')
    const actor = await fresh.actorFor(memberId)
    await reservePlan(actor, { planId: 1, optionId: null })
    await quit(actor, answers)
    expect(await standingOf(memberId)).toMatchObject({ state: 'will_cancel', reservedPlanId: null })
  })
})

describe('the machine', () => {
  it('catches up in order when it was away for long, each month once [PL-037] [PL-024]', async () => {
    const { memberId } = await newSubscriber(fresh, { state: 'under_trial', planId: 5, startsOn: '2027-01-23' })
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
    for (let round = 0; round < 100; round++) {
      const { memberId } = await newSubscriber(fresh, { state: 'will_continue', planId: 2, startsOn: START })
      at('2026-12-20T00:00:00')
      const actor = await fresh.actorFor(memberId)
      const [left, moved] = await Promise.allSettled([quit(actor, answers), advanceOnce(fresh.house, memberId)])
      expect([left.status, moved.status]).toEqual(['fulfilled', 'fulfilled'])
      const [{ state, accessEndsAt, term }, invoices] = [await standingOf(memberId), await invoicesOf(memberId)]
      const renewedFirst = invoices.length === 1
      // Renewed first: the new month was asked for, and is the last. Quit first: nothing is asked for any more.
      if (renewedFirst)
        expect([state, accessEndsAt, term?.startsOn]).toEqual([
          'will_cancel',
          tokyo('2027-01-20T00:00:00'),
          '2026-12-20',
        ])
      else expect([state, accessEndsAt]).toEqual(['after_unsubscribe', tokyo('2026-12-20T00:00:00')])
      expect(invoices.length).toBeLessThanOrEqual(1)
    }
  })
})

describe('staff', () => {
  it('end a contract at once, or with the last day of what runs, and it is written down [PL-029] [PL-030]', async () => {
    const staff = await fresh.actorFor(await fresh.newMember({ isStaff: true }))
    const [now, later, none] = [await somebody('fixed'), await somebody('fixed'), await somebody('none')]
    await endByStaff(staff, now.memberId, 'now')
    expect(await standingOf(now.memberId)).toMatchObject({
      state: 'after_unsubscribe',
      accessEndsAt: fresh.clock.now(),
    })
    await endByStaff(staff, later.memberId, 'at-end')
    expect(await standingOf(later.memberId)).toMatchObject({
      state: 'will_cancel',
      accessEndsAt: tokyo('2027-05-20T00:00:00'),
    })
    for (const { memberId } of [now, later])
      expect(await changesOf(memberId)).toMatchObject([{ cause: 'staff', actor_id: staff.memberId }])
    await expect(endByStaff(staff, none.memberId, 'now')).rejects.toMatchObject({ status: 409 })
    await expect(endByStaff(staff, later.memberId, 'at-end')).rejects.toMatchObject({ status: 409 })
  })
})
