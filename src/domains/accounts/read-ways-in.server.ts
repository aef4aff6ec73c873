import type { Actor } from '#platform/ask.ts'
import { formatDay } from '#platform/tokyo.ts'
import { wayToConfirm } from './actions/confirm-it-is-you.ts'
import { openDoors } from './identities/doors.ts'
import { listIdentities } from './identities/queries.ts'
import { providerNames, type ProviderName } from './identities/terms.ts'
import { listPasskeys } from './passkeys/queries.ts'
import { findPasswordHash } from './queries.ts'
import { whyCannotRemoveWay } from './rules.ts'

/** By what a member comes in, and by what else they could. */
export async function readWaysIn(actor: Actor) {
  const { db, house, member, memberId } = actor
  const linked = await listIdentities(db, memberId)
  const keys = await listPasskeys(db, memberId)
  const hasPassword = (await findPasswordHash(db, memberId)) !== null
  const names = new Set<ProviderName>([...openDoors(house), ...linked.map(({ provider }) => provider)])
  return {
    memberId,
    email: member.email,
    way: await wayToConfirm(actor),
    hasPassword,
    services: [...names].map((provider) => {
      const at = linked.find((one) => one.provider === provider)?.linkedAt
      return { provider, name: providerNames[provider], since: at ? formatDay(at) : null }
    }),
    passkeys: keys.map(({ id, name, addedAt, lastUsedAt }) => ({
      id,
      name,
      since: formatDay(addedAt),
      lastUsed: lastUsedAt && formatDay(lastUsedAt),
    })),
    isLast: whyCannotRemoveWay({ hasPassword, identities: linked.length, passkeys: keys.length }) !== null,
  }
}
export type WaysInShown = Awaited<ReturnType<typeof readWaysIn>>
