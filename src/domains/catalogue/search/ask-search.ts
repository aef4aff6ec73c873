import type { NearWays } from '../terms.ts'
import { callPath, post } from '#platform/browser-call.ts'
import { businessTimeHeader, searchIndex, searchUnavailable, type SearchAnswer } from './terms.ts'

export type SearchReply = { answer: SearchAnswer; at: number; ahead: number } | { failure: string }

/** Asks the search from the browser. It never throws; `ahead` is by how much the business' clock is before this one, `at` its time. */
export async function askSearch(query: string, signal: AbortSignal): Promise<SearchReply> {
  try {
    const reply = await fetch(callPath('/1/indexes/:index/query', { index: searchIndex }), {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
      signal,
    })
    const body = (await reply.json()) as Partial<SearchAnswer> & { message?: unknown }
    if (!reply.ok || !body.hits)
      return { failure: typeof body.message === 'string' && body.message ? body.message : searchUnavailable }
    const at = Number(reply.headers.get(businessTimeHeader)) || Date.now()
    return { answer: { nbHits: body.nbHits ?? body.hits.length, hits: body.hits }, at, ahead: at - Date.now() }
  } catch {
    return { failure: searchUnavailable }
  }
}

/** Tells that something found was opened; nobody waits for it. */
export const tellOpened = (query: string) => void post(callPath('/search_opened'), { q: query }, { keepalive: true })

/** What is offered where nothing was found; null when that cannot be had. */
export async function askNear(query: string, signal: AbortSignal): Promise<NearWays | null> {
  try {
    const path = `${callPath('/search_near')}?${new URLSearchParams({ q: query })}`
    const reply = await fetch(path, { headers: { Accept: 'application/json' }, signal })
    return reply.ok ? ((await reply.json()) as NearWays) : null
  } catch {
    return null
  }
}
