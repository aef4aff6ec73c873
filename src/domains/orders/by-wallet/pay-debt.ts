import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { chargeInvoice, findLastFailure, findOpenBill, wasTriedWith } from '#domains/billing/index.ts'
import { lockMember } from '#domains/plans/index.ts'
import { answerOrSilence } from '../actions/complete-order.ts'
import { closeAgain, findPermitted, insertPermission, type Permitted } from '../payment-methods.ts'
import { finishOrder, findOrder, lockOrder, type Order } from '../queries.ts'
import { failOrder, giveUp, outcomeOf, type OrderResult } from '../settle-order.ts'

/**
 * Goes on with the payment of one open bill, once its buyer has permitted it at the wallet. Whoever comes second, or
 * comes again after a fall, finds what the first did.
 */
export async function completeDebt(house: House, key: string): Promise<OrderResult> {
  const order = (await findOrder(house.db, key))!
  if (order.state !== 'authenticating') return outcomeOf(order)
  const permitted = await answerOrSilence(() => findPermitted(house, order))
  if (permitted === 'silence') return outcomeOf(order)
  if ('refused' in permitted) return giveUp(house, order, permitted.refused)
  const bill = await house.db.transaction().execute((tx) => handOver(tx, house, order, permitted))
  const charged = bill && (await chargeInvoice(house, bill.invoiceId, 'pay_now', bill))
  if (charged === 'declined') return { failed: (await findLastFailure(house.db, bill!.invoiceId)) ?? 'Declined' }
  const settled = (await findOrder(house.db, key))!
  if (settled.state === 'failed') await answerOrSilence(() => closeAgain(house, permitted))
  return outcomeOf(settled)
}

type Bill = { invoiceId: number; methodId: number }

/**
 * The order has done its part; the bill is charged next, and by the job where this process does not live to do it. A
 * bill that was settled meanwhile is left alone.
 */
async function handOver(tx: Tx, house: House, { key, memberId }: Order, permitted: Permitted): Promise<Bill | null> {
  await lockMember(tx, memberId)
  const order = (await lockOrder(tx, key))!
  if (order.state !== 'authenticating') return null
  const methodId = await insertPermission(tx, house, order, permitted)
  const { invoiceId } = order
  const bill = invoiceId && (await findOpenBill(tx, invoiceId, memberId))
  if (!invoiceId || !bill || bill.whyNot) {
    await failOrder(tx, house, { ...order, methodId }, 'nothing_to_pay')
    return null
  }
  await finishOrder(tx, key, house.clock.now())
  const soon = new Date(house.clock.now().getTime() + 60_000)
  await house.jobs.add(tx, 'orders.pay-debt', { key }, { key: `pay-debt:${key}`, runAt: soon })
  // Whatever becomes of it, this permission pays nothing else.
  await house.jobs.add(tx, 'orders.forget-card', { id: methodId }, { runAt: new Date(soon.getTime() + 2 * 86_400_000) })
  return { invoiceId, methodId }
}

/** Does what a process that died had begun; what was tried with this permission is not tried again. */
export async function payDebt(house: House, { key }: { key: string }): Promise<void> {
  const order = await findOrder(house.db, key)
  if (!order?.methodId || !order.invoiceId) return
  if (await wasTriedWith(house.db, order.invoiceId, order.methodId)) return
  await chargeInvoice(house, order.invoiceId, 'pay_now', { methodId: order.methodId })
}
