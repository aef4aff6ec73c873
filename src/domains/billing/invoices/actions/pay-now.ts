import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import type { Limit } from '#platform/limits.ts'
import { chargeInvoice } from '../charge-invoice.ts'
import { findPayable } from '../queries.ts'
import { refuseIf } from '../refusals.ts'
import { whyCannotPay } from '../rules.ts'
import type { ChargeResult } from '../terms.ts'

const payTries: Limit = { name: 'pay-now', points: 30, seconds: 15 * 60 }

/** The debtor pays with the card on file; asked twice at once, the card is charged once. */
export async function payNow(actor: Actor, invoiceId: number): Promise<ChargeResult> {
  const payable = orNotFound(await findPayable(actor.db, invoiceId, actor.memberId))
  refuseIf(whyCannotPay(payable))
  // An order's first charge is begun by the order alone.
  if (payable.state === 'open' && payable.orderKey) return 'busy'
  await actor.house.limits.take(payTries, String(actor.memberId))
  return chargeInvoice(actor.house, invoiceId, 'pay_now')
}
