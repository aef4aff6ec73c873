import type { House } from '#platform/house.ts'
import type { Tx } from '#platform/db.ts'
import type { Verdict } from './ask-provider.ts'
import { batchWhileBusy } from '#platform/batch-while-busy.ts'
import { settleCaptured, type Captured } from './settle-captured.ts'
import { settleDeclined } from './settle-declined.ts'
import { settleSilent, type Silent } from './settle-silent.ts'
import type { ChargeResult, Claim } from './terms.ts'

/** Writes down what the provider said. Said twice, by the first process and by one that took over, it changes nothing. */
export type SettlementWriter = (one: Claim, verdict: Verdict) => Promise<ChargeResult>

/** For many at once: what comes while one transaction runs is written down together in the next. */
export function settlementWriter(house: House): SettlementWriter {
  const paid = batchWhileBusy<Captured>((group) => inOne(house, (tx) => settleCaptured(tx, house, group)))
  const silent = batchWhileBusy<Silent>((group) => inOne(house, (tx) => settleSilent(tx, house, group)))
  return async ({ attemptId, invoiceId }, verdict) => {
    if (verdict.outcome === 'captured') {
      await paid({ attemptId, invoiceId, chargeId: verdict.chargeId })
      return 'paid'
    }
    if (verdict.outcome === 'declined') {
      const { code, kind } = verdict
      await inOne(house, (tx) => settleDeclined(tx, house, { attemptId, invoiceId, code, kind }))
      return 'declined'
    }
    await silent({ attemptId, invoiceId, chargeId: verdict.outcome === 'pending' ? verdict.chargeId : null })
    return 'unknown'
  }
}

/** The same for one. */
export const settle = (house: House, one: Claim, verdict: Verdict) => settlementWriter(house)(one, verdict)

const inOne = (house: House, work: (tx: Tx) => Promise<void>) => house.db.transaction().execute(work)
