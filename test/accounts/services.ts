import { createHmac } from 'node:crypto'
import type { Lie } from '#sandbox/identity/services.ts'
import type { Reply, Sending, Session } from '#test/worlds/session.ts'
import { TEST_SECRET } from '#test/worlds/test-secret.ts'
import type { Web } from '#test/worlds/web-world.ts'

export const providers = ['google_oauth2', 'twitter', 'line'] as const
export type Provider = (typeof providers)[number]

/** Who somebody is at a service; `verified`: the service has seen them read their mail (LINE never says so). */
export type Person = { subject: string; name?: string; email?: string; verified?: boolean; lie?: Lie }

/** Presses the button of a service: where its answer leads. */
export const goTo = (session: Session, provider: Provider, returnTo = '/', options: Sending = {}) =>
  session.submit(`/auth/${provider}`, { return_to: returnTo }, options)

/** Agrees there (or does not): the address at which the browser comes back. */
export async function answerAt(address: string, person: Person | 'deny'): Promise<string> {
  const fields: Record<string, string> =
    person === 'deny'
      ? { action: 'deny' }
      : {
          ...{ subject: person.subject, name: person.name ?? '若葉 みのり', email: person.email ?? '' },
          ...{ verified: person.verified ? '1' : '', lie: person.lie ?? 'none' },
        }
  const reply = await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  if (reply.status !== 303) throw new Error(`the service refused: ${await reply.text()}`)
  const { pathname, search } = new URL(reply.headers.get('location')!)
  return pathname + search
}

/** The whole way: the button, the service, and back. */
export async function enterBy(
  session: Session,
  provider: Provider,
  person: Person | 'deny',
  { returnTo = '/', ...options }: Sending & { returnTo?: string } = {},
): Promise<Reply> {
  const gone = await goTo(session, provider, returnTo, options)
  return session.visit(await answerAt(gone.location!, person), options)
}

/** A member who has linked that before. */
export async function linkBefore(web: Web, memberId: number, provider: Provider, subject: string) {
  const subject_hash = createHmac('sha256', TEST_SECRET).update(`identity:${provider}:${subject}`).digest()
  await web.db
    .insertInto('identities')
    .values({ provider, subject_hash, member_id: memberId, linked_at: await web.now() })
    .execute()
}
