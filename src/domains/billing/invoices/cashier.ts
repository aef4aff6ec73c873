import type { House } from '#platform/house.ts'
import { askForMoney, type Verdict } from './ask-provider.ts'
import { claim, lockDebtors } from './claim.ts'
import { settlementWriter, type SettlementWriter } from './settlement-writer.ts'
import { settleWithoutCard } from './settle-declined.ts'
import { ENOUGH_TO_TELL, type AttemptReason, type Cashier, type ChargeResult, type Claim } from './terms.ts'
import { mapConcurrently } from '#platform/map-concurrently.ts'

/**
 * Takes the money of many, page after page: some are with the provider at once, and nobody waits for what is written
 * down while there is more to ask. What another process charges is left to it.
 */
export function cashier(house: House): Cashier {
  const writeDown = settlementWriter(house)
  const take: Cashier['take'] = (claims, inFlight) => takeMoney(house, claims, writeDown, inFlight)
  return {
    take,
    async charge(invoiceIds, reason) {
      if (invoiceIds.length === 0) return []
      return take(await begin(house, invoiceIds, reason).catch(() => oneByOne(house, invoiceIds, reason)))
    },
  }
}

/** A provider that answers nobody is asked about a few: what became of the others is found out by their keys when it is back. */
async function takeMoney(
  house: House,
  claims: readonly Claim[],
  writeDown: SettlementWriter,
  inFlight?: number,
): Promise<ChargeResult[]> {
  let [silent, heard] = [0, 0]
  const ask = async (one: Claim) => {
    const isGone = heard === 0 && silent >= ENOUGH_TO_TELL
    const verdict: Verdict = isGone ? { outcome: 'silent' } : await askForMoney(house, one)
    if (verdict.outcome === 'silent') silent++
    else heard++
    const settled = writeDown(one, verdict)
    // It is waited for below; what fails before that is no broken promise.
    settled.catch(() => {})
    return { settled }
  }
  const verdicts = await mapConcurrently(claims, ask, inFlight)
  return mapConcurrently(verdicts, ({ settled }) => settled, verdicts.length)
}

function begin(house: House, invoiceIds: readonly number[], reason: AttemptReason): Promise<Claim[]> {
  return house.db.transaction().execute(async (tx) => {
    await lockDebtors(tx, invoiceIds)
    const { claims, withoutCard } = await claim(tx, invoiceIds, { reason, now: house.clock.now() })
    for (const id of withoutCard) await settleWithoutCard(tx, house, id)
    return claims
  })
}

/** One invoice that cannot be begun must not keep the others from being charged. */
async function oneByOne(house: House, invoiceIds: readonly number[], reason: AttemptReason): Promise<Claim[]> {
  const claims: Claim[] = []
  for (const id of invoiceIds)
    try {
      claims.push(...(await begin(house, [id], reason)))
    } catch (failure) {
      house.log.error({ err: failure, invoiceId: id }, 'a charge could not be begun')
    }
  return claims
}
