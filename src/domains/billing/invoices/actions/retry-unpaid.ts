import type { House } from '#platform/house.ts'
import { chargeInvoice } from '../charge-invoice.ts'
import { listUnpaid } from '../queries.ts'
import type { ChargeResult } from '../terms.ts'

/**
 * With another card on file everything that is owed is tried once, the oldest first. `again`: what is on file works
 * differently now, so that it may be tried once more.
 */
export async function retryUnpaid(
  house: House,
  memberId: number,
  { again = false }: { again?: boolean } = {},
): Promise<ChargeResult[]> {
  const results: ChargeResult[] = []
  for (const id of await listUnpaid(house.db, memberId, { again }))
    results.push(await chargeInvoice(house, id, 'new_card'))
  return results
}
