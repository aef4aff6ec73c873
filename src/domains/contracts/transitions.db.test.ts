import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { SubscriptionState } from '#platform/ask.ts'
import { openContracts, type Case } from '#test/money/subscriptions.ts'
import { cancelReservation, changeTrialPlan, reservePlan } from './actions/change-plan.ts'
import { quit, setAutoRenewal, withdrawQuit } from './quitting/actions/quit.ts'

const { answers, at, changesOf, fresh, somebody, standingOf } = await openContracts()
afterAll(() => fresh.close())
beforeEach(() => at('2026-11-22T12:00:00'))

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
    async (memberId) => reservePlan(await fresh.actorFor(memberId), { planId: 3, optionId: null, agreedYen: 8900 }),
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
