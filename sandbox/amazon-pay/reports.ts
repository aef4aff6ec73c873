import { dayOf } from '../payments/tokenise.ts'
import type { Book } from './book.ts'

const SETTLEMENT = '_GET_FLAT_FILE_OFFAMAZONPAYMENTS_SETTLEMENT_DATA_'
/** What the provider keeps of each charge, of a thousand; and the tax on it. */
const FEE_PER_MILLE = 39
const TAX = 1.1

export const feeOf = (yen: number) => Math.floor((yen * FEE_PER_MILLE) / 1000)
const withTax = (fee: number) => Math.floor(fee * TAX)

/** One report a day, made of what was charged and given back on it. */
export function reportsOf(book: Book, query: URLSearchParams) {
  if (query.get('reportTypes') !== SETTLEMENT) return []
  const [from, until] = [momentOf(query.get('createdSince')), momentOf(query.get('createdUntil'))]
  const days = new Set(
    [...book.all('charge'), ...book.all('refund')]
      .map(({ at }) => new Date(at))
      .filter((at) => (!from || at >= from) && (!until || at < until))
      .map(dayOf),
  )
  return [...days].map((day) => ({
    reportId: `report-${day}`,
    reportType: SETTLEMENT,
    processingStatus: 'COMPLETED',
    reportDocumentId: `settlement-${day}`,
  }))
}

const COLUMNS = [
  'TransactionPostedDate',
  'SettlementId',
  'AmazonTransactionId',
  'SellerReferenceId',
  'TransactionType',
  'AmazonOrderReferenceId',
  'CurrencyCode',
  'TransactionDescription',
  'TransactionAmount',
  'TotalTransactionFee',
  'NetTransactionAmount',
]

/** The report itself: quoted, comma-separated, with its head before the columns. */
export function reportDocument(book: Book, name: string): string {
  const day = name.replace(/^settlement-/, '')
  const isOfDay = ({ at }: { at: string }) => dayOf(new Date(at)) === day
  const charges = book.all('charge').filter((charge) => charge.state === 'Captured' && isOfDay(charge))
  const refunds = book.all('refund').filter((refund) => refund.state === 'Refunded' && isOfDay(refund))
  const lines = [
    ...charges.map(({ id, reference, permission, yen, at }) => ({
      id,
      reference,
      permission,
      yen,
      at,
      type: 'Capture',
    })),
    ...refunds.map(({ id, reference, charge, yen, at }) => ({
      ...{ id, reference, permission: charge, yen: -yen, at, type: 'Refund' },
    })),
  ].map(({ id, reference, permission, yen, at, type }) => {
    const fee = type === 'Capture' ? -withTax(feeOf(yen)) : 0
    return [at, day, id, reference ?? '', type, permission, 'JPY', `${type}, ${day}`, yen, fee, yen + fee]
  })
  const rows = [['Settlement Report', day], COLUMNS, ...lines]
  return rows.map((cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n')
}

/** `20261120T000000Z` */
function momentOf(text: string | null): Date | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text ?? '')
  if (!parts) return null
  const [, year, month, day, hour, minute, second] = parts
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}
