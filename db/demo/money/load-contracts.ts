import { entriesForInvoice, entryForPayment } from '#domains/billing/book/book-events.ts'
import { taxIn } from '#domains/billing/terms.ts'
import { writeEntries } from '#domains/billing/book/write-entry.ts'
import type { Tx } from '#platform/db.ts'
import { fill } from '../fill.ts'
import type { LivedInvoice } from './live.ts'
import {
  chargeIdOf,
  methodRow,
  changeRows,
  orderKeyOf,
  orderRow,
  subscriptionRow,
  termRow,
  totalOf,
  uuidOf,
  type Member,
} from './rows.ts'

type Row = Record<string, unknown>
/** An invoice, and whose it is. */
export type Owned = LivedInvoice & { member: Member; termId: number | null; courseId?: number }
/** The same with its number. */
export type Written = Owned & {
  id: number
  number: string
  totalYen: number
  taxYen: number
  attemptId: string
}

/** The contracts of the cast as rows: cards, orders, terms, the log of changes; and their invoices, not yet numbered. */
export async function loadContracts(tx: Tx, members: readonly Member[], now: Date): Promise<Owned[]> {
  await fill(
    tx,
    'payment_methods',
    members.map((member) => methodRow(member, now)),
  )
  await fill(tx, 'orders', members.map(orderRow))
  const terms: Row[] = []
  const termIds = new Map<string, number[]>()
  for (const member of members) {
    const ids = member.lived.terms.map((term) => terms.push({ id: terms.length + 1, ...termRow(member, term) }))
    termIds.set(member.key, ids)
  }
  await fill(tx, 'terms', terms)
  await fill(
    tx,
    'subscriptions',
    members.map((member) => subscriptionRow(member, termIds.get(member.key)!.at(-1)!)),
  )
  const changes = members.flatMap((member) => changeRows(member, termIds.get(member.key)!))
  await fill(
    tx,
    'subscription_changes',
    changes.toSorted(byTime).map((row, index) => ({ id: index + 1, ...row })),
  )
  return members.flatMap((member) =>
    member.lived.invoices.map((invoice) => ({
      ...invoice,
      member,
      termId: invoice.term === null ? null : termIds.get(member.key)![invoice.term]!,
    })),
  )
}

const byTime = (a: Row, b: Row) => String(a.at).localeCompare(String(b.at))

/** Every invoice of the world with its tries and the book; numbers follow time, whatever was sold. */
export async function writeInvoices(tx: Tx, invoices: readonly Owned[]): Promise<Written[]> {
  const sorted = invoices.toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime())
  const written = sorted.map((invoice, index): Written => {
    const id = index + 1
    const totalYen = totalOf(invoice)
    const attemptId = uuidOf(`attempt:${id}:${invoice.tries.length - 1}`)
    return { ...invoice, id, number: `E${String(id).padStart(8, '0')}`, totalYen, taxYen: taxIn(totalYen), attemptId }
  })
  await fill(tx, 'invoices', written.map(invoiceRow))
  await fill(
    tx,
    'invoice_lines',
    written.flatMap(({ id, lines }) => lines.map((line, position) => ({ invoice_id: id, position, ...line }))),
  )
  await fill(tx, 'charge_attempts', written.flatMap(attemptRows))
  const entries = written.flatMap(
    ({ id, number, taxYen, issuedAt, lines, tries, state, totalYen, attemptId, debit, member }) => {
      const owed = entriesForInvoice({ id, number, taxYen, issuedAt, lines })
      const at = debit?.answeredAt ?? tries.at(-1)?.at
      if (state !== 'paid' || !at) return owed
      const paymentKind = paidBy({ debit, member })
      const how = { paymentKind, attemptId: debit ? `debit:${id}` : attemptId }
      return [...owed, entryForPayment({ invoiceId: id, number, yen: totalYen, at, ...how })]
    },
  )
  await writeEntries(
    tx,
    entries.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  )
  return written
}

const paidBy = ({ debit, member: { contract } }: Pick<Written, 'debit' | 'member'>) =>
  debit ? 'direct_debit' : contract.wallet ? 'amazon_pay' : 'card'

function invoiceRow(invoice: Written): Row {
  const { id, number, member, kind, termId, month, period, dueOn, totalYen, taxYen, state, issuedAt, tries, debit } =
    invoice
  const paid = state === 'paid'
  return {
    id,
    number,
    member_id: member.id,
    kind,
    term_id: termId,
    // The trial month has no month of a term; its invoice is the only one of it.
    month: kind === 'trial_month' ? 0 : month,
    course_id: invoice.courseId ?? null,
    order_key: tries[0]?.reason === 'order' && kind !== 'course' && kind !== 'coaching' ? orderKeyOf(member.key) : null,
    period_starts_on: period?.startsOn ?? null,
    period_ends_on: period?.endsOn ?? null,
    due_on: dueOn,
    total_yen: totalYen,
    tax_yen: taxYen,
    state,
    payment_kind: paidBy(invoice),
    issued_at: issuedAt.toISOString(),
    paid_at: paid ? (debit?.answeredAt ?? tries.at(-1)!.at).toISOString() : null,
    paid_method_id: paid ? member.id : null,
    failures: debit?.failed ? 1 : tries.filter(({ declined }) => declined).length,
    failure_kind: paid ? null : invoice.failure,
    next_attempt_at: invoice.nextAttemptAt?.toISOString() ?? null,
    refunded_yen: 0,
  }
}

const codes = {
  card: { soft: 'insufficient_funds', hard: 'lost_card' },
  wallet: { soft: 'SoftDeclined', hard: 'HardDeclined' },
}

function attemptRows({ id, member, totalYen, tries }: Written): Row[] {
  return tries.map(({ at, declined, reason }, index) => ({
    id: uuidOf(`attempt:${id}:${index}`),
    invoice_id: id,
    payment_method_id: member.id,
    yen: totalYen,
    state: declined ? 'declined' : 'captured',
    reason,
    provider_charge_id: declined ? null : chargeIdOf(member, id, totalYen),
    failure_code: declined && codes[member.contract.wallet ? 'wallet' : 'card'][declined],
    failure_kind: declined,
    started_at: at.toISOString(),
    leased_until: at.toISOString(),
    finished_at: at.toISOString(),
  }))
}
