import type { Place, Postal } from './port.ts'

export type PostalSettings = { apiUrl: string; timeoutMs?: number }

const TIMEOUT_MS = 3_000

/** An address service over HTTP: `GET {address}?zipcode=1500001` says `{code, message, data: {pref, address}}`. */
export function httpPostal({ apiUrl, timeoutMs = TIMEOUT_MS }: PostalSettings): Postal {
  return {
    async find(zipcode) {
      const url = new URL(apiUrl)
      url.searchParams.set('zipcode', zipcode)
      try {
        const reply = await fetch(url, {
          headers: { Accept: 'application/json' },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        const said: unknown = await reply.json()
        return reply.ok ? placeIn(said) : null
      } catch {
        return null
      }
    },
  }
}

function placeIn(said: unknown): Place | null {
  const data = (said as { data?: { pref?: unknown; address?: unknown } | null } | null)?.data
  const { pref, address } = data ?? {}
  return typeof pref === 'string' && pref && typeof address === 'string' ? { prefecture: pref, address } : null
}
