import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { lockOrder, type Order } from './queries.ts'
import { refuse } from './refusals.ts'
import { failOrder } from './settle-order.ts'

/** What became of an order in whose place another came. */
export const SUPERSEDED = 'superseded'

/**
 * Makes way for a new order of a locked member: one that was left at the issuer's page is given up; one whose charge
 * is under way comes first. Nobody has a second trial while their first is paid.
 */
export async function giveUpOpenOrders(tx: Tx, house: House, { memberId, kind }: Pick<Order, 'memberId' | 'kind'>) {
  const open = await tx
    .selectFrom('orders')
    .select(['key', 'kind', 'state'])
    .where('member_id', '=', memberId)
    .where('state', 'in', ['authenticating', 'charging'])
    .execute()
  const charging = open.find(({ state }) => state === 'charging')
  if (charging) refuse(kind === 'trial' && charging.kind === 'trial' ? 'trial-once' : 'under-way')
  for (const { key } of open) {
    const order = await lockOrder(tx, key)
    if (order) await failOrder(tx, house, order, SUPERSEDED)
  }
}
