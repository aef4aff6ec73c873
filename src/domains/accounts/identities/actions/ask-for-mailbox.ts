import { randomUUID } from 'node:crypto'
import type { Ask } from '#platform/ask.ts'
import { writeLetter } from '#platform/letters.ts'
import { newToken } from '#platform/tokens.ts'
import { takeLetterTurn } from '../../limits.ts'
import { joiningLetter, showItIsYoursLetter } from '../../mail/way-letters.ts'
import { findMemberByEmail } from '../../queries.ts'
import { emailKey } from '../../terms.ts'
import { giveProofToken, proofToken } from '../proof-cookie.ts'
import { askMailbox, lockProof } from '../queries.ts'
import { refuse } from '../refusals.ts'
import { PROOF_MINUTES, providerNames } from '../terms.ts'

/** `joining`: how they want to be called, of who has agreed to the terms and becomes a member if nobody is it there. */
type Asking = { email: string; joining: { name: string } | null }

/**
 * Asks a mailbox whether it is theirs. What follows from its answer is decided then; only the letter tells its reader
 * whether there is an account with that address.
 */
export async function askForMailbox(ask: Ask, { email, joining }: Asking): Promise<void> {
  const { house, now } = ask
  await takeLetterTurn(ask, email)
  const token = proofToken(ask)
  await ask.db.transaction().execute(async (tx) => {
    const proof = (await lockProof(tx, token, now)) ?? refuse('proof-gone')
    const link = newToken()
    const until = new Date(now.getTime() + PROOF_MINUTES * 60_000)
    const agreed = joining && { joining_name: joining.name, terms_agreed_at: now }
    await askMailbox(tx, proof, { link, email, until, agreed })
    const member = await findMemberByEmail(tx, emailKey(email))
    const write = member ? showItIsYoursLetter : joiningLetter
    const letter = write(house.settings, { link, name: providerNames[proof.provider] })
    await writeLetter(house, tx, { key: `accounts.joining:${randomUUID()}`, to: email, ...letter, forgetAddress: true })
  })
  giveProofToken(ask, token)
}
