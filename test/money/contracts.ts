import type { Db } from '#platform/db.ts'
import { dayKey, startOfDay } from '#platform/tokyo.ts'
import { addDaysTo, endOf } from '#platform/days.ts'
import { termPeriod, trialMonthEnd } from '#domains/plans/calendar/rules.ts'
import { beginTerm } from '#domains/plans/standing/queries.ts'
import { lockStanding } from '#domains/plans/standing/standing.ts'
import { planTerms, type PlanId } from '#domains/plans/terms.ts'

const FEES = { 1: 13_800, 6: 11_800, 12: 8900 }
const TRIAL_DAYS = 7

export type Contract = {
  kind?: 'trial' | 'trial_month' | 'paid'
  planId: PlanId
  /** `2026-11-20`; today where nothing is said */
  startsOn?: string
  /** fewer than the plan's: a month after the 12 of a 12-month plan */
  months?: number
  invoicedMonths?: number
  cancelled?: boolean
  now: Date
}

/** A running trial or paid term with a card, as the machine keeps it. */
export async function beginContract(db: Db, memberId: number, contract: Contract) {
  const {
    kind = 'paid',
    planId,
    now,
    cancelled,
    startsOn = dayKey(now),
    invoicedMonths = kind === 'paid' ? 1 : 0,
  } = contract
  const planMonths = planTerms[planId]
  const isTrial = kind !== 'paid'
  const months = isTrial ? 0 : (contract.months ?? planMonths)
  const anchor = { anchorOn: startsOn, anchorMonths: 0, months }
  const trialEndsOn = kind === 'trial' ? addDaysTo(startsOn, TRIAL_DAYS) : trialMonthEnd(startsOn)
  const period = isTrial ? { startsOn, endsOn: trialEndsOn } : termPeriod(anchor)
  return db.transaction().execute(async (tx) => {
    const standing = await lockStanding(tx, memberId)
    await tx
      .insertInto('payment_methods')
      .values({
        member_id: memberId,
        kind: 'card',
        provider_ref: `card-of-${memberId}`,
        mask: '411111********11',
        expires_on: '2031-08-31',
        registered_at: now,
      })
      .execute()
    const term = await beginTerm(tx, {
      standing,
      change: {
        cause: isTrial ? 'trial-ordered' : 'start-ordered',
        actorId: memberId,
        at: startOfDay(startsOn),
      },
      to: isTrial ? 'under_trial' : 'will_continue',
      term: {
        kind,
        planId,
        ...anchor,
        ...period,
        monthlyYen: FEES[planMonths],
        discountMonthlyYen: null,
        discountMonths: 0,
        cancelAnytime: isTrial || months === 1,
        optionId: null,
        orderKey: null,
        invoicedMonths,
      },
      paymentKind: 'card',
    })
    if (cancelled)
      await tx
        .updateTable('subscriptions')
        .set({ state: 'will_cancel', access_ends_at: endOf(term.endsOn) })
        .where('member_id', '=', memberId)
        .execute()
    return term
  })
}
