import type { Tx } from '#platform/db.ts'
import { dayKey } from '#platform/tokyo.ts'
import { entriesOfInvoice, linesBack } from './rules.ts'
import { unearnedOf } from './unearned.ts'
import { taxIn } from '../terms.ts'
import { type Account, type BookLine, credit, debit, type InvoiceLine } from './terms.ts'
import { writeEntries, writeEntry, type NewEntry } from './write-entry.ts'

/** What is owed, as soon as it is invoiced: read from the invoice and its lines, which stand in this transaction. */
export async function bookInvoice(tx: Tx, invoiceId: number): Promise<void> {
  const { number, tax_yen, issued_at } = await findInvoice(tx, invoiceId)
  const lines = await tx
    .selectFrom('invoice_lines')
    .select(['kind', 'yen'])
    .where('invoice_id', '=', invoiceId)
    .execute()
  await writeEntries(
    tx,
    entriesForInvoice({
      id: invoiceId,
      number,
      taxYen: tax_yen,
      issuedAt: issued_at,
      lines: lines as Pick<InvoiceLine, 'kind' | 'yen'>[],
    }),
  )
}

/** The entries of an invoice that was just issued. */
export function entriesForInvoice(invoice: {
  id: number
  number: string
  taxYen: number
  issuedAt: Date
  lines: readonly Pick<InvoiceLine, 'kind' | 'yen'>[]
}): NewEntry[] {
  const words = { invoice: '請求', fee: '手数料', discount: '値引' } as Record<string, string>
  return entriesOfInvoice(invoice.lines, invoice.taxYen).map(({ kind, lines }) => ({
    key: `${kind}:${invoice.id}`,
    kind,
    invoiceId: invoice.id,
    description: `${words[kind]} ${invoice.number}`,
    ...on(invoice.issuedAt),
    lines,
  }))
}

export type BookedPayment = {
  invoiceId: number
  number: string
  attemptId: string
  yen: number
  paymentKind: string
  at: Date
}

/** Money that came in for an invoice, once for each attempt. */
export function entryForPayment(payment: BookedPayment): NewEntry {
  return {
    key: `payment:${payment.attemptId}`,
    kind: 'payment',
    invoiceId: payment.invoiceId,
    description: `入金 ${payment.number}`,
    ...on(payment.at),
    lines: [debit(purseOf(payment.paymentKind), payment.yen), credit('receivable', payment.yen)],
  }
}

/** Money that went back, by its refund row; a refund of what was never invoiced leaves the suspense account. */
export async function bookRefund(tx: Tx, refundId: string, at: Date): Promise<void> {
  const refund = await tx.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirstOrThrow()
  const invoice = refund.invoice_id === null ? null : await findInvoice(tx, refund.invoice_id)
  const lines: BookLine[] = invoice
    ? [
        ...linesBack(refund.yen, refund.tax_yen, await unearnedOf(tx, refund.invoice_id!), 'refunds'),
        credit(purseOf(invoice.payment_kind), refund.yen),
      ]
    : [debit('suspense', refund.yen), credit('provider', refund.yen)]
  await writeEntry(tx, {
    key: `refund:${refundId}`,
    kind: 'refund',
    invoiceId: refund.invoice_id,
    description: invoice ? `返金 ${refund.number}（請求 ${invoice.number}）` : `誤請求の返金 ${refund.number}`,
    ...on(at),
    lines,
  })
}

/**
 * What is still owed and will not be paid, less what went back before a bank took the rest. A claim that is given up is a loss, less the tax in it; where nothing was
 * ever delivered (`nothing_started`: an order whose charge was declined) the invoice is taken back as if never made.
 */
export async function bookWriteOff(
  tx: Tx,
  { invoiceId, at, cause = 'bad_debt' }: { invoiceId: number; at: Date; cause?: 'bad_debt' | 'nothing_started' },
): Promise<void> {
  const invoice = await findInvoice(tx, invoiceId)
  const owedYen = invoice.total_yen - invoice.refunded_yen
  const taxYen = invoice.tax_yen - taxIn(invoice.refunded_yen)
  const lines =
    cause === 'nothing_started'
      ? await linesBackwards(tx, invoiceId)
      : [...linesBack(owedYen, taxYen, await unearnedOf(tx, invoiceId), 'bad_debts'), credit('receivable', owedYen)]
  await writeEntry(tx, {
    key: `write_off:${invoiceId}`,
    kind: cause === 'nothing_started' ? 'correction' : 'write_off',
    invoiceId,
    description: cause === 'nothing_started' ? `請求の取り消し ${invoice.number}` : `貸倒れ ${invoice.number}`,
    ...on(at),
    lines,
  })
}

/** The bank took a payment back from the provider: the claim is open again. */
export async function bookChargeback(
  tx: Tx,
  { invoiceId, chargebackId, yen, at }: { invoiceId: number; chargebackId: string; yen: number; at: Date },
): Promise<void> {
  const { number } = await findInvoice(tx, invoiceId)
  await writeEntry(tx, {
    key: `chargeback:${chargebackId}`,
    kind: 'chargeback',
    invoiceId,
    description: `チャージバック ${number}`,
    ...on(at),
    lines: [debit('receivable', yen), credit('provider', yen)],
  })
}

/** What the provider keeps of its charges, with the tax on it, once for each. */
export const bookProviderFees = (tx: Tx, kept: readonly { chargeId: string; yen: number }[], at: Date) =>
  writeEntries(
    tx,
    kept.map(({ chargeId, yen }) => ({
      key: `provider_fee:${chargeId}`,
      kind: 'provider_fee' as const,
      description: `決済手数料 ${chargeId}`,
      ...on(at),
      lines: [debit('provider_fees', yen), credit('provider', yen)],
    })),
  )

const on = (at: Date) => ({ at, bookedOn: dayKey(at) })
const purseOf = (paymentKind: string): Account => (paymentKind === 'direct_debit' ? 'bank' : 'provider')

function findInvoice(tx: Tx, id: number) {
  return tx
    .selectFrom('invoices')
    .select(['number', 'payment_kind', 'issued_at', 'total_yen', 'tax_yen', 'refunded_yen'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function linesBackwards(tx: Tx, invoiceId: number): Promise<BookLine[]> {
  const rows = await tx
    .selectFrom('book_lines')
    .innerJoin('book_entries', 'book_entries.id', 'book_lines.entry_id')
    .select(({ fn }) => ['account', fn.sum<number>('yen').as('yen')])
    .where('invoice_id', '=', invoiceId)
    .where('kind', 'in', ['invoice', 'fee', 'discount'])
    .groupBy('account')
    .orderBy('account')
    .execute()
  return rows.map(({ account, yen }) => [account, -yen])
}
