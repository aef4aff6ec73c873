import type { Actor } from '#platform/ask.ts'
import { otpauthAddress } from '#platform/totp.ts'
import { openKey } from './key.ts'
import { findFactor } from './queries.ts'

/** Where somebody stands: no key yet, a key whose first code is awaited (and only then is it shown), or an app in use. */
export async function readFactor({ db, house: { settings }, member, memberId }: Actor) {
  const factor = await findFactor(db, memberId)
  if (factor?.confirmedAt) return { state: 'confirmed' as const, secret: null, address: null }
  const key = factor && openKey(settings.secret, memberId, factor.secret)
  if (!key) return { state: 'none' as const, secret: null, address: null }
  return { state: 'begun' as const, secret: key, address: otpauthAddress(settings.siteName, member.email, key) }
}
