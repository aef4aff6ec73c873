import type { House } from '#platform/house.ts'
import { chargeInvoice } from '../charge-invoice.ts'
import { listUnpaid } from '../queries.ts'
import type { ChargeResult } from '../terms.ts'

/** With another card on file everything that is owed is tried once, the oldest first. */
export async function retryUnpaid(house: House, memberId: number): Promise<ChargeResult[]> {
  const results: ChargeResult[] = []
  for (const id of await listUnpaid(house.db, memberId)) results.push(await chargeInvoice(house, id, 'new_card'))
  return results
}
