import type { House } from '#platform/house.ts'
import { PaymentsSilent, type Till } from '#ports/payments/port.ts'
import type { TillKind } from '../terms.ts'

/** Who takes the money of such a method. A school that gave up its wallet hears no more of what was begun there. */
export function tillOf(house: House, kind: TillKind): Till {
  if (kind === 'card') return house.payments
  if (!house.wallet) throw new PaymentsSilent('there is no wallet')
  return house.wallet
}
