import type { Tx } from '#platform/db.ts'
import type { House, KnownIdentity } from '#platform/house.ts'
import { personKey, rememberKey } from './person-keys.ts'

/** By whom somebody signs in tells that two accounts are one person, also when it is linked to neither any more. */
export function noteIdentity(tx: Tx, house: House, { memberId, provider, subject }: KnownIdentity): Promise<void> {
  const key =
    provider === 'amazon'
      ? personKey(house, 'amazon_buyer', subject)
      : personKey(house, 'oauth', `${provider}:${subject}`)
  return rememberKey(tx, memberId, key, house.clock.now())
}
