import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import type { InvoiceState } from '../terms.ts'
import { listDebitsOf } from '../debit-runs/queries.ts'

export const INVOICES = 30

export type Filter = { text: string; state: InvoiceState | ''; from: string; until: string }
export type StaffInvoice = Awaited<ReturnType<typeof listInvoices>>[number]

const found = (db: Reader, { text, state, from, until }: Filter) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('members as m', 'm.id', 'i.member_id')
    .where((is) => (state === '' ? is.lit(true) : is('i.state', '=', state)))
    .$if(from !== '', (query) => query.where('i.issued_at', '>=', startOfDay(from)))
    .$if(until !== '', (query) => query.where('i.issued_at', '<', addDays(startOfDay(until), 1)))
    .$if(text !== '', (query) =>
      query.where(({ eb, or }) => {
        const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
        return or([
          eb('i.number', '=', text.toUpperCase()),
          eb('m.email_key', 'like', part.toLowerCase()),
          eb('m.name', 'like', part),
        ])
      }),
    )

/** A page of all invoices that fit, the newest first. */
export function listInvoices(db: Reader, filter: Filter, page: number) {
  return found(db, filter)
    .select(['i.id', 'i.number', 'i.state', 'i.total_yen as totalYen', 'i.refunded_yen as refundedYen'])
    .select(['i.issued_at as issuedAt', 'i.due_on as dueOn', 'i.paid_at as paidAt', 'i.payment_kind as paymentKind'])
    .select(['m.id as memberId', 'm.name', 'm.email'])
    .select(
      sql<
        string | null
      >`(select l.label from invoice_lines l where l.invoice_id = i.id order by l.position limit 1)`.as('label'),
    )
    .orderBy('i.id', 'desc')
    .limit(INVOICES)
    .offset((page - 1) * INVOICES)
    .execute()
}

export async function countInvoices(db: Reader, filter: Filter) {
  return found(db, filter)
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('i.total_yen'), lit(0)).as('yen'),
    ])
    .executeTakeFirstOrThrow()
}

/** One invoice with everything that happened to it. */
export async function findStaffInvoice(db: Reader, id: number) {
  const invoice = await db
    .selectFrom('invoices as i')
    .innerJoin('members as m', 'm.id', 'i.member_id')
    .leftJoin('payment_methods as p', 'p.id', 'i.paid_method_id')
    .selectAll('i')
    .select(['m.name', 'm.email', 'm.withdrawn_at', 'p.mask'])
    .where('i.id', '=', id)
    .executeTakeFirst()
  if (!invoice) return null
  const [lines, attempts, refunds, chargebacks, debits] = await Promise.all([
    db
      .selectFrom('invoice_lines')
      .select(['position', 'kind', 'label', 'yen'])
      .where('invoice_id', '=', id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('charge_attempts as a')
      .innerJoin('payment_methods as p', 'p.id', 'a.payment_method_id')
      .select([
        'a.id',
        'a.state',
        'a.reason',
        'a.yen',
        'a.provider_charge_id as chargeId',
        'p.mask',
        'p.kind',
        'p.provider_ref as ref',
      ])
      .select(['a.failure_code as failureCode', 'a.failure_kind as failureKind', 'a.started_at as startedAt'])
      .where('a.invoice_id', '=', id)
      .orderBy('a.started_at')
      .execute(),
    db
      .selectFrom('refunds as r')
      .innerJoin('members as who', 'who.id', 'r.asked_by')
      .select(['r.id', 'r.number', 'r.state', 'r.yen', 'r.tax_yen as taxYen', 'r.reason', 'r.asked_at as askedAt'])
      .select(['r.failure_code as failureCode', 'who.name as askedBy'])
      .where('r.invoice_id', '=', id)
      .orderBy('r.asked_at')
      .execute(),
    db
      .selectFrom('chargebacks')
      .select(['provider_id as id', 'yen', 'at'])
      .where('invoice_id', '=', id)
      .orderBy('at')
      .execute(),
    listDebitsOf(db, id),
  ])
  return { invoice, lines, attempts, refunds, chargebacks, debits }
}

/**
 * What is owed, attempts whose end nobody knows yet, what the provider's list says differently, and what was charged
 * today, in Tokyo.
 */
export async function sumOpenMoney(db: Reader, now: Date) {
  const since = startOfDay(dayKey(now))
  const { rows } = await sql<{
    unknown: number
    mismatches: number
    unpaid: { count: number; members: number; yen: number }
    charges: { captured: number; yen: number; declined: number }
  }>`
    select
      (select count(*)::int from charge_attempts where state = 'unknown') as unknown,
      (select count(*)::int from provider_mismatches where settled_at is null) as mismatches,
      (select json_build_object('count', count(*), 'members', count(distinct member_id),
          'yen', coalesce(sum(total_yen - refunded_yen), 0))
        from invoices where state = 'unpaid') as unpaid,
      (select json_build_object('captured', count(*) filter (where state = 'captured'),
          'yen', coalesce(sum(yen) filter (where state = 'captured'), 0),
          'declined', count(*) filter (where state = 'declined'))
        from charge_attempts where finished_at >= ${since} and finished_at < ${addDays(since, 1)}) as charges
  `.execute(db)
  return rows[0]!
}
