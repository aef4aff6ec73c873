import { href } from 'react-router'
import { actorOf, type Ask } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  IdentityCancelled,
  IdentitySilent,
  IdentityWrong,
  type IdentityProvider,
  type Said,
} from '#ports/identity/port.ts'
import type { Door } from '../doors.ts'
import { takeErrand } from '../errand.ts'
import type { Trouble } from '../troubles.ts'
import { linkMine } from './link-mine.ts'
import { takeIdentity } from './take-identity.ts'

export type Arrival = { to: string; isLinked?: true } | { trouble: Trouble; linking: boolean; returnTo?: string | null }

/** Somebody comes back from a provider: what it says is believed only of the browser that we sent there, and once. */
export async function comeBack(
  ask: Ask,
  { name, provider }: { name: Door; provider: IdentityProvider },
): Promise<Arrival> {
  const errand = await takeErrand(ask, name)
  if (!errand) return { trouble: 'failed', linking: false }
  const { linkFor, returnTo } = errand
  const linking = linkFor !== null
  // Who is signed in by now is somebody else, or nobody.
  if (linking && ask.member?.id !== linkFor) return { trouble: 'failed', linking: false }
  const said = await hear(ask, () => provider.hear(ask.url, errand), name)
  if (typeof said === 'string') return { trouble: said, linking, returnTo }
  const proved = { provider: name, ...said }
  try {
    if (!linking) return { to: await takeIdentity(ask, proved, returnTo) }
    await linkMine(actorOf(ask), proved)
    return { to: href('/users/:userId/ways_in', { userId: String(linkFor) }), isLinked: true }
  } catch (refusal) {
    if (refusal instanceof Refusal && (refusal.code === 'taken-here' || refusal.code === 'has-other'))
      return { trouble: refusal.code, linking, returnTo }
    throw refusal
  }
}

async function hear(ask: Ask, listen: () => Promise<Said>, provider: Door): Promise<Said | Trouble> {
  try {
    return await listen()
  } catch (failure) {
    if (failure instanceof IdentityCancelled) return 'cancelled'
    if (failure instanceof IdentitySilent) return 'away'
    if (!(failure instanceof IdentityWrong)) throw failure
    ask.house.log.warn({ requestId: ask.requestId, provider, reason: failure.message }, 'an identity was not believed')
    await writeAudit(ask.db, ask, 'accounts.sign-in-failed', null, { provider })
    return 'failed'
  }
}
