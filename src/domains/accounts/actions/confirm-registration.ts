import { href } from 'react-router'
import type { Ask } from '#platform/ask.ts'
import { insertConsent } from '../news/queries.ts'
import { lockLink, lockRegistration, voidLinks } from '../queries.ts'
import { refuse } from '../refusals.ts'
import { isUsable } from '../rules.ts'
import { NAMELESS } from '../terms.ts'
import { addMember } from './add-member.ts'
import { beginSession } from './begin-session.ts'

type Joining = { token: string; name: string }

/** The mailbox has answered: the sign-up becomes a member, who is signed in at once. Tells where they were on the way to. */
export async function confirmRegistration(ask: Ask, { token, name }: Joining): Promise<string | null> {
  const { giveCookie, returnTo } = await ask.db.transaction().execute(async (tx) => {
    const link = await lockLink(tx, 'confirm', token)
    if (!link?.registration_id || !isUsable(link, ask.now)) return refuse('dead-link')
    const registration = await lockRegistration(tx, link.registration_id)
    if (!registration || registration.confirmed_at) return refuse('dead-link')
    await tx.updateTable('registrations').set({ confirmed_at: ask.now }).where('id', '=', registration.id).execute()
    await voidLinks(tx, { registration: registration.id }, ask.now, ['confirm'])
    const { email, email_key, password_hash } = registration
    const newcomer = { email, email_key, password_hash, name: name || NAMELESS }
    const memberId = (await addMember(ask, tx, newcomer)) ?? refuse('dead-link')
    await tx.updateTable('registrations').set({ member_id: memberId }).where('id', '=', registration.id).execute()
    if (registration.news_wording !== null)
      await insertConsent(tx, {
        ...{ memberId, at: registration.created_at, wording: registration.news_wording },
        page: href('/users/temporary_email_registration'),
      })
    return { giveCookie: await beginSession(ask, tx, memberId), returnTo: registration.return_to }
  })
  giveCookie()
  return returnTo
}
