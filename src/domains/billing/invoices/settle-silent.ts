import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { lockDebtors } from './claim.ts'
import type { Claim } from './terms.ts'

/** `chargeId`: it was begun under this number, and the provider has not said how it ended. */
export type Silent = Pick<Claim, 'attemptId' | 'invoiceId'> & { chargeId: string | null }

/** Nobody knows whether the money was taken: from here on the provider is asked until it says so, never charged anew. */
export async function settleSilent(tx: Tx, house: House, silent: readonly Silent[]): Promise<void> {
  const invoiceIds = silent.map(({ invoiceId }) => invoiceId)
  await lockDebtors(tx, invoiceIds)
  const written = await sql`
    with unknown as (
      update charge_attempts a set state = 'unknown', leased_until = clock_timestamp(),
        provider_charge_id = coalesce((${silent.map(({ chargeId }) => chargeId)}::text[])[
          array_position(${silent.map(({ attemptId }) => attemptId)}::uuid[], a.id)], a.provider_charge_id)
      where id = any(${silent.map(({ attemptId }) => attemptId)}::uuid[]) and state in ('started', 'unknown')
      returning invoice_id
    )
    update invoices i set state = 'unknown' from unknown
    where i.id = unknown.invoice_id and i.id = any(${invoiceIds}::bigint[])
    returning i.id`.execute(tx)
  if (written.rows.length > 0)
    await house.jobs.add(tx, 'billing.resolve-attempts', {}, { key: 'billing.resolve-attempts' })
}
