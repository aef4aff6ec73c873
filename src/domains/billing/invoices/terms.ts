import type { TillKind } from '../terms.ts'

/** Why money is asked for: it is due, it is asked for again, its debtor wants to pay, an order, another card. */
export type AttemptReason = 'due' | 'retry' | 'pay_now' | 'order' | 'new_card'

/** `soft` may work on another day; `hard` will not work before the card is another. */
export type FailureKind = 'soft' | 'hard'

/** `unknown`: the provider did not say; it is asked until it does. `busy`: somebody else is at it. */
export type ChargeResult = 'paid' | 'declined' | 'unknown' | 'busy'

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
