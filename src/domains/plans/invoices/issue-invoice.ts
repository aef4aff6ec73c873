import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { startOfDay } from '#platform/tokyo.ts'
import { entriesForInvoice } from '../book/book-events.ts'
import { taxIn } from '../book/rules.ts'
import { writeEntries } from '../book/write-entry.ts'
import type { PaymentKind } from '../orders/terms.ts'
import type { InvoiceKind, InvoiceLine } from './terms.ts'

export type NewInvoice = {
  memberId: number
  kind: InvoiceKind
  termId?: number
  /** the month of the term, from 0: each is invoiced once */
  month?: number
  courseId?: number
  orderKey?: string
  period?: { startsOn: string; endsOn: string }
  dueOn: string
  lines: readonly InvoiceLine[]
  paymentKind: PaymentKind
}

/** An order whose process died between the invoice and the charge is taken up after this time. */
const ORDER_LEASE = 2 * 60_000

/**
 * Writes what is owed and books it. Until the charge is begun `next_attempt_at` says when somebody must see to it: a
 * process that is killed right after this transaction leaves nothing that is forgotten.
 */
export async function issueInvoice(tx: Tx, house: House, invoice: NewInvoice): Promise<number> {
  const now = house.clock.now()
  const totalYen = invoice.lines.reduce((total, { yen }) => total + yen, 0)
  const taxYen = taxIn(totalYen)
  const pickUpAt = invoice.orderKey ? new Date(now.getTime() + ORDER_LEASE) : laterOf(now, startOfDay(invoice.dueOn))
  const written = await sql<{ id: number; number: string }>`
    with issued as (
      insert into invoices (member_id, kind, term_id, month, course_id, order_key, period_starts_on, period_ends_on,
        due_on, total_yen, tax_yen, payment_kind, issued_at, next_attempt_at)
      values (${invoice.memberId}, ${invoice.kind}, ${invoice.termId ?? null}, ${invoice.month ?? null},
        ${invoice.courseId ?? null}, ${invoice.orderKey ?? null}, ${invoice.period?.startsOn ?? null},
        ${invoice.period?.endsOn ?? null}, ${invoice.dueOn}, ${totalYen}, ${taxYen},
        ${invoice.paymentKind}, ${now}, ${invoice.paymentKind === 'card' ? pickUpAt : null})
      returning id, number
    ), lines as (
      insert into invoice_lines (invoice_id, position, kind, label, yen)
      select issued.id, line.position, line.kind, line.label, line.yen
      from issued, jsonb_to_recordset(${JSON.stringify(invoice.lines.map((line, position) => ({ ...line, position })))}::jsonb)
        as line (position smallint, kind text, label text, yen integer)
    )
    select id, number from issued`.execute(tx)
  const { id, number } = written.rows[0]!
  await writeEntries(tx, entriesForInvoice({ id, number, taxYen, issuedAt: now, lines: invoice.lines }))
  return id
}

const laterOf = (one: Date, other: Date) => (one > other ? one : other)
