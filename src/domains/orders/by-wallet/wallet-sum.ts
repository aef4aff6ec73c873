import type { Order } from '../queries.ts'
import { isBare } from '../terms.ts'

/** Whether more may be taken later, month by month. */
export const isRecurring = ({ kind }: Pick<Order, 'kind'>) => kind !== 'course' && kind !== 'debt'

/**
 * The sum that a buyer agrees to: the whole of what is paid once; of what is paid monthly the dearest month that was
 * agreed, so that the end of a discount asks for nothing new.
 */
export function walletYen({ kind, terms }: Pick<Order, 'kind' | 'terms'>): number {
  if (isBare(kind)) return (terms as unknown as BareTerms).yen
  if (kind === 'course') return terms.totalYen
  return Math.max(terms.firstCharge.yen, terms.monthlyYen ?? 0, ...terms.laterCharges.map(({ yen }) => yen))
}

/** What is kept of an order that sells nothing. */
export type BareTerms = { yen: number }
