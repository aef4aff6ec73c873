import type { InvoiceLine, PaymentKind } from '#domains/plans/terms.ts'
import type { InvoiceKind, TillKind } from '../terms.ts'

/** What is owed, before it has a number. */
export type NewInvoice = {
  memberId: number
  kind: InvoiceKind
  termId?: number
  /** the month of the term, from 0: each is invoiced once */
  month?: number
  courseId?: number
  orderKey?: string
  period?: { startsOn: string; endsOn: string }
  dueOn: string
  lines: readonly InvoiceLine[]
  paymentKind: PaymentKind
  /** what is charged at once: the attempt is begun with the invoice */
  method?: { id: number; ref: string; kind: TillKind } | null
}

/** Why money is asked for: it is due, it is asked for again, its debtor wants to pay, an order, another card. */
export type AttemptReason = 'due' | 'retry' | 'pay_now' | 'order' | 'new_card'

/** `soft` may work on another day; `hard` will not work before the card is another. */
export type FailureKind = 'soft' | 'hard'

/** `unknown`: the provider did not say; it is asked until it does. `busy`: somebody else is at it. */
export type ChargeResult = 'paid' | 'declined' | 'unknown' | 'busy'

/** So many without an answer are no accident. */
export const ENOUGH_TO_TELL = 8
/** A provider that is away answers nobody: whoever runs through many stops, and comes again in a minute. */
export const isAway = (results: readonly ChargeResult[]) =>
  results.length >= ENOUGH_TO_TELL && results.every((result) => result === 'unknown')

/** An attempt that stands in the database, so that the provider may be asked under its id. */
export type Claim = {
  /** by whom it is taken */
  kind: TillKind
  attemptId: string
  invoiceId: number
  memberId: number
  yen: number
  methodRef: string
  authenticationId: string | null
  /** the provider began it and has not said how it ended */
  chargeId: string | null
}

export type Cashier = {
  /** Asks for the money of attempts that are begun already. */
  take(claims: readonly Claim[], inFlight?: number): Promise<ChargeResult[]>
  /** Begins the attempts of all in one transaction, and asks for their money. */
  charge(invoiceIds: readonly number[], reason: AttemptReason): Promise<ChargeResult[]>
}
