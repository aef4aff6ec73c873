import type { CallPath } from '#routes'

export type CallReply<T> = {
  ok: boolean
  status: number
  body: (T & { success?: boolean; error?: string }) | null
  lost: boolean
  /** Why it was refused: a refusal's code, or `other-member` where the page belongs to another than is signed in. */
  code: string | null
}

type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name | keyof Params<`/${Rest}`>]: string | number }
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string | number }
    : Record<never, never>

/** The address of a call from the one table: a path that is not in it does not compile. */
export function callPath<P extends CallPath>(path: P, params?: Params<P>): string {
  const values = params as Record<string, string | number> | undefined
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values?.[name])))
}

const tokenTag = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')

/** The member whom this page acts for; null for a visitor. */
export function pageMember(): number | null {
  const id = tokenTag()?.dataset.member
  return id ? Number(id) : null
}

/** The same; where nobody was signed in when the page was opened, it is asked whether somebody is now. */
export async function learnMember(): Promise<number | null> {
  if (pageMember() === null) await renewToken().catch(() => {})
  return pageMember()
}

let asked: Promise<unknown> | undefined

/** The token of this page; pages kept whole for visitors carry none, and ask for one when they need it. */
export async function pageToken(): Promise<string> {
  if (!tokenTag()?.content) {
    asked ??= renewToken().finally(() => (asked = undefined))
    await asked.catch(() => {})
  }
  return tokenTag()?.content ?? ''
}

/**
 * The token of the session of now, after a sign-in in another tab. A visitor's page becomes the page of who signed in,
 * as everything it loads from then on is theirs; a member's page never becomes another's.
 */
async function renewToken(): Promise<'renewed' | 'other-member' | 'bad-token'> {
  const reply = await fetch('/csrf_token')
  if (!reply.ok) throw new Error(`no token: ${reply.status}`)
  const { token, member } = (await reply.json()) as { token: string; member: number | null }
  const tag = tokenTag()
  const known = pageMember()
  if (!tag || (known !== null && known !== member)) return member === null ? 'bad-token' : 'other-member'
  tag.content = token
  if (member !== null) tag.dataset.member = String(member)
  return 'renewed'
}

type Send = {
  method?: 'POST' | 'DELETE' | 'PUT' | 'PATCH'
  headers?: Record<string, string>
  keepalive?: boolean
  signal?: AbortSignal
}

/** Sends a call and never throws: `ok` is a 2xx whose `success` is not false; `lost` means that no answer came. */
export async function post<T = object>(
  path: string,
  body: object | FormData = {},
  options: Send = {},
): Promise<CallReply<T>> {
  const isForm = body instanceof FormData
  const send = async () =>
    fetch(path, {
      method: options.method ?? 'POST',
      headers: {
        ...options.headers,
        Accept: 'application/json',
        'X-CSRF-Token': await pageToken(),
        ...(!isForm && { 'Content-Type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
      ...(options.keepalive && { keepalive: true }),
      ...(options.signal && { signal: options.signal }),
    })
  const codeOf = (reply: Response) => reply.headers.get('x-refusal')
  try {
    let reply = await send()
    let code = codeOf(reply)
    if (code === 'bad-token') {
      const renewed = await renewToken()
      if (renewed === 'renewed') reply = await send()
      code = renewed === 'renewed' ? codeOf(reply) : renewed
    }
    const answer = (await reply.json().catch(() => null)) as CallReply<T>['body']
    return { ok: reply.ok && answer?.success !== false, status: reply.status, body: answer, lost: false, code }
  } catch {
    return { ok: false, status: 0, body: null, lost: true, code: null }
  }
}

/** Sends a call that answers in plain text: `said` is the sentence to show, empty when all went well. */
export async function sendText(path: string, body: object, method: Send['method'] = 'POST') {
  try {
    const reply = await fetch(path, {
      method,
      headers: { Accept: 'text/plain', 'X-CSRF-Token': await pageToken(), 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: reply.status, said: await reply.text(), lost: false }
  } catch {
    return { status: 0, said: '', lost: true }
  }
}
