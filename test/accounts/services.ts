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

/** Agrees there (or does not), as a browser would: the address at which it comes back. */
export async function answerAt(address: string, person: Person | 'deny'): Promise<string> {
  const fields: Record<string, string> =
    person === 'deny'
      ? { action: 'deny' }
      : {
          ...{ subject: person.subject, name: person.name ?? '若葉 みのり', email: person.email ?? '' },
          ...{ verified: person.verified ? '1' : '', lie: person.lie ?? 'none' },
        }
  const cookies = new Map<string, string>()
  const follow = async (to: string, body?: URLSearchParams) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const reply = await fetch(to, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    })
    if (reply.status !== 303) throw new Error(`the service refused: ${await reply.text()}`)
    for (const line of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      cookies.set(name!, value!)
    }
    return new URL(reply.headers.get('location')!, to).href
  }
  // An issuer sends to its page, and its page back to the issuer; X has but the page.
  const isOfIssuer = (one: string) => new URL(one).pathname.startsWith('/identity/')
  const asked = isOfIssuer(address) ? await follow(address) : address
  const answered = await follow(asked, new URLSearchParams(fields))
  const { pathname, search } = new URL(isOfIssuer(answered) ? await follow(answered) : answered)
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
