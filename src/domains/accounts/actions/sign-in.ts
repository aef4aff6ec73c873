import type { Ask } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { takeSignInTry } from '../limits.ts'
import { isPassword } from '../passwords.ts'
import { findMemberByEmail, findRegistrationByEmail } from '../queries.ts'
import { refuse } from '../refusals.ts'
import { emailKey, tidyEmail } from '../terms.ts'
import { beginSession } from './begin-session.ts'

type Credentials = { email: string; password: string }

/**
 * Signs in. Whoever signed up and has not answered the letter yet is told so, with the number of the sign-up, and
 * gets no session; every other mistake is one and the same answer after one and the same time.
 */
export async function signIn(ask: Ask, given: Credentials): Promise<{ unconfirmed: string } | null> {
  const email = tidyEmail(given.email)
  const key = emailKey(email)
  const member = await findMemberByEmail(ask.db, key)
  const attempt = await takeSignInTry(ask, email, member?.id)
  const registration = await findRegistrationByEmail(ask.db, key)
  const known = member ?? registration
  if (!(await isPassword(known?.password_hash, given.password))) {
    await writeAudit(ask.db, ask, 'accounts.sign-in-failed', member?.id ?? null)
    return refuse('wrong-credentials')
  }
  await attempt.succeeded()
  if (!member) return { unconfirmed: registration!.id }
  const giveCookie = await ask.db.transaction().execute(async (tx) => {
    await writeAudit(tx, ask, 'accounts.signed-in', member.id)
    return beginSession(ask, tx, member.id)
  })
  giveCookie()
  return null
}
