import type { Actor } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { formatDay, formatDayKey, formatMonthOf } from '#platform/tokyo.ts'
import { pageOf } from '#platform/paging.ts'
import { resultName } from '../debit-runs/terms.ts'
import { findInvoice, listInvoices, PAGE, readPaymentsHead, type Invoice } from './queries.ts'
import { hasReceipt, paidWith, statusOf } from './rules.ts'
import type { PaymentStatus } from './terms.ts'

export type PaymentRow = ReturnType<typeof rowOf>

/** A page of a member's own invoices, what is still owed, and what came of the payment that was just tried. */
export async function readPayments(actor: Actor) {
  const { db, memberId, url } = actor
  const page = pageOf(url)
  const [head, invoices, tried] = await Promise.all([
    readPaymentsHead(db, memberId),
    listInvoices(db, memberId, page),
    readTried(actor),
  ])
  const pages = Math.max(1, Math.ceil(head.count / PAGE))
  if (page > pages) notFound()
  const { owedYen, byDebit } = head
  const method = byDebit ? { kind: 'direct_debit', mask: null, expiresOn: null } : head.method
  return {
    page,
    pages,
    owedYen,
    byDebit,
    method: method && {
      text: paidWith(method.kind, method.mask),
      expires: method.expiresOn && formatMonthOf(method.expiresOn),
    },
    hasCard: head.method?.kind === 'card',
    wallet: walletFacts(actor, head),
    tried,
    rows: invoices.map(rowOf),
  }
}

/** What the wallet can do for who pays: null where the school has none. */
function walletFacts({ house: { wallet } }: Actor, { method, byDebit }: Head) {
  if (!wallet) return null
  const isOnFile = method?.kind === 'amazon_pay'
  return { isUsed: isOnFile && !byDebit, manageUrl: isOnFile ? wallet.manageUrl(method.ref) : null }
}
type Head = Awaited<ReturnType<typeof readPaymentsHead>>

/** The page was come back to after a payment: its word is taken from the invoice, not from the address. */
async function readTried({ db, memberId, url }: Actor): Promise<PaymentStatus | null> {
  const text = url.searchParams.get('tried') ?? ''
  if (!/^[1-9]\d{0,14}$/.test(text)) return null
  const invoice = await findInvoice(db, memberId, Number(text))
  return invoice ? statusOf(invoice.state) : null
}

function rowOf(invoice: Invoice) {
  const { periodStartsOn, periodEndsOn, paidAt } = invoice
  return {
    id: invoice.id,
    number: invoice.number,
    status: statusOf(invoice.state),
    title: invoice.lines[0]?.label ?? '料金',
    lines: invoice.lines,
    totalYen: invoice.totalYen,
    taxYen: invoice.taxYen,
    refundedYen: invoice.refundedYen,
    period: periodStartsOn && periodEndsOn ? `${formatDayKey(periodStartsOn)}〜${formatDayKey(periodEndsOn)}` : null,
    issued: formatDay(invoice.issuedAt),
    due: formatDayKey(invoice.dueOn),
    paid: paidAt && hasReceipt(invoice.state) ? formatDay(paidAt) : null,
    paidWith: paidWith(invoice.paymentKind, invoice.mask),
    byDebit: invoice.paymentKind === 'direct_debit',
    isHard: invoice.failureKind === 'hard' && invoice.paymentKind !== 'direct_debit',
    byWallet: invoice.paymentKind === 'amazon_pay',
    debitedAgain: invoice.paymentKind === 'direct_debit' && invoice.failureKind === 'soft',
    failedDebit: failedDebitOf(invoice),
    hasReceipt: hasReceipt(invoice.state),
    refunds: invoice.refunds.map(({ number, yen, doneAt }) => ({ number, yen, day: formatDay(new Date(doneAt)) })),
  }
}

/** While nothing has come of it: 「2026年11月27日の口座振替ができませんでした（残高不足）。」 */
function failedDebitOf({ failedDebit, state }: Invoice): string | null {
  if (!failedDebit || hasReceipt(state)) return null
  return `${formatDayKey(failedDebit.on)}の口座振替ができませんでした（${resultName(failedDebit.code)}）。`
}
