import type { House } from '#platform/house.ts'
import { PaymentsSilent } from '#ports/payments/port.ts'
import type { Permitted } from '../payment-methods.ts'
import type { Order } from '../queries.ts'

/**
 * What the buyer permitted, once they have agreed and we have stood by the sum; before that there is nothing to be
 * relied on, which is what silence means. Only what can be charged counts.
 */
export async function findPermitted(
  { wallet }: House,
  { checkoutId }: Pick<Order, 'checkoutId'>,
): Promise<Permitted | { refused: string }> {
  if (!wallet) throw new PaymentsSilent('there is no wallet')
  const visit = checkoutId ? await wallet.findCheckout(checkoutId) : null
  if (!visit) return { refused: 'Expired' }
  if (visit.state === 'canceled') return { refused: visit.code ?? 'Declined' }
  if (visit.state !== 'completed' || !visit.permissionRef) throw new PaymentsSilent('the buyer has not agreed yet')
  const permission = await wallet.findPermission(visit.permissionRef)
  if (permission?.state !== 'chargeable') return { refused: 'permission_not_chargeable' }
  const buyer = visit.buyer ?? permission.buyer
  const descriptor = visit.descriptor?.replace(/ ?\(Amazon Pay\)$/, '').slice(0, 60) ?? null
  return { ref: visit.permissionRef, descriptor, limitYen: permission.limitYen, buyerId: buyer?.id ?? null }
}

/** Nothing began by it: nobody keeps a permission that is good for nothing. */
export const closeAgain = async ({ wallet }: House, { ref }: Permitted) =>
  wallet?.closePermission(ref, 'お申し込みの取り消し')
