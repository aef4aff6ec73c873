import type { Search, SearchReply } from './port.ts'

export type HostedSettings = { url: string; key: string; keyHeader: string; timeoutMs?: number }

/** A hosted search that is asked as ours is: `POST /1/indexes/{index}/query`. Its key stays on the server. */
export function hostedSearch({ url, key, keyHeader, timeoutMs = 3_000 }: HostedSettings): Search {
  return {
    async ask(index, query) {
      try {
        const reply = await fetch(`${url.replace(/\/$/, '')}/1/indexes/${encodeURIComponent(index)}/query`, {
          method: 'POST',
          headers: { Accept: 'application/json', 'Content-Type': 'application/json', [keyHeader]: key },
          body: JSON.stringify({ query }),
          signal: AbortSignal.timeout(timeoutMs),
        })
        const body: unknown = await reply.json()
        return { status: reply.status, body: typeof body === 'object' && body !== null ? body : {} }
      } catch {
        return { status: 502, body: {} } satisfies SearchReply
      }
    },
  }
}
