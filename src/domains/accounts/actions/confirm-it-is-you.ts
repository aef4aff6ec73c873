import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { invalid } from '#platform/refusal.ts'
import { takePasswordTry } from '../limits.ts'
import { isPassword } from '../passwords.ts'
import { findConfirming } from '../queries.ts'
import { sentences } from '../refusals.ts'
import { isFreshLetter } from '../rules.ts'
import type { WayToConfirm } from '../terms.ts'

/**
 * Asks again who it is, before what nobody may do who merely found the browser open: the present password, or a session
 * that the link of a letter has just begun. Whatever is to be confirmed is refused (422 at `current_password`) otherwise.
 */
export async function confirmItIsYou(actor: Actor): Promise<void> {
  const { db, memberId, now, session, body } = actor
  const { passwordHash, byLetterAt } = await findConfirming(db, memberId, session.tokenHash)
  if (isFreshLetter(byLetterAt, now)) return
  const given = body.fields.current_password
  const attempt = await takePasswordTry(actor)
  if (typeof given === 'string' && (await isPassword(passwordHash, given))) return attempt.succeeded()
  await writeAudit(db, actor, 'accounts.not-confirmed', memberId)
  throw invalid({ current_password: [sentences[passwordHash === null ? 'letter-first' : 'wrong-password'][1]] })
}

/** What the page asks for: nothing more after a letter, the password, or a letter where there is no password. */
export async function wayToConfirm({ db, memberId, session, now }: Actor): Promise<WayToConfirm> {
  const { passwordHash, byLetterAt } = await findConfirming(db, memberId, session.tokenHash)
  if (isFreshLetter(byLetterAt, now)) return 'confirmed'
  return passwordHash === null ? 'letter' : 'password'
}
