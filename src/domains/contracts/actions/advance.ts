import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { startOfDay } from '#platform/tokyo.ts'
import { issueInvoices } from '#domains/billing/index.ts'
import type { Claim, NewInvoice } from '#domains/billing/invoices/terms.ts'
import { endOf } from '#platform/days.ts'
import {
  feeOf,
  monthOf,
  paidTermAfter,
  type NewTerm,
  beginTerms,
  countInvoicedMonths,
  findRenewal,
  pricesOf,
  lockStanding,
  lockStandings,
} from '#domains/plans/index.ts'
import { findOwed } from '../queries.ts'
import { dueStep } from '../rules.ts'
import type { PaymentKind, Standing, Term } from '#domains/plans/terms.ts'
import { endByDunning, endSubscription } from './end.ts'

/** An invoice comes with its begun charge, where there is a card to be charged. */
export type Advanced = { invoiceId: number; claim: Claim | null } | 'moved' | 'waits'

/**
 * Does the one thing that time asks for now, in one transaction: a trial becomes a term, a month begins, a term renews
 * or ends, a debt ends the contract. Asked again it does the next, or says that it waits; whoever has been away for
 * long asks until then, and everything comes in its order.
 */
export function advanceOnce(house: House, memberId: number): Promise<Advanced> {
  return house.db.transaction().execute(async (tx) => {
    const steps = await takeSteps(tx, house, [await lockStanding(tx, memberId)])
    return steps.get(memberId)!
  })
}

/** The same for many members in one transaction and few statements; whoever is held by somebody else is not among them. */
export function advanceMany(house: House, memberIds: readonly number[]): Promise<Map<number, Advanced>> {
  return house.db.transaction().execute(async (tx) => takeSteps(tx, house, await lockStandings(tx, memberIds)))
}

/** A month to be invoiced: of a term that runs, or of one that begins with it. */
type Month = { standing: Standing; term: Term }
type New = { standing: Standing; next: NewTerm; cause: 'trial-over' | 'term-renewed' }

async function takeSteps(tx: Tx, house: House, standings: readonly Standing[]): Promise<Map<number, Advanced>> {
  const steps = new Map<number, Advanced>()
  const months: Month[] = []
  const beginning: New[] = []
  const priceOf = pricesOf(tx)
  const now = house.clock.now()
  const waiting = standings.filter(({ term, nextStepAt }) => term && nextStepAt && nextStepAt <= now)
  const owed = await findOwed(
    tx,
    waiting.map(({ memberId }) => memberId),
  )
  for (const standing of waiting) {
    const { memberId } = standing
    const term = standing.term!
    switch (dueStep(standing, owed.get(memberId) ?? { unpaid: false, undecided: false }, now)) {
      case 'end':
        await endInTime(tx, house, standing, term)
        steps.set(memberId, 'moved')
        break
      case 'dunning':
        await endByDunning(tx, house, standing, fellAt(standing))
        steps.set(memberId, 'moved')
        break
      case 'begin-term':
        beginning.push({ standing, next: paidTermAfter(term), cause: 'trial-over' })
        break
      case 'renew':
        beginning.push({ standing, next: await renewalFor(tx, standing, priceOf), cause: 'term-renewed' })
        break
      case 'next-month':
        months.push({ standing, term })
        break
      case 'nothing':
    }
  }
  await countInvoicedMonths(
    tx,
    months.map(({ term }) => term),
  )
  months.push(...(await begin(tx, beginning)))
  for (const [memberId, { id, claim }] of await issueInvoices(tx, house, months.map(invoiceOf)))
    steps.set(memberId, { invoiceId: id, claim })
  for (const { memberId } of standings) if (!steps.has(memberId)) steps.set(memberId, 'waits')
  return steps
}

async function endInTime(tx: Tx, house: House, standing: Standing, term: Term) {
  const cause = term.kind === 'paid' || term.kind === 'brought' ? 'term-over' : 'trial-over'
  const endsAt = endOf(term.endsOn)
  await endSubscription(tx, house, standing, { actorId: null, at: endsAt, cause }, endsAt)
}

/** When a debt ended the contract: with its month, or with the last day that was left to pay, if that was later. */
function fellAt({ nextStepAt, closesAt }: Standing): Date {
  return closesAt && closesAt > nextStepAt! ? closesAt : nextStepAt!
}

async function renewalFor(tx: Tx, standing: Standing, priceOf: ReturnType<typeof pricesOf>): Promise<NewTerm> {
  const { firstCharge: _, priceMonths: __, ...next } = (await findRenewal(tx, standing, priceOf))!
  return next
}

/**
 * The new term and its first invoice come together, whatever becomes of the charge. It began with its first day, and the
 * one before it ended then, however late the machine comes.
 */
async function begin(tx: Tx, beginning: readonly New[]): Promise<Month[]> {
  const terms = await beginTerms(
    tx,
    beginning.map(({ standing, next, cause }) => ({
      standing,
      change: { cause, actorId: null, at: startOfDay(next.startsOn) },
      to: 'will_continue',
      term: { ...next, invoicedMonths: 1 },
      paymentKind: wayOf(standing),
    })),
  )
  return terms.map((term, at) => ({ standing: beginning[at]!.standing, term: { ...term, invoicedMonths: 0 } }))
}

/** What a bank collects it goes on collecting; everything else is taken from what is on file, whatever it began with. */
const wayOf = ({ paymentKind, method }: Standing): PaymentKind =>
  paymentKind === 'direct_debit' ? paymentKind : (method?.kind ?? paymentKind ?? 'card')

function invoiceOf({ standing, term }: Month): NewInvoice {
  const { memberId, studentUntil, method } = standing
  const paymentKind = wayOf(standing)
  const month = term.invoicedMonths
  const period = monthOf(term, month)
  return {
    ...{ memberId, kind: 'month', termId: term.id, month, period, dueOn: period.startsOn, paymentKind },
    lines: feeOf(term, month, studentUntil).lines,
    method:
      method && method.kind !== 'direct_debit' && method.kind === paymentKind ? { ...method, kind: method.kind } : null,
  }
}
