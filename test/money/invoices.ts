import type { Db } from '#platform/db.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import { taxIn } from '#domains/billing/terms.ts'
import { bookInvoice, entryForPayment, type BookedPayment } from '#domains/billing/book/book-events.ts'
import { writeEntry } from '#domains/billing/book/write-entry.ts'

type Line = { kind: 'fee' | 'discount' | 'commission' | 'course'; label: string; yen: number }
export type WrittenInvoice = {
  kind?: 'month' | 'course'
  lines?: Line[]
  at?: Date
  state?: 'open' | 'processing' | 'paid' | 'unpaid' | 'unknown'
  paymentKind?: 'card' | 'direct_debit'
  failureKind?: 'soft' | 'hard' | null
}

const FEE: Line[] = [{ kind: 'fee', label: '1ヶ月プラン 月額', yen: 13_800 }]

/** An invoice as the house would have issued it, booked, and paid by a captured attempt where it is said to be paid. */
export async function writeInvoice(
  db: Db,
  memberId: number,
  {
    kind = 'month',
    lines = FEE,
    at = new Date(),
    state = 'paid',
    paymentKind = 'card',
    failureKind = null,
  }: WrittenInvoice = {},
) {
  const total = lines.reduce((sum, { yen }) => sum + yen, 0)
  const paid = state === 'paid'
  return db.transaction().execute(async (tx) => {
    const methodId = await methodOf(tx, memberId, at)
    const { id, number } = await tx
      .insertInto('invoices')
      .values({
        member_id: memberId,
        kind,
        due_on: dayKey(at),
        period_starts_on: dayKey(at),
        period_ends_on: dayKey(addDays(startOfDay(dayKey(at)), 29)),
        total_yen: total,
        tax_yen: taxIn(total),
        state,
        payment_kind: paymentKind,
        issued_at: at,
        failures: state === 'unpaid' ? 1 : 0,
        failure_kind: failureKind,
        ...(paid && { paid_at: at, paid_method_id: methodId }),
      })
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('invoice_lines')
      .values(lines.map((line, position) => ({ ...line, invoice_id: id, position })))
      .execute()
    await bookInvoice(tx, id)
    const attemptId = paid
      ? await payInvoice(tx, { invoiceId: id, number, paymentKind, methodId, yen: total, at })
      : null
    return { id, number, total, methodId, attemptId }
  })
}

type Tx = Parameters<typeof bookInvoice>[0]

async function methodOf(tx: Tx, memberId: number, at: Date): Promise<number> {
  const known = await tx
    .selectFrom('payment_methods')
    .select('id')
    .where('member_id', '=', memberId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
  if (known) return known.id
  const method = {
    member_id: memberId,
    kind: 'card' as const,
    provider_ref: `card_demo_ok_debtor-${memberId}`,
    mask: '411111********11',
    expires_on: '2030-12-31',
    registered_at: at,
  }
  return (await tx.insertInto('payment_methods').values(method).returning('id').executeTakeFirstOrThrow()).id
}

type Paid = Omit<BookedPayment, 'attemptId'> & { methodId: number }

async function payInvoice(tx: Tx, { methodId, ...paid }: Paid) {
  const attempt = await tx
    .insertInto('charge_attempts')
    .values({
      invoice_id: paid.invoiceId,
      payment_method_id: methodId,
      yen: paid.yen,
      state: 'captured',
      reason: 'due',
      provider_charge_id: `ch_of_invoice_${paid.invoiceId}`,
      started_at: paid.at,
      finished_at: paid.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeEntry(tx, entryForPayment({ ...paid, attemptId: attempt.id }))
  return attempt.id
}
