import type { Ask } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { endSessions, findMemberByEmail, lockLink, voidLinks } from '../queries.ts'
import { refuse } from '../refusals.ts'
import { isUsable } from '../rules.ts'
import { emailKey } from '../terms.ts'
import { forgetWaysIn } from './forget-ways-in.ts'

/**
 * Whoever reads the old mailbox did not ask for another address: the account goes back to the old one, every browser is
 * signed out, and nothing that somebody else may know or have added opens it any more: a letter sets a new password.
 */
export async function objectToChange(ask: Ask, token: string): Promise<void> {
  const { house, now } = ask
  await ask.db.transaction().execute(async (tx) => {
    const link = await lockLink(tx, 'object', token)
    if (!link?.member_id || !isUsable(link, now)) return refuse('dead-link')
    const [memberId, email_key] = [link.member_id, emailKey(link.email)]
    const holder = await findMemberByEmail(tx, email_key)
    if (holder && holder.id !== memberId) return refuse('dead-link')
    const back = { email: link.email, email_key, password_hash: null }
    await tx.updateTable('members').set(back).where('id', '=', memberId).execute()
    await voidLinks(tx, { member: memberId }, now, ['change', 'object', 'reset', 'sign-in'])
    await endSessions(tx, memberId)
    await forgetWaysIn(tx, memberId)
    await writeAudit(tx, ask, 'accounts.email-change-undone', memberId)
    const { id } = await tx
      .insertInto('letter_requests')
      .values({ kind: 'reset', email_key, asked_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await house.jobs.add(tx, 'accounts.answer-letter-request', { id })
  })
  ask.session.end()
}
