import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { entryForPayment } from '../book/book-events.ts'
import { writeEntries } from '../book/write-entry.ts'
import { afterFirstFees } from '../campaigns/first-fee.ts'
import { settleOrder } from '../orders/settle-order.ts'
import type { PaymentKind } from '../orders/terms.ts'
import { openAgain } from './access.ts'
import { lockDebtors } from './claim.ts'
import { tellPaid } from './tell.ts'
import type { AttemptReason, InvoiceKind } from './terms.ts'

export type Captured = { attemptId: string; invoiceId: number; chargeId: string }

export type PaidInvoice = {
  id: number
  number: string
  kind: InvoiceKind
  memberId: number
  paymentKind: PaymentKind
  orderKey: string | null
  failures: number
  attemptId: string
  reason: AttemptReason
  yen: number
  isFirstFee: boolean
}

/** Writes down that the money came: as many at once as there are, in one transaction. What is settled already stays. */
export async function settleCaptured(tx: Tx, house: House, captured: readonly Captured[]): Promise<void> {
  await lockDebtors(
    tx,
    captured.map(({ invoiceId }) => invoiceId),
  )
  await onPaid(tx, house, await markPaid(tx, captured, house.clock.now()))
}

/** Everything that a payment brings with it. */
async function onPaid(tx: Tx, house: House, paid: readonly PaidInvoice[]): Promise<void> {
  const at = house.clock.now()
  await writeEntries(
    tx,
    paid.map(({ id, ...invoice }) => entryForPayment({ ...invoice, invoiceId: id, at })),
  )
  const debtors = paid.filter(({ failures }) => failures > 0)
  await openAgain(
    tx,
    debtors.map(({ memberId }) => memberId),
  )
  for (const invoice of paid) {
    if (invoice.reason === 'order') await settleOrder(tx, house, { key: invoice.orderKey!, outcome: 'paid' })
  }
  await afterFirstFees(
    tx,
    house,
    paid.filter(({ isFirstFee }) => isFirstFee).map(({ memberId }) => memberId),
  )
  for (const invoice of debtors) await tellPaid(tx, house, invoice.id)
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
    update invoices i set state = 'paid', paid_at = ${now}, paid_method_id = done.payment_method_id,
      failure_kind = null, next_attempt_at = null, payment_kind = done.kind
    from done
    where i.id = done.invoice_id and i.id = any(${captured.map(({ invoiceId }) => invoiceId)}::bigint[])
    returning i.id, i.number, i.kind, i.member_id as "memberId", i.payment_kind as "paymentKind",
      i.order_key as "orderKey", i.failures, done.id as "attemptId", done.reason, done.yen,
      i.kind = 'month' and not exists (
        select from invoices other
        where other.member_id = i.member_id and other.kind = 'month' and other.paid_at is not null and other.id <> i.id
      ) as "isFirstFee"`.execute(tx)
  return paid.rows
}
