import { href } from 'react-router'
import type { Ask } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { newToken } from '#platform/tokens.ts'
import { beginSession } from '../../actions/begin-session.ts'
import { emailKey } from '../../terms.ts'
import { giveProofToken, proofToken } from '../proof-cookie.ts'
import { deleteProof, findHolder, insertProof, lockOwner, lockProof } from '../queries.ts'
import { nextOfUnknown, tidyProof } from '../rules.ts'
import { PROOF_MINUTES, type ProvedIdentity } from '../terms.ts'
import { linkIdentity } from './link-identity.ts'

type Step = { giveCookie: () => void; to: string }

/**
 * Takes an identity that has just proved itself, of whatever provider, and says where its person goes on: signed in if
 * it is known here or its mailbox is a member's, else to the page on which they complete what is missing. Its provider's
 * code calls this once, in the browser of that person.
 */
export async function takeIdentity(ask: Ask, proved: ProvedIdentity, returnTo: string | null): Promise<string> {
  const { giveCookie, to } = await ask.db.transaction().execute(async (tx): Promise<Step> => {
    const { provider, subject, name, email, emailVerified } = tidyProof(proved)
    const holder = await findHolder(tx, ask.house, { provider, subject })
    if (holder !== null) return enter(ask, tx, { memberId: holder, provider, returnTo })
    const owner = emailVerified && email !== null ? await lockOwner(tx, emailKey(email), provider) : undefined
    if (owner && nextOfUnknown(emailVerified, owner) === 'link') {
      await linkIdentity(ask, tx, owner, { provider, subject })
      return enter(ask, tx, { memberId: owner.id, provider, returnTo })
    }
    const proof = { provider, subject, name, email, email_verified: emailVerified, return_to: returnTo }
    return keepProof(ask, tx, proof)
  })
  giveCookie()
  return to
}

type Entering = { memberId: number; provider: ProvedIdentity['provider']; returnTo: string | null }

async function enter(ask: Ask, tx: Tx, { memberId, provider, returnTo }: Entering): Promise<Step> {
  await writeAudit(tx, ask, 'accounts.signed-in-by-identity', memberId, { provider })
  return { giveCookie: await beginSession(ask, tx, memberId), to: returnTo ?? href('/') }
}

/** One browser has one at a time: what was begun before is over. */
async function keepProof(ask: Ask, tx: Tx, proof: Parameters<typeof insertProof>[2]): Promise<Step> {
  const before = await lockProof(tx, proofToken(ask), ask.now)
  if (before) await deleteProof(tx, before.token_hash)
  const token = newToken()
  await insertProof(tx, token, proof, new Date(ask.now.getTime() + PROOF_MINUTES * 60_000))
  return { giveCookie: () => giveProofToken(ask, token), to: href('/users/complete_registration') }
}
