import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { lastFailedDebit, type FailedDebit } from '../debit-runs/queries.ts'
import type { PaperLine } from './terms.ts'

export const PAGE = 10

type RefundNote = { number: string; yen: number; doneAt: string }
export type Invoice = {
  id: number
  number: string
  state: string
  paymentKind: string
  mask: string | null
  totalYen: number
  taxYen: number
  refundedYen: number
  periodStartsOn: string | null
  periodEndsOn: string | null
  dueOn: string
  issuedAt: Date
  paidAt: Date | null
  failureKind: string | null
  failedDebit: FailedDebit | null
  lines: PaperLine[]
  refunds: RefundNote[]
}

/** A member's invoices with their lines and refunds, the newest first; one statement, whatever there is. */
const invoices = (db: Reader, memberId: number) =>
  db
    .selectFrom('invoices as i')
    .leftJoin('payment_methods as m', 'm.id', 'i.paid_method_id')
    .select([
      'i.id',
      'i.number',
      'i.state',
      'i.payment_kind as paymentKind',
      'm.mask',
      'i.total_yen as totalYen',
      'i.tax_yen as taxYen',
      'i.refunded_yen as refundedYen',
      'i.period_starts_on as periodStartsOn',
      'i.period_ends_on as periodEndsOn',
      'i.due_on as dueOn',
      'i.issued_at as issuedAt',
      'i.paid_at as paidAt',
      'i.failure_kind as failureKind',
      lastFailedDebit(sql.ref('i.id')).as('failedDebit'),
      sql<
        PaperLine[]
      >`coalesce((select jsonb_agg(jsonb_build_object('label', l.label, 'yen', l.yen) order by l.position)
        from invoice_lines l where l.invoice_id = i.id), '[]')`.as('lines'),
      sql<
        RefundNote[]
      >`coalesce((select jsonb_agg(jsonb_build_object('number', r.number, 'yen', r.yen, 'doneAt', r.done_at)
        order by r.done_at) from refunds r where r.invoice_id = i.id and r.state = 'done'), '[]')`.as('refunds'),
    ])
    .where('i.member_id', '=', memberId)

export function listInvoices(db: Reader, memberId: number, page: number): Promise<Invoice[]> {
  return invoices(db, memberId)
    .orderBy('i.id', 'desc')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute()
}

export function findInvoice(db: Reader, memberId: number, id: number): Promise<Invoice | undefined> {
  return invoices(db, memberId).where('i.id', '=', id).executeTakeFirst()
}

/** How many invoices there are, what is still owed of them, and the card that would pay it; `byDebit`: the bank pays what comes. */
export async function readPaymentsHead(db: Reader, memberId: number) {
  const { count, owedYen } = await db
    .selectFrom('invoices')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn
        .coalesce(fn.sum<number>(sql`total_yen - refunded_yen`).filterWhere('state', '=', 'unpaid'), sql<number>`0`)
        .as('owedYen'),
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const method = await db
    .selectFrom('payment_methods')
    .select(['kind', 'mask', 'expires_on as expiresOn', 'provider_ref as ref'])
    .where('member_id', '=', memberId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
  const contract = await db
    .selectFrom('subscriptions')
    .select('payment_kind')
    .where('member_id', '=', memberId)
    .where('state', '<>', 'after_unsubscribe')
    .executeTakeFirst()
  return { count, owedYen, method: method ?? null, byDebit: contract?.payment_kind === 'direct_debit' }
}

/** The paper of a refund names the sale of which money went back, whatever became of the invoice since. */
export async function findRefundNote(db: Reader, memberId: number, number: string) {
  return db
    .selectFrom('refunds as r')
    .innerJoin('invoices as i', 'i.id', 'r.invoice_id')
    .leftJoin('charge_attempts as a', 'a.id', 'r.attempt_id')
    .leftJoin('payment_methods as m', (join) =>
      join.on(({ eb, fn }) => eb('m.id', '=', fn.coalesce('a.payment_method_id', 'i.paid_method_id'))),
    )
    .select(({ fn }) => [
      'r.number',
      'r.yen',
      'r.tax_yen as taxYen',
      'r.reason',
      'r.done_at as doneAt',
      'i.number as invoiceNumber',
      'i.total_yen as totalYen',
      fn.coalesce('a.finished_at', 'i.paid_at').as('paidAt'),
      'i.payment_kind as paymentKind',
      'i.period_starts_on as periodStartsOn',
      'i.period_ends_on as periodEndsOn',
      'm.mask',
      sql<
        string | null
      >`(select l.label from invoice_lines l where l.invoice_id = i.id order by l.position limit 1)`.as('label'),
    ])
    .where('i.member_id', '=', memberId)
    .where('r.number', '=', number)
    .where('r.state', '=', 'done')
    .executeTakeFirst()
}

export async function wasPrinted(db: Reader, invoiceId: number): Promise<boolean> {
  const row = await db
    .selectFrom('receipt_prints')
    .select('invoice_id')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts one more print; the first of two at the same moment is the original, the other a reprint. */
export async function countPrint(db: Reader, invoiceId: number, at: Date): Promise<number> {
  const { times } = await db
    .insertInto('receipt_prints')
    .values({ invoice_id: invoiceId, first_printed_at: at })
    .onConflict((conflict) =>
      conflict.column('invoice_id').doUpdateSet(({ eb, ref }) => ({ times: eb(ref('receipt_prints.times'), '+', 1) })),
    )
    .returning('times')
    .executeTakeFirstOrThrow()
  return times
}

/** What a member has of papers, by number alone, and the name under which they are made out. */
export async function listOwnPapers(db: Reader, memberId: number) {
  const { name, email } = await db
    .selectFrom('members')
    .select(['name', 'email'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const own = await db.selectFrom('invoices').select('id').where('member_id', '=', memberId).orderBy('id').execute()
  const refunds = await db
    .selectFrom('refunds as r')
    .innerJoin('invoices as i', 'i.id', 'r.invoice_id')
    .select('r.number')
    .where('i.member_id', '=', memberId)
    .where('r.state', '=', 'done')
    .orderBy('r.done_at')
    .execute()
  return {
    recipient: name.trim() || email,
    invoices: own.map(({ id }) => id),
    refunds: refunds.flatMap(({ number }) => number ?? []),
  }
}
