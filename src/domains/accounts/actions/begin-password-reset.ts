import { randomUUID } from 'node:crypto'
import type { Ask } from '#platform/ask.ts'
import { writeLetter } from '#platform/letters.ts'
import { takeResetTurn } from '../limits.ts'
import { makeLink } from '../links.ts'
import { resetLetter } from '../mail/password-letters.ts'
import { findMemberByEmail, voidLinks } from '../queries.ts'
import { emailKey } from '../terms.ts'

/** Sends a link for a new password. An address that nobody has gets the same answer, and no letter. */
export async function beginPasswordReset(ask: Ask, email: string) {
  await takeResetTurn(ask, email)
  const { house } = ask
  await house.db.transaction().execute(async (tx) => {
    const member = await findMemberByEmail(tx, emailKey(email))
    if (!member) return
    await voidLinks(tx, { member: member.id }, ask.now, ['reset'])
    const token = await makeLink(ask, tx, 'reset', { member_id: member.id }, member.email)
    await writeLetter(house, tx, {
      key: `accounts.reset:${randomUUID()}`,
      to: member.email,
      ...resetLetter(house.settings, token),
    })
  })
}
