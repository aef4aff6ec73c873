import type { Ask } from '#platform/ask.ts'
import { findMemberByEmail } from '../queries.ts'
import { emailKey } from '../terms.ts'
import { proofToken } from './proof-cookie.ts'
import { findProof, type Proof } from './queries.ts'
import { refuse } from './refusals.ts'
import { providerNames } from './terms.ts'

/** What this browser has to complete: nothing any more, to show that an account is theirs, or to become a member. */
export async function readProof(ask: Ask) {
  const proof = await findProof(ask.db, proofToken(ask), ask.now)
  if (!proof) return { state: 'gone' as const }
  const owner = await findOwner(ask, proof)
  const common = {
    service: providerNames[proof.provider],
    sentTo: ask.url.searchParams.has('sent') ? proof.letter_email : null,
  }
  if (owner) return { state: 'theirs' as const, email: owner.email, ...common }
  return { state: 'join' as const, name: proof.name, email: proof.email, isVerified: proof.email_verified, ...common }
}

/** The address of the account that must be shown to be theirs. */
export async function ownerOfProof(ask: Ask): Promise<string> {
  const proof = (await findProof(ask.db, proofToken(ask), ask.now)) ?? refuse('proof-gone')
  const owner = (await findOwner(ask, proof)) ?? refuse('proof-gone')
  return owner.email
}

/** Only the provider's own word about a mailbox tells whose account it may be: what somebody types tells nothing. */
const findOwner = async ({ db }: Ask, { email, email_verified }: Proof) =>
  email_verified && email !== null ? findMemberByEmail(db, emailKey(email)) : undefined
