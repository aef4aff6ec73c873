import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { afterPayments, isFirstFee, mayBringOption, type Payment } from './after-payments.ts'
import { lockDebtors } from './claim.ts'
import type { AttemptReason } from './terms.ts'

export type Captured = { attemptId: string; invoiceId: number; chargeId: string }

type PaidInvoice = Payment & { orderKey: string | null; reason: AttemptReason }

/** Writes down that the money came: as many at once as there are, in one transaction. What is settled already stays. */
export async function settleCaptured(tx: Tx, house: House, captured: readonly Captured[]): Promise<void> {
  await lockDebtors(
    tx,
    captured.map(({ invoiceId }) => invoiceId),
  )
  const paid = await markPaid(tx, captured, house.clock.now())
  for (const { reason, orderKey } of paid) {
    if (reason === 'order') await house.settleOrder(tx, house, { key: orderKey!, outcome: 'paid' })
  }
  await afterPayments(tx, house, paid)
}

/** What was to be debited and is paid by card is a card's from then on: in the book, on its receipt, when it goes back. */
async function markPaid(tx: Tx, captured: readonly Captured[], now: Date): Promise<PaidInvoice[]> {
  const attempts = captured.map(({ attemptId }) => attemptId)
  const paid = await sql<PaidInvoice>`
    with done as (
      update charge_attempts a set state = 'captured', finished_at = ${now},
        provider_charge_id = (${captured.map(({ chargeId }) => chargeId)}::text[])[array_position(${attempts}::uuid[], a.id)]
      where a.id = any(${attempts}::uuid[]) and a.state in ('started', 'unknown')
      returning a.id, a.invoice_id, a.payment_method_id, a.yen, a.reason,
          (select kind from payment_methods p where p.id = a.payment_method_id)
    )
    update invoices i set paid_at = ${now}, paid_method_id = done.payment_method_id,
      -- Paid anew is what a bank took back: of that a part may have gone back before.
      state = case i.refunded_yen when 0 then 'paid' when i.total_yen then 'refunded' else 'partly_refunded' end,
      failure_kind = null, next_attempt_at = null, payment_kind = done.kind
    from done
    where i.id = done.invoice_id
    returning i.id as "invoiceId", i.number, i.member_id as "memberId", i.payment_kind as "paymentKind",
      i.order_key as "orderKey", i.failures, done.id as "attemptId", done.reason, done.yen,
      ${isFirstFee} as "isFirstFee", ${mayBringOption} as "mayBringOption"`.execute(tx)
  return paid.rows
}
