import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import type { Agreement } from '../terms.ts'
import { type PaymentKind, planTerms, type PlanId, type Standing, type Term } from '#domains/plans/terms.ts'
import { termPeriod, type NewTerm, beginTerm } from '#domains/plans/index.ts'

/** An order that is settled: what was agreed is what begins. */
type SettledOrder = {
  key: string
  memberId: number
  planId: PlanId
  optionId: number | null
  paymentKind: PaymentKind
  terms: Agreement
}

/** How the member stands who ordered; they must be locked. */
type Before = Pick<Standing, 'memberId' | 'state'>

/** The free days, or the month for little, begin; the member ordered it. */
export async function startTrial(tx: Tx, house: House, standing: Before, order: SettledOrder): Promise<Term> {
  const { terms, memberId, paymentKind } = order
  const term: NewTerm & { invoicedMonths: number } = {
    kind: terms.trialYen === null ? 'trial' : 'trial_month',
    anchorOn: terms.serviceStartsOn,
    anchorMonths: 0,
    months: 0,
    startsOn: terms.serviceStartsOn,
    endsOn: terms.trialEndsOn!,
    cancelAnytime: true,
    invoicedMonths: 0,
    ...agreed(order),
  }
  const change = { cause: 'trial-ordered' as const, actorId: memberId, at: house.clock.now() }
  return beginTerm(tx, { standing, change, to: 'under_trial', term, paymentKind })
}

/** A paid term begins on the day of the order; its first month was charged with the order. */
export async function startTerm(tx: Tx, house: House, standing: Before, order: SettledOrder): Promise<Term> {
  const { terms, memberId, planId, paymentKind } = order
  const months = planTerms[planId]
  const anchor = { anchorOn: terms.serviceStartsOn, anchorMonths: 0, months }
  const term: NewTerm & { invoicedMonths: number } = {
    kind: 'paid',
    ...anchor,
    ...termPeriod(anchor),
    cancelAnytime: months === 1,
    invoicedMonths: 1,
    ...agreed(order),
  }
  const cause = standing.state === 'after_unsubscribe' ? 'resumed' : 'start-ordered'
  const change = { cause, actorId: memberId, at: house.clock.now() } as const
  return beginTerm(tx, { standing, change, to: 'will_continue', term, paymentKind })
}

const agreed = ({ planId, optionId, key, terms }: SettledOrder) => ({
  planId,
  optionId,
  orderKey: key,
  monthlyYen: terms.monthlyYen!,
  discountMonthlyYen: terms.discountedYen,
  discountMonths: terms.discountMonths,
})
