import type { Settings } from '#platform/house.ts'
import { formatDay, formatDayKey } from '#platform/tokyo.ts'
import { yen } from '#domains/plans/terms.ts'
import type { findRefundNote, Invoice } from './queries.ts'
import { paidWith, refundedTo } from './rules.ts'
import type { Paper } from './terms.ts'

type For = { settings: Settings; recipient: string }

/** Since when a seller registered for the tax issues qualified invoices; what was paid before has a plain receipt. */
const QUALIFIED_SINCE = new Date('2023-10-01T00:00:00+09:00')

const issuerOf = ({ invoiceIssuer, invoiceRegistration, schoolAddress, contactEmail }: Settings) => ({
  issuer: invoiceIssuer,
  issuerAt: [schoolAddress, contactEmail],
  registration: invoiceRegistration,
})
const periodText = (from: string | null, to: string | null) =>
  from && to ? `${formatDayKey(from)}〜${formatDayKey(to)}` : null

/** What was received: the paper that a member hands to an employer or the tax office. */
export function receiptPaper(invoice: Invoice, { settings, recipient }: For, reprint: boolean): Paper {
  const period = periodText(invoice.periodStartsOn, invoice.periodEndsOn)
  const paidAt = invoice.paidAt ?? invoice.issuedAt
  const isQualified = paidAt >= QUALIFIED_SINCE
  return {
    title: '領収書',
    kind: isQualified ? '適格簡易請求書' : '',
    number: invoice.number,
    issuedOn: formatDay(paidAt),
    recipient,
    totalLabel: '領収金額',
    totalYen: invoice.totalYen,
    taxYen: invoice.taxYen,
    lines: invoice.lines,
    facts: [
      ['取引年月日', formatDay(paidAt)],
      ...(period ? [['ご利用期間', period] as const] : []),
      ['お支払い方法', paidWith(invoice.paymentKind, invoice.mask)],
    ],
    notes: ['上記の金額を正に領収いたしました。', '電子的に発行した領収書のため、収入印紙は貼付していません。'],
    ...issuerOf(settings),
    ...(!isQualified && { registration: null }),
    reprint,
  }
}

type FoundRefund = NonNullable<Awaited<ReturnType<typeof findRefundNote>>>

/** What was given back, and of which sale. */
export function refundPaper(refund: FoundRefund, { settings, recipient }: For): Paper {
  const period = periodText(refund.periodStartsOn, refund.periodEndsOn)
  const day = formatDay(refund.doneAt!)
  return {
    title: '返金明細書',
    kind: '適格返還請求書',
    number: refund.number,
    issuedOn: day,
    recipient,
    totalLabel: '返金金額',
    totalYen: refund.yen,
    taxYen: refund.taxYen,
    lines: [{ label: `${refund.label ?? '料金'}の返金`, yen: refund.yen }],
    facts: [
      ['返還年月日', day],
      ['もとの取引年月日', formatDay(refund.paidAt ?? refund.doneAt!)],
      ['もとの請求番号', `${refund.invoiceNumber}（${yen(refund.totalYen)}）`],
      ...(period ? [['ご利用期間', period] as const] : []),
      ['返金の理由', refund.reason],
      ['返金先', refundedTo(refund.paymentKind, refund.mask)],
    ],
    notes: ['上記の金額を返金いたしました。'],
    ...issuerOf(settings),
    reprint: false,
  }
}
