import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { startOfDay } from '#platform/tokyo.ts'
import { entriesForInvoice } from '../book/book-events.ts'
import { taxIn } from '../terms.ts'
import { writeEntries } from '../book/write-entry.ts'
import { asDebited } from './debit-bill.ts'
import type { Claim, NewInvoice } from './terms.ts'

export type Issued = { id: number; claim: Claim | null }

/** An order whose process died between the invoice and the charge is taken up after this time. */
const ORDER_LEASE = 2 * 60_000

/**
 * Writes what is owed and books it. Until the charge is begun `next_attempt_at` says when somebody must see to it: a
 * process that is killed right after this transaction leaves nothing that is forgotten.
 */
export async function issueInvoice(tx: Tx, house: House, invoice: NewInvoice): Promise<number> {
  return (await issueInvoices(tx, house, [invoice])).get(invoice.memberId)!.id
}

/** The same for many members, one invoice each, in two statements, by member. */
export async function issueInvoices(tx: Tx, house: House, wanted: readonly NewInvoice[]): Promise<Map<number, Issued>> {
  if (wanted.length === 0) return new Map()
  const issuedAt = house.clock.now()
  const invoices = wanted.map((invoice) => asDebited(invoice, issuedAt))
  const rows = invoices.map((invoice) => rowOf(invoice, issuedAt))
  const written = await sql<{ id: number; number: string; member_id: number; attempt_id: string | null }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
        member_id bigint, kind text, term_id bigint, month smallint, course_id bigint, order_key uuid,
        period_starts_on date, period_ends_on date, due_on date, total_yen integer, tax_yen integer,
        payment_kind text, issued_at timestamptz, next_attempt_at timestamptz, method_id bigint, lines jsonb)
    ), issued as (
      insert into invoices (member_id, kind, term_id, month, course_id, order_key, period_starts_on, period_ends_on,
        due_on, total_yen, tax_yen, payment_kind, issued_at, next_attempt_at, state)
      select member_id, kind, term_id, month, course_id, order_key, period_starts_on, period_ends_on,
        due_on, total_yen, tax_yen, payment_kind, issued_at, next_attempt_at,
        case when method_id is null then 'open' else 'processing' end
      from given
      returning id, number, member_id
    ), begun as (
      insert into charge_attempts (invoice_id, payment_method_id, yen, reason, started_at)
      select issued.id, method_id, total_yen, 'due', issued_at
      from issued join given using (member_id) where method_id is not null
      returning id, invoice_id
    ), lines as (
      insert into invoice_lines (invoice_id, position, kind, label, yen)
      select issued.id, line.position, line.kind, line.label, line.yen
      from issued join given using (member_id),
        jsonb_to_recordset(given.lines) as line (position smallint, kind text, label text, yen integer)
    )
    select issued.id, number, member_id, begun.id as attempt_id
    from issued left join begun on begun.invoice_id = issued.id`.execute(tx)
  const known = new Map(written.rows.map((row) => [row.member_id, row]))
  await writeEntries(
    tx,
    invoices.flatMap(({ memberId, lines }, at) => {
      const { id, number } = known.get(memberId)!
      return entriesForInvoice({ id, number, taxYen: rows[at]!.tax_yen, issuedAt, lines })
    }),
  )
  return new Map(
    invoices.map(({ memberId, method }, at) => {
      const { id, attempt_id: attemptId } = known.get(memberId)!
      const claim = {
        invoiceId: id,
        memberId,
        yen: rows[at]!.total_yen,
        kind: method?.kind ?? ('card' as const),
        methodRef: method?.ref ?? '',
        authenticationId: null,
        chargeId: null,
      }
      return [memberId, { id, claim: attemptId ? { ...claim, attemptId } : null }]
    }),
  )
}

function rowOf(invoice: NewInvoice, now: Date) {
  const totalYen = invoice.lines.reduce((total, { yen }) => total + yen, 0)
  const pickUpAt = invoice.orderKey ? new Date(now.getTime() + ORDER_LEASE) : laterOf(now, startOfDay(invoice.dueOn))
  return {
    member_id: invoice.memberId,
    kind: invoice.kind,
    term_id: invoice.termId,
    month: invoice.month,
    course_id: invoice.courseId,
    order_key: invoice.orderKey,
    period_starts_on: invoice.period?.startsOn,
    period_ends_on: invoice.period?.endsOn,
    due_on: invoice.dueOn,
    total_yen: totalYen,
    tax_yen: taxIn(totalYen),
    payment_kind: invoice.paymentKind,
    issued_at: now,
    next_attempt_at: invoice.paymentKind !== 'direct_debit' && !invoice.method ? pickUpAt : null,
    method_id: invoice.method?.id,
    lines: invoice.lines.map((line, position) => ({ ...line, position })),
  }
}

const laterOf = (one: Date, other: Date) => (one > other ? one : other)
