import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { lockStanding } from '#domains/plans/index.ts'
import { yen } from '#domains/plans/terms.ts'
import { finishRefundNow, promiseRefund } from '../finish-refund.ts'
import type { RefundWish } from '../forms.ts'
import { findPayingAttempt, sumRefunds } from '../refund-rows.ts'
import { refundableYen, taxOfRefund } from '../../book/rules.ts'
import { refuse } from '../refusals.ts'

/**
 * Gives back an invoice or a part of it, by the way it was paid. The row is the promise: once it stands, the money goes
 * back exactly once, whoever is killed. The same key again is the same refund.
 */
export async function refund(actor: Actor, wish: RefundWish): Promise<'done' | 'declined' | 'started'> {
  await actor.db.transaction().execute((tx) => startRefund(tx, actor, wish))
  return finishRefundNow(actor.house, wish.key)
}

async function startRefund(tx: Tx, actor: Actor, wish: RefundWish): Promise<void> {
  const { member_id } = orNotFound(
    await tx.selectFrom('invoices').select('member_id').where('id', '=', wish.invoiceId).executeTakeFirst(),
  )
  await lockStanding(tx, member_id)
  if (await isSameAgain(tx, wish)) return
  const invoice = await tx
    .selectFrom('invoices')
    .select(['state', 'total_yen as totalYen', 'payment_kind as paymentKind'])
    .where('id', '=', wish.invoiceId)
    .executeTakeFirstOrThrow()
  const before = await sumRefunds(tx, wish.invoiceId)
  const left = refundableYen(invoice, before.yen)
  if (left === 0) refuse('not-paid')
  if (wish.yen > left) throw invalid({ yen: [`返金できるのは${yen(left)}までです。`] })
  const attempt = await findPayingAttempt(tx, wish.invoiceId)
  if (!attempt && invoice.paymentKind !== 'direct_debit') refuse('no-charge')
  await promiseRefund(tx, actor, {
    id: wish.key,
    invoice_id: wish.invoiceId,
    attempt_id: attempt?.id ?? null,
    yen: wish.yen,
    tax_yen: taxOfRefund(wish.yen, before),
    reason: wish.reason,
  })
  await writeAudit(tx, actor, 'invoice-refunded', member_id, { invoice: wish.invoiceId, yen: wish.yen })
}

async function isSameAgain(tx: Tx, wish: RefundWish): Promise<boolean> {
  const known = await tx
    .selectFrom('refunds')
    .select(['invoice_id', 'yen'])
    .where('id', '=', wish.key)
    .executeTakeFirst()
  if (known && (known.invoice_id !== wish.invoiceId || known.yen !== wish.yen)) refuse('key-used')
  return known !== undefined
}
