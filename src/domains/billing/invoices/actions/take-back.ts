import { closeLater } from '#domains/plans/index.ts'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { dayKey } from '#platform/tokyo.ts'
import { lockDebtors } from '../claim.ts'
import { isFee } from '../rules.ts'
import { tellTakenBack } from '../tell.ts'

/**
 * The bank took the money back: the invoice is unpaid again. Nobody charges it by themselves, a card whose holder
 * objected least of all; its debtor may pay, and has as many days for it as for any debt, and is written to.
 */
export async function takeBack(
  tx: Tx,
  house: House,
  { invoiceId, chargebackId }: { invoiceId: number; chargebackId: string },
): Promise<void> {
  await lockDebtors(tx, [invoiceId])
  const invoice = await tx
    .updateTable('invoices')
    .set({ state: 'unpaid', paid_at: null, paid_method_id: null, failure_kind: null, next_attempt_at: null })
    .set({ failures: sql`failures + 1` })
    .where('id', '=', invoiceId)
    .where('state', 'in', ['paid', 'partly_refunded'])
    .returning(['member_id', 'kind'])
    .executeTakeFirst()
  if (!invoice) return
  const today = dayKey(house.clock.now())
  const closes = isFee(invoice.kind) ? await closeLater(tx, invoice.member_id, today) : null
  await tellTakenBack(tx, house, { invoiceId, chargebackId, closes })
}
