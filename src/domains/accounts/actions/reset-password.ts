import { randomUUID } from 'node:crypto'
import type { Ask } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { invalid } from '#platform/refusal.ts'
import { rememberDevice } from '../devices.ts'
import { forgetSignInTries } from '../limits.ts'
import { passwordChangedLetter } from '../mail/password-letters.ts'
import { hashPassword } from '../passwords.ts'
import { endSessions, findLink, lockLink, voidLinks } from '../queries.ts'
import { refuse, sentences } from '../refusals.ts'
import { isUsable, whyCannotUsePassword } from '../rules.ts'

/** Sets the new password, once for each link; every browser that was signed in is signed out. */
export async function resetPassword(ask: Ask, token: string, password: string) {
  const { house } = ask
  const seen = await findLink(ask.db, 'reset', token)
  if (!seen || !isUsable(seen, ask.now)) return refuse('dead-link')
  const weakness = whyCannotUsePassword(password, seen.email)
  if (weakness) throw invalid({ 'user.password': [sentences[weakness][1]] })
  const password_hash = await hashPassword(password)
  const memberId = await ask.db.transaction().execute(async (tx) => {
    const link = await lockLink(tx, 'reset', token)
    if (!link?.member_id || !isUsable(link, ask.now)) return refuse('dead-link')
    const memberId = link.member_id
    await tx.updateTable('members').set({ password_hash }).where('id', '=', memberId).execute()
    await voidLinks(tx, { member: memberId }, ask.now, ['reset', 'sign-in'])
    await endSessions(tx, memberId)
    await writeAudit(tx, ask, 'accounts.password-changed', memberId)
    const letter = passwordChangedLetter(house.settings, ask.now)
    await writeLetter(house, tx, { key: `accounts.password-changed:${randomUUID()}`, to: link.email, ...letter })
    return memberId
  })
  await forgetSignInTries(ask, seen.email)
  ask.session.end()
  // Whoever reads the mailbox is the owner, so strangers who guess do not hold up this browser.
  rememberDevice(ask, memberId)
}
