import type { Ask } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { invalid } from '#platform/refusal.ts'
import { hashToken } from '#platform/tokens.ts'
import { beginSession } from '../../actions/begin-session.ts'
import { takeSignInTry } from '../../limits.ts'
import { isPassword } from '../../passwords.ts'
import { discardRegistrations, findMemberByEmail } from '../../queries.ts'
import { emailKey } from '../../terms.ts'
import { proofToken, takeProofToken } from '../proof-cookie.ts'
import { deleteProof, findProof, lockOwner, lockProof, type Proof } from '../queries.ts'
import { refusal, refuse } from '../refusals.ts'
import { linkIdentity } from './link-identity.ts'
import { join } from './complete-joining.ts'

/** The password of the account that has this address: the identity is linked to it, and opens it from now on. */
export async function showByPassword(ask: Ask, password: string): Promise<string | null> {
  const token = proofToken(ask)
  const seen = (await findProof(ask.db, token, ask.now)) ?? refuse('proof-gone')
  if (!seen.email_verified) return refuse('proof-gone')
  const owner = (await findMemberByEmail(ask.db, emailKey(seen.email!))) ?? refuse('proof-gone')
  const attempt = await takeSignInTry(ask, owner.email, owner.id)
  if (!(await isPassword(owner.password_hash, password))) {
    await writeAudit(ask.db, ask, 'accounts.sign-in-failed', owner.id)
    throw invalid({ password: [refusal('wrong-password').message] })
  }
  await attempt.succeeded()
  return finish(ask, async (tx) => {
    const proof = (await lockProof(tx, token, ask.now)) ?? refuse('proof-gone')
    const now = await lockOwner(tx, emailKey(proof.email!), proof.provider)
    // The password that was right is another by now, or the address is somebody else's.
    if (now?.password_hash !== owner.password_hash || now.id !== owner.id) return refuse('proof-gone')
    return linkTo(ask, tx, proof, now)
  })
}

/** The mailbox has answered in the browser that asked it: links to the account of that address, or makes one. */
export async function showByLetter(ask: Ask, link: string): Promise<{ to: string | null; isNew: boolean }> {
  const token = proofToken(ask)
  let isNew = false
  const to = await finish(ask, async (tx) => {
    const proof = (await lockProof(tx, token, ask.now)) ?? refuse('dead-link')
    if (!proof.letter_hash?.equals(hashToken(link))) return refuse('dead-link')
    const email = proof.letter_email!
    const owner = await lockOwner(tx, emailKey(email), proof.provider)
    if (owner) return linkTo(ask, tx, proof, owner, { byLetter: true })
    // Only who has agreed to the terms asked for a letter that makes an account.
    const [name, agreedAt] = [proof.joining_name, proof.terms_agreed_at]
    if (name === null || agreedAt === null) return refuse('dead-link')
    const made = await join(ask, tx, proof, { email, name, agreedAt, byLetter: true })
    if (made.giveCookie === null) return refuse('dead-link')
    isNew = true
    return made
  })
  return { to, isNew }
}

type Opened = { giveCookie: () => void; returnTo: string | null }

async function finish(ask: Ask, work: (tx: Tx) => Promise<Opened>): Promise<string | null> {
  const { giveCookie, returnTo } = await ask.db.transaction().execute(work)
  giveCookie()
  takeProofToken(ask)
  return returnTo
}

async function linkTo(
  ask: Ask,
  tx: Tx,
  proof: Proof,
  owner: { id: number; email: string; hasOther: boolean },
  how: { byLetter?: boolean } = {},
): Promise<Opened> {
  await linkIdentity(ask, tx, owner, proof)
  await discardRegistrations(tx, emailKey(owner.email))
  await deleteProof(tx, proof.token_hash)
  await writeAudit(tx, ask, 'accounts.signed-in-by-identity', owner.id, { provider: proof.provider })
  return { giveCookie: await beginSession(ask, tx, owner.id, how), returnTo: proof.return_to }
}
