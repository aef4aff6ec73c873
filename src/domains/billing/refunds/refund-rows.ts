import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { written } from '#platform/written.ts'
import type { TillKind } from '../terms.ts'

/** What was refunded of an invoice, or is being refunded: what the provider declined is not. */
export async function sumRefunds(db: Reader, invoiceId: number): Promise<{ yen: number; taxYen: number }> {
  const { yen, taxYen } = await db
    .selectFrom('refunds')
    .select(({ fn, lit }) => [
      fn.coalesce(fn.sum<number>('yen'), lit(0)).as('yen'),
      fn.coalesce(fn.sum<number>('tax_yen'), lit(0)).as('taxYen'),
    ])
    .where('invoice_id', '=', invoiceId)
    .where('state', '<>', 'declined')
    .executeTakeFirstOrThrow()
  return { yen, taxYen }
}

/** The charge that paid the invoice: the newest that the bank has not taken back. */
export function findPayingAttempt(tx: Tx, invoiceId: number) {
  return tx
    .selectFrom('charge_attempts')
    .select(['id', 'provider_charge_id as chargeId'])
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'captured')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chargebacks').select('provider_id').whereRef('chargebacks.attempt_id', '=', 'charge_attempts.id'),
        ),
      ),
    )
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Refunds asked for by then whose end is not known, the oldest first. */
export async function listStartedRefunds(db: Reader, askedBy: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', written('started'))
    .where('asked_at', '<=', askedBy)
    .orderBy('asked_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** A refund with what is needed to ask the provider for it. */
export function findRefund(db: Reader, id: string) {
  return db
    .selectFrom('refunds as r')
    .leftJoin('invoices as i', 'i.id', 'r.invoice_id')
    .leftJoin('charge_attempts as a', 'a.id', 'r.attempt_id')
    .leftJoin('payment_methods as p', 'p.id', 'a.payment_method_id')
    .leftJoin('provider_mismatches as m', 'm.id', 'r.mismatch_id')
    .leftJoin('charge_attempts as ma', 'ma.id', 'm.attempt_id')
    .leftJoin('invoices as mi', 'mi.id', 'ma.invoice_id')
    .select(({ fn }) => [
      'r.id',
      'r.number',
      'r.state',
      'r.yen',
      'r.tax_yen as taxYen',
      'r.reason',
      'r.invoice_id as invoiceId',
      'r.mismatch_id as mismatchId',
      'r.asked_by as askedBy',
      'i.payment_kind as paymentKind',
      fn.coalesce(sql<TillKind | null>`p.kind`, 'm.provider').as('provider'),
      fn.coalesce('a.provider_charge_id', 'm.provider_charge_id').as('chargeId'),
      fn.coalesce('i.member_id', 'mi.member_id').as('memberId'),
    ])
    .where('r.id', '=', id)
    .executeTakeFirst()
}

export type FoundRefund = NonNullable<Awaited<ReturnType<typeof findRefund>>>
