import { randomUUID } from 'node:crypto'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { invalid } from '#platform/refusal.ts'
import { passwordChangedLetter } from '../mail/password-letters.ts'
import { hashPassword, isPassword } from '../passwords.ts'
import { endOtherSessions, findPasswordHash, replacePassword, voidLinks } from '../queries.ts'
import { sentences } from '../refusals.ts'
import { whyCannotUsePassword } from '../rules.ts'
import { confirmItIsYou } from './confirm-it-is-you.ts'

/**
 * Who has shown once more who they are sets another. Every other browser is signed out and links for a new password are void;
 * this one stays, and the mailbox is told.
 */
export async function changePassword(actor: Actor, new_password: string): Promise<void> {
  const { db, house, memberId, member, now, session } = actor
  const before = await findPasswordHash(db, memberId)
  await confirmItIsYou(actor)
  const weakness = whyCannotUsePassword(new_password, member.email)
  if (weakness) throw wrong('new_password', weakness)
  if (await isPassword(before, new_password)) throw wrong('new_password', 'same-password')
  const password_hash = await hashPassword(new_password)
  await db.transaction().execute(async (tx) => {
    // Of two that change it at once the second does not know the present one any more.
    if (!(await replacePassword(tx, memberId, before, password_hash))) throw wrong('current_password', 'wrong-password')
    await voidLinks(tx, { member: memberId }, now, ['reset', 'sign-in'])
    await endOtherSessions(tx, memberId, session.tokenHash!)
    await writeAudit(tx, actor, 'accounts.password-changed', memberId)
    const letter = passwordChangedLetter(house.settings, now, 'others')
    await writeLetter(house, tx, { key: `accounts.password-changed:${randomUUID()}`, to: member.email, ...letter })
  })
}

const wrong = (field: 'current_password' | 'new_password', code: keyof typeof sentences) =>
  invalid({ [field]: [sentences[code][1]] })
