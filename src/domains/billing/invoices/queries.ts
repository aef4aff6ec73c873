import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { isAskedOfBank } from './asked-of-bank.ts'
import type { FailureKind } from './terms.ts'
import type { InvoiceState } from '../terms.ts'

export async function findInvoiceState(db: Reader, id: number): Promise<InvoiceState> {
  const row = await db.selectFrom('invoices').select('state').where('id', '=', id).executeTakeFirstOrThrow()
  return row.state
}

/**
 * Since when an invoice that failed just now is a debt: the day of its first failure, which is its due date unless it was
 * charged late; or the day on which the bank took it back, which is never asked for by itself.
 */
export async function findDebt(db: Reader, invoiceId: number, now: Date) {
  const { rows } = await sql<Debt>`
    select greatest(i.due_on, (coalesce(
        back.at,
        (select min(a.finished_at) from charge_attempts a where a.invoice_id = i.id and a.state = 'declined'),
        ${now}) at time zone 'Asia/Tokyo')::date) as since,
      back.at is not null as "wasTakenBack", i.kind, i.payment_kind as "paymentKind", i.failure_kind as "failureKind"
    from invoices i, lateral (select max(c.at) as at from chargebacks c where c.invoice_id = i.id) back
    where i.id = ${invoiceId}`.execute(db)
  return rows[0]!
}

type Debt = {
  since: string
  wasTakenBack: boolean
  kind: string
  paymentKind: string
  failureKind: FailureKind | null
}

/** What the engine must charge by now, the longest waiting first. */
export async function listDueInvoices(db: Reader, now: Date, limit: number) {
  return db
    .selectFrom('invoices')
    .select(['id', 'state', 'order_key as orderKey'])
    .where('next_attempt_at', '<=', now)
    .where('state', 'in', ['open', 'unpaid'])
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute()
}

/** What a member owes and has not been tried with what is on file today, the oldest first; an open debit is the bank's. */
export async function listUnpaid(db: Reader, memberId: number, { again }: { again: boolean }): Promise<number[]> {
  const rows = await db
    .selectFrom('invoices as i')
    .select('i.id')
    .where('i.member_id', '=', memberId)
    .where(({ eb, or, and }) =>
      or([
        eb('i.state', '=', 'unpaid'),
        and([eb('i.state', '=', 'open'), eb('i.order_key', 'is', null), eb('i.payment_kind', '<>', 'direct_debit')]),
      ]),
    )
    .$if(!again, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('charge_attempts as a')
              .innerJoin('payment_methods as p', 'p.id', 'a.payment_method_id')
              .select('a.id')
              .whereRef('a.invoice_id', '=', 'i.id')
              .where('p.replaced_at', 'is', null),
          ),
        ),
      ),
    )
    .orderBy('i.due_on')
    .orderBy('i.id')
    .execute()
  return rows.map((row) => row.id)
}

/** An invoice as its debtor's wish to pay needs it. */
export async function findPayable(db: Reader, id: number, memberId: number) {
  const row = await db
    .selectFrom('invoices as i')
    .leftJoin('payment_methods as p', (join) =>
      join.onRef('p.member_id', '=', 'i.member_id').on('p.replaced_at', 'is', null).on('p.kind', '<>', 'direct_debit'),
    )
    .select(({ selectFrom }) => [
      'i.state',
      'i.order_key as orderKey',
      'p.id as methodId',
      'p.kind as methodKind',
      isAskedOfBank(sql.ref('i.id')).as('withBank'),
      selectFrom('charge_attempts as a')
        .select('a.failure_kind')
        .whereRef('a.invoice_id', '=', 'i.id')
        .whereRef('a.payment_method_id', '=', 'p.id')
        .orderBy('a.started_at', 'desc')
        .limit(1)
        .as('lastFailure'),
    ])
    .where('i.id', '=', id)
    .where('i.member_id', '=', memberId)
    .executeTakeFirst()
  return row as Payable | undefined
}

export type Payable = {
  state: InvoiceState
  /** stands on a list of debits whose answer has not come */
  withBank: boolean
  orderKey: string | null
  methodId: number | null
  methodKind: 'card' | 'amazon_pay' | null
  /** how the last try with the card of today ended */
  lastFailure: FailureKind | null
}

/** A bill that is unpaid, or whose payment is not decided yet. */
export async function hasOpenBill(db: Reader, memberId: number): Promise<boolean> {
  const open = await db
    .selectFrom('invoices')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', 'in', ['open', 'processing', 'unpaid', 'unknown'])
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
