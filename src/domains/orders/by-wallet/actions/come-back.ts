import type { House } from '#platform/house.ts'
import { PaymentsSilent } from '#ports/payments/port.ts'
import { completeOrder } from '../../actions/complete-order.ts'
import type { Order } from '../../queries.ts'
import { outcomeOf, type OrderResult } from '../../settle-order.ts'
import { walletOf } from '../wallet-of.ts'
import { completeDebt } from '../pay-debt.ts'
import { walletYen } from '../wallet-sum.ts'

/**
 * The buyer is back from agreeing, or says so: we stand by the sum, and what the wallet says then is what counts. Come
 * back to twice, it changes nothing more; an order that was decided meanwhile is not completed at all.
 */
export async function comeBack(house: House, order: Order): Promise<OrderResult> {
  if (order.state !== 'authenticating') return outcomeOf(order)
  try {
    await walletOf(house).complete({ id: order.checkoutId!, yen: walletYen(order) })
  } catch (failure) {
    if (!(failure instanceof PaymentsSilent)) throw failure
    return outcomeOf(order)
  }
  return order.kind === 'debt' ? completeDebt(house, order.key) : completeOrder(house, order.key)
}
