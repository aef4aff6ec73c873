import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { setSettled } from '../book/mismatch-rows.ts'
import { setRefunded } from '../invoices/set-invoice.ts'
import { findBill } from '../invoices/bill.ts'
import { refundDone } from '../mail/fee-letters.ts'
import { lockStanding } from '#domains/plans/index.ts'
import { bookRefund } from '../book/book-events.ts'
import { mistakeRefunded } from '../mail/mistake-letter.ts'
import type { FoundRefund } from './refund-rows.ts'
import { stateAfterRefund } from '../book/rules.ts'

type Answer = { outcome: 'done'; refundId: string | null } | { outcome: 'declined'; code: string }

/** What the provider answered becomes true here: the row, the invoice, the book and the letter, or none of them. */
export function settleRefund(house: House, refund: FoundRefund, answer: Answer): Promise<'done' | 'declined'> {
  return house.db.transaction().execute(async (tx) => {
    if (refund.memberId !== null) await lockStanding(tx, refund.memberId)
    const at = house.clock.now()
    const done = answer.outcome === 'done'
    const { numUpdatedRows } = await tx
      .updateTable('refunds')
      .set(
        done
          ? { state: 'done', provider_refund_id: answer.refundId, done_at: at }
          : { state: 'declined', failure_code: answer.code.slice(0, 64) },
      )
      .where('id', '=', refund.id)
      .where('state', '=', 'started')
      .executeTakeFirst()
    // Somebody else settled it in the meantime, with the same answer of the same provider.
    if (done && numUpdatedRows > 0n) await giveNews(tx, house, refund, at)
    return answer.outcome
  })
}

async function giveNews(tx: Tx, house: House, refund: FoundRefund, at: Date): Promise<void> {
  await bookRefund(tx, refund.id, at)
  if (refund.invoiceId === null) return settleMistake(tx, house, refund, at)
  const { state, total_yen, refunded_yen } = await tx
    .selectFrom('invoices')
    .select(['state', 'total_yen', 'refunded_yen'])
    .where('id', '=', refund.invoiceId)
    .executeTakeFirstOrThrow()
  const refundedYen = refunded_yen + refund.yen
  await setRefunded(tx, refund.invoiceId, refundedYen, stateAfterRefund(state, total_yen, refundedYen))
  const { reader, bill } = await findBill(tx, refund.invoiceId)
  const { number, yen, taxYen, reason } = refund
  const notePath = `/users/${reader.memberId}/refund_notes/${number}`
  await writeLetter(
    house,
    tx,
    refundDone(house, { ...reader, number, yen, taxYen, reason, at, invoice: bill, notePath }),
  )
}

/** A wrong charge that went back is dealt with; whose card it was hears of it, where that is known. */
async function settleMistake(tx: Tx, house: House, refund: FoundRefund, at: Date): Promise<void> {
  await setSettled(tx, refund.mismatchId!, { at, by: refund.askedBy, note: refund.reason })
  if (refund.memberId === null) return
  const reader = await tx
    .selectFrom('members')
    .select(['email as to', 'name'])
    .where('id', '=', refund.memberId)
    .executeTakeFirstOrThrow()
  await writeLetter(house, tx, mistakeRefunded(house, { ...reader, number: refund.number, yen: refund.yen, at }))
}
