import { planTerms, type PlanId } from '#domains/plans/terms.ts'
import { endOf } from '#platform/days.ts'
import { monthOf, termPeriod, trialEnd } from '#domains/plans/calendar/rules.ts'
import { startOfDay } from '#platform/tokyo.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { hasSubscription } from '#domains/plans/rules.ts'
import { findStanding } from '#domains/plans/standing/standing.ts'

type Wanted = {
  state: 'under_trial' | 'will_continue' | 'will_cancel'
  planId: PlanId
  /** the first day of the trial or of the paid term */
  startsOn: string
  trial?: boolean
  /** a 12-month plan that goes on month by month */
  monthly?: boolean
  invoicedMonths?: number
}
const monthlyYen = { 1: 13_800, 6: 11_800, 12: 8900 } as const

/** Somebody with a running trial or term, as their order would have left them. Returns their id and the ticket's. */
export async function newSubscriber(fresh: FreshHouse, wanted: Wanted) {
  const { state, planId, startsOn, trial = state === 'under_trial', monthly = false, invoicedMonths = 1 } = wanted
  const memberId = await fresh.newMember()
  const months = trial ? 0 : monthly ? 1 : planTerms[planId]
  const anchor = { anchorOn: startsOn, anchorMonths: 0, months }
  const endsOn = trial ? trialEnd(startsOn, 7) : termPeriod(anchor).endsOn
  const invoiced = trial ? 0 : invoicedMonths
  const { id: ticketId } = await fresh.db
    .insertInto('terms')
    .values({
      member_id: memberId,
      plan_id: planId,
      kind: trial ? 'trial' : 'paid',
      anchor_on: startsOn,
      months,
      starts_on: startsOn,
      ends_on: endsOn,
      monthly_yen: monthlyYen[planTerms[planId]],
      cancel_anytime: trial || months === 1,
      begun_at: startOfDay(startsOn),
      invoiced_months: invoiced,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const method = {
    member_id: memberId,
    kind: 'card' as const,
    provider_ref: `card_demo_ok_${memberId}`,
    mask: '411111********11',
  }
  await fresh.db
    .insertInto('payment_methods')
    .values({ ...method, expires_on: '2040-12-31', registered_at: startOfDay(startsOn) })
    .execute()
  await fresh.db
    .insertInto('subscriptions')
    .values({
      member_id: memberId,
      plan_id: planId,
      state,
      started_at: startOfDay(startsOn),
      term_id: ticketId,
      payment_kind: 'card',
      access_ends_at: state === 'will_cancel' ? endOf(endsOn) : null,
      next_step_at: !trial && invoiced < months ? startOfDay(monthOf(anchor, invoiced).startsOn) : endOf(endsOn),
    })
    .execute()
  return { memberId, ticketId, endsOn }
}

/** A reason that asks for nothing more, for those who leave. */
export async function quitAnswers(fresh: FreshHouse) {
  const known = await fresh.db
    .selectFrom('quit_reasons')
    .select('id')
    .where('asks', 'is', null)
    .where('content', '=', '試験の理由')
    .executeTakeFirst()
  const { id } =
    known ??
    (await fresh.db
      .insertInto('quit_reasons')
      .values({ content: '試験の理由', position: 99 })
      .returning('id')
      .executeTakeFirstOrThrow())
  return { reasonIds: [id], subReasonIds: [], freeText: '', reportedIssue: '' }
}

export type Case =
  | 'none'
  | 'trial'
  | 'fixed'
  | 'monthly'
  | 'cancelled trial'
  | 'cancelled fixed'
  | 'cancelled monthly'
  | 'over'

export const tokyo = (text: string) => new Date(`${text}+09:00`)
const START = '2026-11-20'

/** A house with people in every state, whose contracts began on 20 November 2026; each test begins two days later. */
export async function openContracts() {
  const fresh = await freshHouse({ now: tokyo('2026-11-22T12:00:00') })
  const { db, clock } = fresh
  const subscriber = (wanted: Wanted) => newSubscriber(fresh, wanted)
  async function somebody(kind: Case) {
    const is = (state: 'under_trial' | 'will_continue' | 'will_cancel', planId: PlanId, trial = false) =>
      subscriber({ state, planId, startsOn: START, trial })
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
  return {
    fresh,
    answers: await quitAnswers(fresh),
    somebody,
    subscriber,
    at: (text: string) => clock.set(tokyo(text)),
    standingOf: (memberId: number) => findStanding(db, memberId),
    changesOf: (memberId: number) =>
      db
        .selectFrom('subscription_changes')
        .select(['from_state', 'to_state', 'cause', 'actor_id', 'at'])
        .where('member_id', '=', memberId)
        .orderBy('id')
        .execute(),
    invoicesOf: (memberId: number) =>
      db.selectFrom('invoices').selectAll().where('member_id', '=', memberId).orderBy('id').execute(),
    isOpen: async (memberId: number) => hasSubscription((await fresh.actorFor(memberId)).member, clock.now()),
  }
}
