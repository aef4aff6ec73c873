import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { lockStanding, openAgain } from '#domains/plans/index.ts'
import { setWrittenOff } from '../../invoices/set-invoice.ts'
import { bookWriteOff } from '../../book/book-events.ts'
import { refuseIf } from '../../refunds/refusals.ts'

/** Gives up a debt: it is asked for no more, stands in the book as a loss, and keeps nobody out any longer. */
export async function writeOff(actor: Actor, invoiceId: number, { reason }: { reason: string }): Promise<void> {
  await actor.db.transaction().execute(async (tx) => {
    const { member_id } = orNotFound(
      await tx.selectFrom('invoices').select('member_id').where('id', '=', invoiceId).executeTakeFirst(),
    )
    await lockStanding(tx, member_id)
    const { state } = await tx
      .selectFrom('invoices')
      .select('state')
      .where('id', '=', invoiceId)
      .executeTakeFirstOrThrow()
    if (state !== 'unpaid') refuseIf(['processing', 'unknown'].includes(state) ? 'under-way' : 'not-owed')
    await setWrittenOff(tx, invoiceId)
    await bookWriteOff(tx, { invoiceId, at: actor.now })
    await openAgain(tx, [member_id])
    await writeAudit(tx, actor, 'invoice-written-off', member_id, { invoice: invoiceId, reason })
  })
}
