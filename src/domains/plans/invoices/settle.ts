import type { House } from '#platform/house.ts'
import type { Verdict } from './ask-provider.ts'
import { settleCaptured } from './settle-captured.ts'
import { settleDeclined } from './settle-declined.ts'
import { settleSilent } from './settle-silent.ts'
import type { ChargeResult, Claim } from './terms.ts'

const results = { captured: 'paid', declined: 'declined', silent: 'unknown' } as const

/** Writes down what the provider said. Said twice, by the first process and by one that took over, it changes nothing. */
export async function settle(house: House, { attemptId, invoiceId }: Claim, verdict: Verdict): Promise<ChargeResult> {
  await house.db.transaction().execute((tx) => {
    if (verdict.outcome === 'captured')
      return settleCaptured(tx, house, [{ attemptId, invoiceId, chargeId: verdict.chargeId }])
    if (verdict.outcome === 'declined')
      return settleDeclined(tx, house, { attemptId, invoiceId, code: verdict.code, kind: verdict.kind })
    return settleSilent(tx, house, { attemptId, invoiceId })
  })
  return results[verdict.outcome]
}
