import type { Actor } from '#platform/ask.ts'
import { choiceOf, keysOf, pageOf } from '#platform/paging.ts'
import { formatDay, formatDayKey, formatMoment } from '#platform/tokyo.ts'
import { countInvoices, findStaffInvoice, INVOICES, listInvoices, type Filter } from './queries.ts'
import { listEntriesOfInvoice } from '../book/queries.ts'
import { sumRefunds } from '../refunds/refund-rows.ts'
import { refundableYen } from '../book/rules.ts'
import { attemptReasonNames, attemptStateNames, failureSentence, refundStateNames } from '../book/words.ts'
import { resultName } from '../debit-runs/terms.ts'
import { invoiceStateNames } from '../terms.ts'
import { paymentNames } from '#domains/plans/terms.ts'
import { entryOf } from '../book/entry-of.ts'
import { dayOf } from '#platform/days.ts'

export type InvoiceRow = Awaited<ReturnType<typeof readInvoices>>['rows'][number]
export type InvoiceFacts = NonNullable<Awaited<ReturnType<typeof readInvoice>>>

/** The filter as the address says it; what cannot be read filters nothing. */
function filterOf(url: URL): Filter {
  const get = (name: string) => url.searchParams.get(name)?.normalize('NFKC').trim() ?? ''
  return {
    text: get('q').replaceAll('\0', '').slice(0, 100),
    state: choiceOf(url, 'state', keysOf(invoiceStateNames)) ?? '',
    from: dayOf(get('from')),
    until: dayOf(get('until')),
  }
}

export async function readInvoices({ db, url }: Actor) {
  const [filter, page] = [filterOf(url), pageOf(url)]
  const [{ count, yen }, invoices] = await Promise.all([countInvoices(db, filter), listInvoices(db, filter, page)])
  return {
    filter,
    page,
    pages: Math.max(1, Math.ceil(count / INVOICES)),
    count,
    yen,
    rows: invoices.map((row) => ({
      id: row.id,
      number: row.number,
      state: row.state,
      stateName: invoiceStateNames[row.state],
      member: row.name || row.email,
      email: row.email,
      label: row.label ?? '',
      totalYen: row.totalYen,
      refundedYen: row.refundedYen,
      issued: formatDay(row.issuedAt),
      paid: row.paidAt && formatDay(row.paidAt),
      paidWith: paymentNames[row.paymentKind],
    })),
  }
}

export async function readInvoice({ db }: Actor, id: number) {
  const found = await findStaffInvoice(db, id)
  if (!found) return null
  const { invoice, lines, attempts, refunds, chargebacks, debits } = found
  const [entries, before] = await Promise.all([listEntriesOfInvoice(db, id), sumRefunds(db, id)])
  return {
    id,
    number: invoice.number,
    state: invoice.state,
    stateName: invoiceStateNames[invoice.state],
    member: { id: invoice.member_id, name: invoice.name, email: invoice.email },
    hasLeft: invoice.withdrawn_at !== null,
    totalYen: invoice.total_yen,
    taxYen: invoice.tax_yen,
    refundedYen: invoice.refunded_yen,
    refundableYen: refundableYen({ state: invoice.state, totalYen: invoice.total_yen }, before.yen),
    byTransfer: invoice.payment_kind === 'direct_debit',
    facts: factsOf(invoice),
    lines,
    attempts: attempts.map(({ kind, ref, mask, ...attempt }) => ({
      ...attempt,
      // Of a wallet its permission's number is what support needs there; of a card no more than the mask.
      method: kind === 'amazon_pay' ? `Amazon Pay ${ref}` : mask,
      at: formatMoment(attempt.startedAt),
      startedAt: undefined,
      stateName: attemptStateNames[attempt.state] ?? attempt.state,
      why: failureSentence(attempt.failureCode, attempt.failureKind),
      reasonName: attemptReasonNames[attempt.reason] ?? attempt.reason,
    })),
    refunds: refunds.map((refund) => ({
      ...refund,
      at: formatMoment(refund.askedAt),
      askedAt: undefined,
      stateName: refundStateNames[refund.state] ?? refund.state,
      why: failureSentence(refund.failureCode),
    })),
    debits: debits.map(({ debitOn, yen, code, at }) => ({
      day: formatDayKey(debitOn),
      yen,
      result: code === null ? '結果待ち' : code === '0' ? '振替済み' : `振替不能（${resultName(code)}）`,
      answered: at && formatDay(at),
    })),
    chargebacks: chargebacks.map(({ id, yen, at }) => ({ id, yen, at: formatMoment(at) })),
    entries: entries.map(entryOf),
  }
}

type Invoice = NonNullable<Awaited<ReturnType<typeof findStaffInvoice>>>['invoice']

function factsOf(invoice: Invoice): [string, string][] {
  const day = (text: string | null) => (text ? formatDayKey(text) : null)
  const [from, to] = [day(invoice.period_starts_on), day(invoice.period_ends_on)]
  const facts: [string, string | null][] = [
    ['対象期間', from && to && `${from}〜${to}`],
    ['請求日', formatMoment(invoice.issued_at)],
    ['お支払い期日', day(invoice.due_on)],
    ['支払日', invoice.paid_at && formatMoment(invoice.paid_at)],
    ['お支払い方法', [paymentNames[invoice.payment_kind], invoice.mask].filter(Boolean).join(' ')],
    ['失敗した回数', invoice.failures > 0 ? `${invoice.failures}回` : null],
    ['次の自動請求', invoice.next_attempt_at && formatMoment(invoice.next_attempt_at)],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}
