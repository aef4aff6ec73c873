import type { House } from '#platform/house.ts'
import { PaymentsSilent } from '#ports/payments/port.ts'
import { walletPaths } from '../../paths.ts'
import { findOrder } from '../../queries.ts'
import { giveUp, outcomeOf, type OrderResult } from '../../settle-order.ts'
import { walletOf } from '../wallet-of.ts'
import { isRecurring, walletYen } from '../wallet-sum.ts'

/** Says to the wallet what is to be agreed to; the buyer goes there once more, and comes back with their yes. */
export async function agreeAtWallet(house: House, key: string): Promise<OrderResult> {
  const order = (await findOrder(house.db, key))!
  if (order.state !== 'authenticating') return outcomeOf(order)
  try {
    const asked = await walletOf(house).agree({
      id: order.checkoutId!,
      key,
      yen: walletYen(order),
      recurring: isRecurring(order),
      resultUrl: house.settings.origin + walletPaths.result,
    })
    if ('url' in asked) return { challenge: asked.url }
    return await whyRefused(house, key, asked.refused)
  } catch (failure) {
    if (!(failure instanceof PaymentsSilent)) throw failure
    return giveUp(house, order, 'provider_silent')
  }
}

/** A visit that is over says itself how it ended; one that was completed goes on where its buyer came back. */
async function whyRefused(house: House, key: string, code: string): Promise<OrderResult> {
  const order = (await findOrder(house.db, key))!
  const visit = await walletOf(house).findCheckout(order.checkoutId!)
  if (visit?.state === 'completed')
    return { challenge: `${house.settings.origin}${walletPaths.result}?amazonCheckoutSessionId=${visit.id}` }
  return giveUp(house, order, visit ? (visit.code ?? code) : 'Expired')
}
