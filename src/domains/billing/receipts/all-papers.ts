import type { Paper as File } from '#platform/holdings.ts'
import type { House } from '#platform/house.ts'
import { paperPdf } from './paper-pdf.ts'
import { receiptPaper, refundPaper } from './papers.ts'
import { findInvoice, findRefundNote, listOwnPapers } from './queries.ts'
import { hasReceipt } from './rules.ts'
import type { Paper } from './terms.ts'

/** Every receipt and refund note of a member as PDF. A copy for their files says so, and counts as no issue. */
export async function* receiptsOf(house: House, memberId: number): AsyncIterable<File> {
  const { db, settings } = house
  const { recipient, invoices, refunds } = await listOwnPapers(db, memberId)
  const about = { settings, recipient }
  for (const id of invoices) {
    const invoice = await findInvoice(db, memberId, id)
    if (invoice && hasReceipt(invoice.state)) yield asFile(receiptPaper(invoice, about, true), invoice.number)
  }
  for (const number of refunds) {
    const refund = await findRefundNote(db, memberId, number)
    if (refund) yield asFile(refundPaper(refund, about), number)
  }
}

const asFile = (paper: Paper, number: string): File => ({
  path: `お支払い/${paper.title}_${number}.pdf`,
  make: () => paperPdf(paper),
})
