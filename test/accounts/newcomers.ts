import { randomBytes } from 'node:crypto'
import { hashPassword } from '#domains/accounts/passwords.ts'
import type { Sending, Session } from '#test/worlds/session.ts'
import type { Web } from '#test/worlds/web-world.ts'

export const PASSWORD = 'kakitai-mono-2026'

/** An address that nobody has. */
export const newAddress = (name = 'hito') => `${name}-${randomBytes(6).toString('hex')}@example.com`

/** A member with a password, without the way through the mailbox. */
export async function addMember(web: Web, { email = newAddress('member'), password = PASSWORD } = {}) {
  const password_hash = await hashPassword(password)
  const { id } = await web.db
    .insertInto('members')
    .values({ email, email_key: email.toLowerCase(), password_hash, name: '試験 ひと', joined_at: await web.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email, password }
}

export const signUp = (session: Session, email: string, password = PASSWORD, options: Sending = {}) =>
  session.submit(
    '/users/temporary_email_registration',
    {
      'user[email]': email,
      'user[password]': password,
      'user[terms]': '1',
    },
    options,
  )

export const signIn = (session: Session, email: string, password = PASSWORD, options: Sending = {}) =>
  session.submit('/sessions', { 'session[email]': email, 'session[password]': password }, options)

/** A new member who is signed in. */
export async function signedInMember(web: Web) {
  const member = await addMember(web)
  const session = web.visitor()
  await signIn(session, member.email)
  return { ...member, session }
}

export const isSignedIn = async (session: Session) => (await session.visit('/subscription_orders/new')).status === 200

/** The path of the link that the newest letter to that address carries. */
export async function linkTo(web: Web, email: string, { seen = 0 } = {}) {
  const [letter] = await web.letters(email, { seen })
  const link = letter?.links.find((one) => one.includes('token='))
  if (!link) throw new Error(`no letter with a link came to ${email}`)
  const { pathname, search, searchParams } = new URL(link)
  return { path: pathname + search, pathname, token: searchParams.get('token')! }
}

export async function confirm(web: Web, session: Session, email: string) {
  const { token } = await linkTo(web, email)
  return session.submit('/users/authorize_email', { token })
}

/** From another address of the network, for a house that listens to its proxy. */
export const from = (ip: string) => ({ headers: { 'X-Forwarded-For': ip } })
