import type { House } from '#platform/house.ts'
import { askForMoney } from './ask-provider.ts'
import { claim, lockDebtors } from './claim.ts'
import { inGroups } from './in-groups.ts'
import { settle } from './settle.ts'
import { settleCaptured, type Captured } from './settle-captured.ts'
import { settleWithoutCard } from './settle-declined.ts'
import type { AttemptReason, ChargeResult, Claim } from './terms.ts'
import { together } from './together.ts'

/**
 * Takes the money of a page of invoices: one transaction begins all attempts, some are with the provider at once, and
 * the payments that come meanwhile are written down together. What another process charges is left to it.
 */
export async function chargeMany(
  house: House,
  invoiceIds: readonly number[],
  reason: AttemptReason,
): Promise<ChargeResult[]> {
  if (invoiceIds.length === 0) return []
  const claims = await begin(house, invoiceIds, reason)
  const settlePaid = inGroups<Captured>((group) =>
    house.db.transaction().execute((tx) => settleCaptured(tx, house, group)),
  )
  return together(claims, async (one): Promise<ChargeResult> => {
    const verdict = await askForMoney(house, one)
    if (verdict.outcome !== 'captured') return settle(house, one, verdict)
    await settlePaid({ attemptId: one.attemptId, invoiceId: one.invoiceId, chargeId: verdict.chargeId })
    return 'paid'
  })
}

function begin(house: House, invoiceIds: readonly number[], reason: AttemptReason): Promise<Claim[]> {
  return house.db.transaction().execute(async (tx) => {
    await lockDebtors(tx, invoiceIds)
    const { claims, withoutCard } = await claim(tx, invoiceIds, reason, house.clock.now())
    for (const id of withoutCard) await settleWithoutCard(tx, house, id)
    return claims
  })
}

/** A provider that is away answers nobody: whoever runs through many stops, and comes again in a minute. */
export const isAway = (results: readonly ChargeResult[]) =>
  results.length > 0 && results.every((result) => result === 'unknown')
