import type { CallPath } from '#routes'

export type CallReply<T> = {
  ok: boolean
  status: number
  body: (T & { success?: boolean; error?: string }) | null
  lost: boolean
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

let asked: Promise<string> | undefined

/** The token of this page; pages kept whole for visitors carry none, and ask for one when they need it. */
export async function pageToken(): Promise<string> {
  const written = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content
  if (written) return written
  asked ??= fetch('/csrf_token').then(async (reply) => ((await reply.json()) as { token: string }).token)
  return asked.catch(() => {
    asked = undefined
    return ''
  })
}

type Send = { method?: 'POST' | 'DELETE' | 'PUT' | 'PATCH'; keepalive?: boolean; signal?: AbortSignal }

/** Sends a call and never throws: `ok` is a 2xx whose `success` is not false; `lost` means that no answer came. */
export async function post<T = object>(
  path: string,
  body: object | FormData = {},
  options: Send = {},
): Promise<CallReply<T>> {
  const isForm = body instanceof FormData
  try {
    const reply = await fetch(path, {
      method: options.method ?? 'POST',
      headers: {
        Accept: 'application/json',
        'X-CSRF-Token': await pageToken(),
        ...(!isForm && { 'Content-Type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
      ...(options.keepalive && { keepalive: true }),
      ...(options.signal && { signal: options.signal }),
    })
    const answer = (await reply.json().catch(() => null)) as CallReply<T>['body']
    return { ok: reply.ok && answer?.success !== false, status: reply.status, body: answer, lost: false }
  } catch {
    return { ok: false, status: 0, body: null, lost: true }
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
