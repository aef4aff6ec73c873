import type { House } from '#platform/house.ts'
import { askForMoney, type Verdict } from './ask-provider.ts'
import { claim, lockDebtors } from './claim.ts'
import { settlementWriter, type SettlementWriter } from './settlement-writer.ts'
import { settleWithoutCard } from './settle-declined.ts'
import type { AttemptReason, ChargeResult, Claim } from './terms.ts'
import { mapConcurrently } from '#platform/map-concurrently.ts'

/** So many without an answer are no accident. */
const ENOUGH_TO_TELL = 8

/**
 * Takes the money of a page of invoices: one transaction begins all attempts, some are with the provider at once, and
 * nobody waits for what is written down while there is more to ask. What another process charges is left to it.
 */
export async function chargeMany(
  house: House,
  invoiceIds: readonly number[],
  reason: AttemptReason,
  writeDown: SettlementWriter = settlementWriter(house),
): Promise<ChargeResult[]> {
  if (invoiceIds.length === 0) return []
  return takeMoney(
    house,
    await begin(house, invoiceIds, reason).catch(() => oneByOne(house, invoiceIds, reason)),
    writeDown,
  )
}

/**
 * The same where the attempts are begun already. A provider that answers nobody is asked about a few: what became of
 * the others is found out by their keys when it is back.
 */
export async function takeMoney(
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

/** A provider that is away answers nobody: whoever runs through many stops, and comes again in a minute. */
export const isAway = (results: readonly ChargeResult[]) =>
  results.length >= ENOUGH_TO_TELL && results.every((result) => result === 'unknown')
