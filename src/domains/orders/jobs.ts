import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { written } from '#platform/written.ts'
import { retryUnpaid } from '#domains/billing/index.ts'
import { completeOrder, resultOf } from './actions/complete-order.ts'
import { debitApplicationCron, debitApplicationJobs } from './debit-applications/jobs.ts'
import { guardianCron, guardianJobs } from './guardians/jobs.ts'
import { giveUp } from './settle-order.ts'
import { walletCron, walletJobs } from './by-wallet/jobs.ts'
import { completeDebt } from './by-wallet/pay-debt.ts'
import { forgetCard } from './payment-methods.ts'
import { findOrder, type Order } from './queries.ts'
import { forgetShownBefore, isAbandoned, isBeingWorkedOn } from './rules.ts'

/**
 * Takes up the orders whose process died or whose owner never came back from the issuer: each goes on, or is given up
 * once its time is over. One whose charge was begun is in the hands of the invoices.
 */
export async function settleOrders(house: House): Promise<void> {
  const open = await house.db
    .selectFrom('orders')
    .select('key')
    .where('state', '=', written('authenticating'))
    .orderBy('shown_at')
    .limit(200)
    .execute()
  for (const { key } of open) {
    const order = await findOrder(house.db, key)
    if (order && !isBeingWorkedOn(order.placedAt, house.clock.now())) await takeUp(house, order)
  }
}

async function takeUp(house: House, order: Order) {
  const now = house.clock.now()
  const result = await goOn(house, order)
  const isDecided = 'failed' in result
  if (!isDecided && isAbandoned(order.placedAt, now))
    await giveUp(house, order, order.paymentKind === 'amazon_pay' ? 'Expired' : 'tds_abandoned')
}

function goOn(house: House, order: Order) {
  if (order.kind === 'debt') return completeDebt(house, order.key)
  // With a card on file there is no issuer to wait for; with a new one nobody knows more than the provider.
  const isAtIssuer = order.registerToken && order.paymentKind === 'card'
  return isAtIssuer ? resultOf(house, order) : completeOrder(house, order.key)
}

/** A confirmation that nobody took up is evidence of nothing. */
async function forgetShownOrders({ db, clock }: House): Promise<void> {
  await db
    .deleteFrom('orders')
    .where('state', '=', 'shown')
    .where('shown_at', '<', forgetShownBefore(clock.now()))
    .execute()
}

const retryWithNewCard = async (house: House, { memberId }: { memberId: number }) => {
  await retryUnpaid(house, memberId)
}

export const orderJobs = {
  ...debitApplicationJobs,
  ...guardianJobs,
  'orders.settle-orders': settleOrders,
  'orders.forget-shown-orders': forgetShownOrders,
  'orders.forget-card': forgetCard,
  'orders.retry-unpaid': retryWithNewCard,
  ...walletJobs,
} satisfies JobList

export const orderCron: Cron[] = [
  ...debitApplicationCron,
  ...walletCron,
  ...guardianCron,
  { task: 'orders.settle-orders', match: '* * * * *', alone: true },
  // at half past four in the morning in Tokyo
  { task: 'orders.forget-shown-orders', match: '30 19 * * *' },
]
