import type { Actor } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { lockPresent } from '#domains/plans/index.ts'
import { lockOrder } from '../../queries.ts'
import { giveUpOpenOrders, type OrderResult } from '../../settle-order.ts'
import { isBare } from '../../terms.ts'
import { agreeAtWallet } from './agree.ts'

/** Confirms what sells nothing: another means of payment, or one open bill. The same again gives the same. */
export async function placeBare(actor: Actor, key: string): Promise<OrderResult> {
  const { memberId, house, now } = actor
  await actor.db.transaction().execute(async (tx) => {
    await lockPresent(tx, memberId)
    const order = await lockOrder(tx, key)
    if (!order || order.memberId !== memberId || !isBare(order.kind) || !order.checkoutId) return notFound()
    if (order.state !== 'shown') return
    await giveUpOpenOrders(tx, house, order)
    await tx.updateTable('orders').set({ state: 'authenticating', shown_at: now }).where('key', '=', key).execute()
  })
  return agreeAtWallet(house, key)
}
