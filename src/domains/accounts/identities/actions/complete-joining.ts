import type { Ask } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { invalid } from '#platform/refusal.ts'
import { addMember } from '../../actions/add-member.ts'
import { beginSession } from '../../actions/begin-session.ts'
import { discardRegistrations, insertJoined } from '../../queries.ts'
import { emailKey } from '../../terms.ts'
import { badEmail } from '../../words.ts'
import { proofToken, takeProofToken } from '../proof-cookie.ts'
import { deleteProof, lockOwner, lockProof, type Proof } from '../queries.ts'
import { refuse } from '../refusals.ts'
import type { NewJoiner } from '../forms.ts'
import { askForMailbox } from './ask-for-mailbox.ts'
import { linkIdentity } from './link-identity.ts'

/** Where somebody goes on: they are in, or a letter is on its way to the mailbox that they named. */
export type Completed = { is: 'in'; returnTo: string | null } | { is: 'asked' } | { is: 'theirs' }

/**
 * Makes the member whose identity proved itself in this browser. An address that the provider has not seen them read is
 * asked by a letter first, and the answer here is the same whether it is a member's.
 */
export async function completeJoining(ask: Ask, { name, email }: NewJoiner): Promise<Completed> {
  const token = proofToken(ask)
  const found = await ask.db.transaction().execute(async (tx) => {
    const proof = (await lockProof(tx, token, ask.now)) ?? refuse('proof-gone')
    return proof.email_verified ? join(ask, tx, proof, { name, email: proof.email!, agreedAt: ask.now }) : { proof }
  })
  if ('proof' in found) {
    if (email === null) throw invalid({ email: [badEmail] })
    await askForMailbox(ask, { email, joining: { name } })
    return { is: 'asked' }
  }
  if (found.giveCookie === null) return { is: 'theirs' }
  found.giveCookie()
  takeProofToken(ask)
  return { is: 'in', returnTo: found.returnTo }
}

/**
 * The mailbox is theirs: a sign-up with it that nobody confirmed is discarded with its password, which somebody else may
 * have set. Null where the address has become a member's meanwhile, who must show first that it is them.
 */
export async function join(
  ask: Ask,
  tx: Tx,
  proof: Pick<Proof, 'provider' | 'subject' | 'token_hash' | 'return_to'>,
  { name, email, agreedAt, byLetter = false }: { name: string; email: string; agreedAt: Date; byLetter?: boolean },
) {
  const email_key = emailKey(email)
  const nobody = { giveCookie: null, returnTo: proof.return_to }
  // Before the member is made: whoever confirms such a sign-up just now holds it, and then makes theirs.
  await discardRegistrations(tx, email_key)
  if (await lockOwner(tx, email_key, proof.provider)) return nobody
  const id = await addMember(ask, tx, { email, email_key, password_hash: null, name })
  if (id === null) return nobody
  await insertJoined(tx, { email, email_key, member_id: id, terms_agreed_at: agreedAt, confirmed_at: ask.now })
  await linkIdentity(ask, tx, { id, email }, proof, { isNew: true })
  await deleteProof(tx, proof.token_hash)
  await writeAudit(tx, ask, 'accounts.signed-in-by-identity', id, { provider: proof.provider })
  return { giveCookie: await beginSession(ask, tx, id, { byLetter }), returnTo: proof.return_to }
}
