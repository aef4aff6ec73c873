import { randomUUID } from 'node:crypto'
import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { makeLink } from '../links.ts'
import { emailChangeAskedLetter, emailChangedLetter } from '../mail/email-letters.ts'

/** Tells the mailbox that the account had so far, with a link by which its reader objects. */
export async function tellOldMailbox(actor: Actor, tx: Tx, what: 'asked' | 'changed'): Promise<void> {
  const { house, member, memberId, now } = actor
  const token = await makeLink(now, tx, 'object', { member_id: memberId }, member.email)
  const letter = what === 'asked' ? emailChangeAskedLetter : emailChangedLetter
  await writeLetter(house, tx, {
    key: `accounts.email-change-${what}:${randomUUID()}`,
    to: member.email,
    ...letter(house.settings, now, token),
    // After the change it is an address of nobody here.
    ...(what === 'changed' && { forgetAddress: true }),
  })
}
