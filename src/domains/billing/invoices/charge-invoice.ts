import type { House } from '#platform/house.ts'
import { askForMoney } from './ask-provider.ts'
import { claim, lockDebtors, type Begun } from './claim.ts'
import { findInvoiceState } from './queries.ts'
import { settle } from './settlement-writer.ts'
import { settleWithoutCard } from './settle-declined.ts'
import type { AttemptReason, ChargeResult, Claim } from './terms.ts'

/**
 * Takes the money of one invoice: the attempt is committed, then the provider is asked under its id, then the answer is
 * written down. Killed anywhere between, the attempt is found and its end asked for (resolveAttempts).
 */
export async function chargeInvoice(
  house: House,
  invoiceId: number,
  reason: AttemptReason,
  options: { authenticationId?: string; methodId?: number } = {},
): Promise<ChargeResult> {
  const begun = await begin(house, invoiceId, { reason, methodId: options.methodId })
  if (typeof begun === 'string') return begun
  return settle(house, begun, await askForMoney(house, begun, options.authenticationId))
}

function begin(
  house: House,
  invoiceId: number,
  how: Pick<Begun, 'reason' | 'methodId'>,
): Promise<Claim | ChargeResult> {
  return house.db.transaction().execute(async (tx) => {
    await lockDebtors(tx, [invoiceId])
    const { claims, withoutCard } = await claim(tx, [invoiceId], { ...how, now: house.clock.now() })
    if (claims[0]) return claims[0]
    if (withoutCard.length > 0) {
      await settleWithoutCard(tx, house, invoiceId)
      return 'declined'
    }
    const state = await findInvoiceState(tx, invoiceId)
    if (state === 'open' || state === 'processing' || state === 'unknown') return 'busy'
    return state === 'written_off' ? 'declined' : 'paid'
  })
}
