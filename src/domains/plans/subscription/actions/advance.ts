import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { issueInvoice } from '../../invoices/issue-invoice.ts'
import { endOf, feeOf, monthOf, paidTermAfter, type NewTerm } from '../calendar-rules.ts'
import { beginTerm, countInvoicedMonth, findOwed, findRenewal } from '../queries.ts'
import { dueStep } from '../rules.ts'
import { lockStanding, type Standing, type Term } from '../standing.ts'
import { endByDunning, endSubscription } from './end.ts'

export type Advanced = { invoiceId: number } | 'moved' | 'waits'

/**
 * Does the one thing that time asks for now, in one transaction: a trial becomes a term, a month begins, a term renews
 * or ends, a debt ends the contract. Asked again it does the next, or says that it waits; whoever has been away for
 * long asks until then, and everything comes in its order.
 */
export function advanceOnce(house: House, memberId: number): Promise<Advanced> {
  return house.db.transaction().execute(async (tx) => {
    const standing = await lockStanding(tx, memberId)
    const { term, nextStepAt } = standing
    const now = house.clock.now()
    if (!term || !nextStepAt || nextStepAt > now) return 'waits'
    const change = { actorId: null, at: now }
    switch (dueStep(standing, await findOwed(tx, memberId), now)) {
      case 'end': {
        const cause = term.kind === 'paid' ? 'term-over' : 'trial-over'
        await endSubscription(tx, standing, { ...change, cause }, endOf(term.endsOn))
        return 'moved'
      }
      case 'dunning':
        await endByDunning(tx, house, standing)
        return 'moved'
      case 'begin-term':
        return begin(tx, house, standing, paidTermAfter(term), 'trial-over')
      case 'renew': {
        const { firstCharge: _, priceMonths: __, ...next } = (await findRenewal(tx, standing))!
        return begin(tx, house, standing, next, 'term-renewed')
      }
      case 'next-month':
        return invoiceMonth(tx, house, standing, term)
      default:
        return 'waits'
    }
  })
}

/** The new term and its first invoice come together, whatever becomes of the charge. */
async function begin(tx: Tx, house: House, standing: Standing, next: NewTerm, cause: 'trial-over' | 'term-renewed') {
  const change = { cause, actorId: null, at: house.clock.now() }
  const paymentKind = standing.paymentKind ?? 'card'
  const term = await beginTerm(tx, standing, change, 'will_continue', { ...next, invoicedMonths: 0 }, paymentKind)
  return invoiceMonth(tx, house, standing, term)
}

async function invoiceMonth(tx: Tx, house: House, standing: Standing, term: Term) {
  const month = term.invoicedMonths
  const period = monthOf(term, month)
  const invoiceId = await issueInvoice(tx, house, {
    memberId: term.memberId,
    kind: 'month',
    termId: term.id,
    month,
    period,
    dueOn: period.startsOn,
    lines: feeOf(term, month).lines,
    paymentKind: standing.paymentKind ?? 'card',
  })
  await countInvoicedMonth(tx, term)
  return { invoiceId }
}
