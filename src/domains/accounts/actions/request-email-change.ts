import { randomUUID } from 'node:crypto'
import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { invalid } from '#platform/refusal.ts'
import { takeLetterTurn } from '../limits.ts'
import { confirmItIsYou } from './confirm-it-is-you.ts'
import { makeLink } from '../links.ts'
import { tellOldMailbox } from './tell-old-mailbox.ts'
import { changeLetter } from '../mail/email-letters.ts'
import { findMemberByEmail, findPendingChange, voidLinks } from '../queries.ts'
import { refuse, sentences } from '../refusals.ts'
import { emailKey } from '../terms.ts'

/** Asks the new mailbox and tells the old one; nothing changes before the new one's link is opened. A taken address gets the same answer and no letter. */
export async function requestEmailChange(actor: Actor, email: string) {
  if (email === actor.member.email) throw invalid({ email: [sentences['same-email'][1]] })
  await confirmItIsYou(actor)
  await takeLetterTurn(actor, email, `member-${actor.memberId}`)
  await actor.db.transaction().execute(async (tx) => {
    await tellOldMailbox(actor, tx, 'asked')
    const holder = await findMemberByEmail(tx, emailKey(email))
    if (holder && holder.id !== actor.memberId) return
    await sendChangeLink(actor, tx, email)
  })
}

/** Sends the link of a change that is still waiting once more; the older one is void. */
export async function resendEmailChange(actor: Actor) {
  const pending = await findPendingChange(actor.db, actor.memberId, actor.now)
  if (!pending) return refuse('nothing-to-confirm')
  await takeLetterTurn(actor, pending.email, `member-${actor.memberId}`)
  await actor.db.transaction().execute((tx) => sendChangeLink(actor, tx, pending.email))
}

async function sendChangeLink(actor: Actor, tx: Tx, email: string) {
  const { house, memberId } = actor
  await voidLinks(tx, { member: memberId }, actor.now, ['change'])
  const token = await makeLink(actor.now, tx, 'change', { member_id: memberId }, email)
  const letter = changeLetter(house.settings, memberId, token)
  await writeLetter(house, tx, { key: `accounts.change:${randomUUID()}`, to: email, ...letter, forgetAddress: true })
}
