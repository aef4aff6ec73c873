import type { Tx } from '#platform/db.ts'
import type { InvoiceState } from '../terms.ts'

/** A part of it went back, or all. */
export async function setRefunded(tx: Tx, id: number, refundedYen: number, state: InvoiceState): Promise<void> {
  await tx.updateTable('invoices').set({ refunded_yen: refundedYen, state }).where('id', '=', id).execute()
}

/** It is asked for no more. */
export async function setWrittenOff(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('invoices').set({ state: 'written_off', next_attempt_at: null }).where('id', '=', id).execute()
}

/** Paid with its order, it is the first month of the term that begins by it. */
export async function setFirstMonthOf(tx: Tx, id: number, termId: number): Promise<void> {
  await tx.updateTable('invoices').set({ term_id: termId, month: 0 }).where('id', '=', id).execute()
}
