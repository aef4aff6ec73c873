import type { Actor } from '#platform/ask.ts'
import { beginOrder, orTrialOnce, type Placement } from '../../actions/place-order.ts'
import type { OrderResult } from '../../settle-order.ts'
import { agreeAtWallet } from './agree.ts'

/** Orders what is paid at the wallet: the buyer goes there once more to agree. The same again gives the same. */
export async function placeVisit(actor: Actor, placement: Omit<Placement, 'card'>): Promise<OrderResult> {
  await beginOrder(actor, placement)
  return orTrialOnce(actor, placement.key, () => agreeAtWallet(actor.house, placement.key))
}
