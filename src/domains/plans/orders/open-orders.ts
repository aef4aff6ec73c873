import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { lockOrder } from './queries.ts'
import { refuse } from './refusals.ts'
import { failOrder } from './settle-order.ts'

/**
 * Makes way for a new order of a locked member: one that was left at the issuer's page is given up; one whose charge
 * is under way comes first.
 */
export async function supersede(tx: Tx, house: House, memberId: number): Promise<void> {
  const open = await tx
    .selectFrom('orders')
    .select(['key', 'state'])
    .where('member_id', '=', memberId)
    .where('state', 'in', ['authenticating', 'charging'])
    .execute()
  if (open.some(({ state }) => state === 'charging')) refuse('under-way')
  for (const { key } of open) {
    const order = await lockOrder(tx, key)
    if (order) await failOrder(tx, house, order, 'superseded')
  }
}
