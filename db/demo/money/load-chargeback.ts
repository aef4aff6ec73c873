import { bookChargeback } from '#domains/billing/book/book-events.ts'
import type { Tx } from '#platform/db.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import type { Written } from './load-contracts.ts'

const DAYS_AGO = 6
const FOUND_AFTER = 30.5 * 3_600_000

/** A bank took back what somebody had paid: the morning's comparison found it, and the fee is owed again. */
export async function loadChargeback(tx: Tx, { id, attemptId, totalYen: yen }: Written, now: Date): Promise<void> {
  const day = dayKey(addDays(now, -DAYS_AGO))
  const at = new Date(startOfDay(day).getTime() + FOUND_AFTER)
  const provider_id = 'cb_demo_1'
  const nothing = { paid_at: null, paid_method_id: null, next_attempt_at: null }
  await tx
    .updateTable('invoices')
    .set({ ...nothing, state: 'unpaid', failure_kind: 'hard', failures: 1 })
    .where('id', '=', id)
    .execute()
  await tx.insertInto('chargebacks').values({ provider_id, attempt_id: attemptId, invoice_id: id, yen, at }).execute()
  await bookChargeback(tx, { invoiceId: id, chargebackId: provider_id, yen, at })
  await tx
    .insertInto('provider_mismatches')
    .values({
      ...{ day, kind: 'chargeback', provider_charge_id: provider_id, attempt_id: attemptId },
      ...{ provider_yen: yen, found_at: at },
    })
    .execute()
  await tx
    .updateTable('provider_reconciliations')
    .set((row) => ({ provider_yen: row('provider_yen', '-', yen), our_yen: row('our_yen', '-', yen) }))
    .where('day', '=', day)
    .execute()
}
