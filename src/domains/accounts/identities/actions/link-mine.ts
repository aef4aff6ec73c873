import type { Actor } from '#platform/ask.ts'
import { lockWaysIn } from '../../queries.ts'
import type { ProvedIdentity } from '../terms.ts'
import { linkIdentity } from './link-identity.ts'

/** A member who is signed in, and has shown that it is them, adds an identity by which they come in from now on. */
export async function linkMine(actor: Actor, proved: Pick<ProvedIdentity, 'provider' | 'subject'>): Promise<void> {
  await actor.db.transaction().execute(async (tx) => {
    await lockWaysIn(tx, actor.memberId)
    await linkIdentity(actor, tx, { id: actor.memberId, email: actor.member.email }, proved)
  })
}
