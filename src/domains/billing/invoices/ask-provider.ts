import { PaymentsSilent, type Charged } from '#ports/payments/port.ts'
import type { House } from '#platform/house.ts'
import type { Claim } from './terms.ts'
import { tillOf } from './till-of.ts'

export type Verdict = Charged | { outcome: 'silent' }

/** Asks the provider for the money, outside any transaction. Whatever it does not say clearly is silence. */
export function askForMoney(house: House, claim: Claim, authenticationId = claim.authenticationId): Promise<Verdict> {
  // Nothing to take is taken at once.
  if (claim.yen === 0) return Promise.resolve({ outcome: 'captured', chargeId: `nothing-${claim.attemptId}` })
  return answerOrSilence(house, () =>
    tillOf(house, claim.kind).charge({
      key: claim.attemptId,
      methodRef: claim.methodRef,
      yen: claim.yen,
      ...(authenticationId && { authenticationId }),
    }),
  )
}

/**
 * What became of an attempt nobody knows the end of. The provider is asked first; only when it never heard of the key
 * is the money asked for, under the same key: it may have been on its way.
 */
export async function askWhatBecame(house: House, claim: Claim): Promise<Verdict> {
  if (claim.yen === 0) return askForMoney(house, claim)
  const known = await answerOrSilence(house, () =>
    tillOf(house, claim.kind).findCharge(claim.attemptId, claim.chargeId),
  )
  return known ?? askForMoney(house, claim)
}

async function answerOrSilence<T>(house: House, ask: () => Promise<T>): Promise<T | { outcome: 'silent' }> {
  try {
    return await ask()
  } catch (failure) {
    if (!(failure instanceof PaymentsSilent)) house.log.error({ err: failure }, 'the provider could not be asked')
    return { outcome: 'silent' }
  }
}
