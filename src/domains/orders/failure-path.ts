import { withoutTrial } from '#domains/plans/index.ts'
import { errorPath } from './paths.ts'
import { selectionPath } from './selection.ts'
import { TRIAL_USED } from './settle-order.ts'
import type { Order } from './queries.ts'

/** Where a failed order leads: whose person had their trial may choose a plan without one, anybody else sees why. */
export function failurePath(code: string, order: Pick<Order, 'planId' | 'optionId' | 'paymentKind'> | null): string {
  if (code !== TRIAL_USED || !order?.planId) return errorPath(code)
  const { optionId, paymentKind } = order
  const byDebit = paymentKind === 'direct_debit'
  return `${selectionPath({ planId: withoutTrial(order.planId), optionId, byDebit })}&refused=trial`
}
