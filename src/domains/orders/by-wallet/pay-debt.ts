import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { chargeInvoice, findLastFailure, isPayable, wasTriedWith } from '#domains/billing/index.ts'
import { finishOrder, findOrder, type Order } from '../queries.ts'
import { failOrder, type OrderResult } from '../settle-order.ts'

/**
 * The buyer has permitted one payment of an open bill. The order has done its part; the bill is charged next, and by
 * the job where this process does not live to do it. A bill that was settled meanwhile is left alone.
 */
export async function handOver(tx: Tx, house: House, order: Order) {
  const { key, invoiceId, methodId } = order
  if (methodId === null || invoiceId === null || !(await isPayable(tx, invoiceId))) {
    await failOrder(tx, house, order, 'nothing_to_pay')
    return null
  }
  await finishOrder(tx, key, house.clock.now())
  const soon = new Date(house.clock.now().getTime() + 60_000)
  await house.jobs.add(tx, 'orders.pay-debt', { key }, { key: `pay-debt:${key}`, runAt: soon })
  // Whatever becomes of it, this permission pays nothing else.
  await house.jobs.add(tx, 'orders.forget-card', { id: methodId }, { runAt: new Date(soon.getTime() + 2 * 86_400_000) })
  return { invoiceId, reason: 'pay_now' as const, methodId }
}

/** Does what a process that died had begun; what was tried with this permission is not tried again. */
export async function payDebt(house: House, { key }: { key: string }): Promise<void> {
  const order = await findOrder(house.db, key)
  if (!order?.methodId || !order.invoiceId) return
  if (await wasTriedWith(house.db, order.invoiceId, order.methodId)) return
  await chargeInvoice(house, order.invoiceId, 'pay_now', { methodId: order.methodId })
}

export const whyDeclined = async ({ db }: House, invoiceId: number): Promise<OrderResult> => ({
  failed: (await findLastFailure(db, invoiceId)) ?? 'Declined',
})
