import type { House } from '#platform/house.ts'
import { askForMoney, type Verdict } from './ask-provider.ts'
import { claim, lockDebtors } from './claim.ts'
import { inGroups } from './in-groups.ts'
import { settle } from './settle.ts'
import { settleCaptured, type Captured } from './settle-captured.ts'
import { settleWithoutCard } from './settle-declined.ts'
import type { AttemptReason, ChargeResult, Claim } from './terms.ts'
import { together } from './together.ts'

/** Writes down payments as they come, many in one transaction while many come. */
export type Till = (paid: Captured) => Promise<void>

export const openTill = (house: House): Till =>
  inGroups((group) => house.db.transaction().execute((tx) => settleCaptured(tx, house, group)))

/**
 * Takes the money of a page of invoices: one transaction begins all attempts, some are with the provider at once, and
 * nobody waits for the till while there is more to ask. What another process charges is left to it.
 */
export async function chargeMany(
  house: House,
  invoiceIds: readonly number[],
  reason: AttemptReason,
  till: Till = openTill(house),
): Promise<ChargeResult[]> {
  if (invoiceIds.length === 0) return []
  const claims = await begin(house, invoiceIds, reason)
  const verdicts = await together(claims, async (one) => {
    const verdict = await askForMoney(house, one)
    return { settled: written(house, till, one, verdict) }
  })
  return together(verdicts, ({ settled }) => settled, verdicts.length)
}

async function written(house: House, till: Till, one: Claim, verdict: Verdict): Promise<ChargeResult> {
  if (verdict.outcome !== 'captured') return settle(house, one, verdict)
  await till({ attemptId: one.attemptId, invoiceId: one.invoiceId, chargeId: verdict.chargeId })
  return 'paid'
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
