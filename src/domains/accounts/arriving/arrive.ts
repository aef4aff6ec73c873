import type { Ask } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { invalid, type FieldErrors } from '#platform/refusal.ts'
import { beginSession } from '../actions/begin-session.ts'
import { hashPassword } from '../passwords.ts'
import { discardRegistrations, findLink, insertJoined, lockLink, replacePassword, voidLinks } from '../queries.ts'
import { refuse, sentences } from '../refusals.ts'
import { isUsable, whyCannotUsePassword } from '../rules.ts'
import { emailKey } from '../terms.ts'
import { termsNeeded } from '../words.ts'
import { noteCame } from './queries.ts'

type Arriving = { token: string; password: string; terms: string }

/** Whoever came along agrees to the terms, sets a password and is signed in, once for each link. */
export async function arrive(ask: Ask, { token, password, terms }: Arriving): Promise<void> {
  const { db, now } = ask
  const seen = await findLink(db, 'arrive', token)
  if (!seen || !isUsable(seen, now)) return refuse('dead-link')
  const mistakes: FieldErrors = {}
  const weakness = whyCannotUsePassword(password, seen.email)
  if (weakness) mistakes['user.password'] = [sentences[weakness][1]]
  if (terms !== '1') mistakes['user.terms'] = [termsNeeded]
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes)
  const password_hash = await hashPassword(password)
  const giveCookie = await db.transaction().execute(async (tx) => {
    const link = await lockLink(tx, 'arrive', token)
    if (!link?.member_id || !isUsable(link, now)) return refuse('dead-link')
    const { member_id, email } = link
    if (!(await noteCame(tx, member_id, now))) return refuse('dead-link')
    if (!(await replacePassword(tx, member_id, null, password_hash))) return refuse('dead-link')
    await voidLinks(tx, { member: member_id }, now, ['arrive', 'reset', 'sign-in'])
    // A sign-up with this address that nobody confirmed has a password that somebody else may have set.
    await discardRegistrations(tx, emailKey(email))
    await insertJoined(tx, { email, email_key: emailKey(email), member_id, terms_agreed_at: now, confirmed_at: now })
    await writeAudit(tx, ask, 'accounts.arrived', member_id)
    return beginSession(ask, tx, member_id)
  })
  giveCookie()
}
