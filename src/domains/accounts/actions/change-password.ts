import { randomUUID } from 'node:crypto'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { invalid } from '#platform/refusal.ts'
import { takePasswordTry } from '../limits.ts'
import { passwordChangedLetter } from '../mail/password-letters.ts'
import { hashPassword, isPassword } from '../passwords.ts'
import { endOtherSessions, findPasswordHash, replacePassword, voidLinks } from '../queries.ts'
import { sentences } from '../refusals.ts'
import { whyCannotUsePassword } from '../rules.ts'
import type { PasswordChange } from '../terms.ts'

/**
 * Who knows the present password sets another. Every other browser is signed out and links for a new password are void;
 * this one stays, and the mailbox is told.
 */
export async function changePassword(actor: Actor, { current_password, new_password }: PasswordChange): Promise<void> {
  const { db, house, memberId, member, now, session } = actor
  const attempt = await takePasswordTry(actor)
  const before = await findPasswordHash(db, memberId)
  if (!(await isPassword(before, current_password))) {
    await writeAudit(db, actor, 'accounts.password-change-failed', memberId)
    throw wrong('current_password', 'wrong-password')
  }
  await attempt.succeeded()
  const weakness = whyCannotUsePassword(new_password, member.email)
  if (weakness) throw wrong('new_password', weakness)
  if (new_password === current_password) throw wrong('new_password', 'same-password')
  const password_hash = await hashPassword(new_password)
  await db.transaction().execute(async (tx) => {
    // Of two that change it at once the second does not know the present one any more.
    if (!(await replacePassword(tx, memberId, before!, password_hash)))
      throw wrong('current_password', 'wrong-password')
    await voidLinks(tx, { member: memberId }, now, ['reset'])
    await endOtherSessions(tx, memberId, session.tokenHash!)
    await writeAudit(tx, actor, 'accounts.password-changed', memberId)
    const letter = passwordChangedLetter(house.settings, now, 'others')
    await writeLetter(house, tx, { key: `accounts.password-changed:${randomUUID()}`, to: member.email, ...letter })
  })
}

const wrong = (field: keyof PasswordChange, code: keyof typeof sentences) => invalid({ [field]: [sentences[code][1]] })
