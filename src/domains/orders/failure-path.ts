import { withoutTrial } from '#domains/plans/index.ts'
import { errorPath, walletPaths } from './paths.ts'
import { selectionPath } from './selection.ts'
import { TRIAL_USED } from './settle-order.ts'
import type { Order } from './queries.ts'

/** Where a failed order leads: whose person had their trial may choose a plan without one, anybody else sees why. */
export function failurePath(
  code: string,
  order: Pick<Order, 'key' | 'planId' | 'optionId' | 'paymentKind' | 'coaching'> | null,
): string {
  if (order?.paymentKind === 'amazon_pay' && isLeft(code)) return walletPaths.left(order.key)
  if (code !== TRIAL_USED || !order?.planId) return errorPath(code, order?.coaching?.itemId)
  const { optionId, paymentKind } = order
  return `${selectionPath({ planId: withoutTrial(order.planId), optionId, payment: paymentKind })}&refused=trial`
}

/** The buyer gave up at the wallet, or stayed away too long: nobody refused anything. */
const isLeft = (code: string) => code === 'BuyerCanceled' || code === 'Expired'
