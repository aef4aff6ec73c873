import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { findMemberByEmail, forgetSentTo, lockLink, voidLinks } from '../queries.ts'
import { refuse } from '../refusals.ts'
import { isUsable } from '../rules.ts'
import { emailKey } from '../terms.ts'
import { tellOldMailbox } from './tell-old-mailbox.ts'

/** The new mailbox has answered: the address changes, and the old mailbox is told. */
export async function confirmEmailChange(actor: Actor, token: string) {
  const { memberId } = actor
  const change = actor.db.transaction().execute(async (tx) => {
    const link = await lockLink(tx, 'change', token)
    if (!link || link.member_id !== memberId || !isUsable(link, actor.now)) return refuse('dead-link')
    const email_key = emailKey(link.email)
    const holder = await findMemberByEmail(tx, email_key)
    if (holder && holder.id !== memberId) return refuse('dead-link')
    await tx.updateTable('members').set({ email: link.email, email_key }).where('id', '=', memberId).execute()
    // A link for a new password that lies in the old mailbox must not open the account any more.
    await voidLinks(tx, { member: memberId }, actor.now, ['change', 'reset', 'sign-in'])
    await writeAudit(tx, actor, 'accounts.email-changed', memberId)
    await tellOldMailbox(actor, tx, 'changed')
    await forgetSentTo(tx, actor.member.email)
  })
  await change.catch((error: unknown) => (isTaken(error) ? refuse('dead-link') : Promise.reject(error)))
}

const isTaken = (error: unknown) => (error as { constraint?: string }).constraint === 'members_email_once'
