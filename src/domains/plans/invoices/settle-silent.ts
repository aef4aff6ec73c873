import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { lockDebtors } from './claim.ts'
import type { Claim } from './terms.ts'

/** Nobody knows whether the money was taken: from here on the provider is asked until it says so, never charged anew. */
export async function settleSilent(
  tx: Tx,
  house: House,
  { attemptId, invoiceId }: Pick<Claim, 'attemptId' | 'invoiceId'>,
): Promise<void> {
  await lockDebtors(tx, [invoiceId])
  const attempt = await tx
    .updateTable('charge_attempts')
    .set({ state: 'unknown', leased_until: sql`clock_timestamp()` })
    .where('id', '=', attemptId)
    .where('state', 'in', ['started', 'unknown'])
    .returning('id')
    .executeTakeFirst()
  if (!attempt) return
  await tx.updateTable('invoices').set({ state: 'unknown' }).where('id', '=', invoiceId).execute()
  await house.jobs.add(tx, 'plans.resolve-attempts', {}, { key: 'plans.resolve-attempts' })
}
