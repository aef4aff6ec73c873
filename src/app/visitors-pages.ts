import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { URL_CAMPAIGN_COOKIE, URL_KIND } from '#domains/plans/campaigns/terms.ts'
import type { Ask } from '#platform/ask.ts'
import { codingFor } from '#platform/codings.ts'
import { readCookies } from '#platform/cookies.ts'
import type { House } from '#platform/house.ts'
import type { CachedPage } from '#platform/kept-pages.ts'
import { pagePath } from '#platform/page-address.ts'
import type { PageRow } from '#routes'
import { sessionCookie } from './admit.ts'
import { contentPolicy, nonceToHashes } from './content-policy.ts'
import { usualHeaders } from './send.ts'
import { findPage } from './table.ts'

const HIDING = /^(displayed-chrome-recommendation|hide_beginner_banner|closed-notification-\d+)$/
const MAX_ADDRESS = 300

/** Other spellings of an address are answered like it, and kept by none. */
const SPELLED_OTHERWISE = /%|\/\/|.\/$/

/** The address by which a page is kept: of its query only what the page asks for. Null for a part of a page's data. */
export function keptAddress(target: string): string | null {
  const at = target.indexOf('?')
  if (at < 0) return target
  const path = target.slice(0, at)
  const given = new URLSearchParams(target.slice(at + 1))
  if (given.has('_routes')) return null
  const named = new URLSearchParams()
  for (const name of findPage(pagePath(path))?.row.asked ?? []) {
    const value = given.get(name)
    if (value !== null) named.set(name, value)
  }
  return named.size > 0 ? `${path}?${named}` : path
}

/** Whether the page there is the one that shows what a campaign's link has opened, however its address is spelled. */
function showsCampaign(house: House, target: string): boolean {
  const { pathname } = new URL(house.settings.origin + target)
  return findPage(pagePath(pathname))?.row.path === '/subscriptions/lp'
}

/**
 * What of a visitor's request changes the page: the address, what they put away, the campaign that a link has opened
 * for them, and whether we advise another browser.
 */
function keyOf(house: House, request: IncomingMessage): string | null {
  const target = request.url ?? '/'
  const address = keptAddress(target)
  if (address === null || address.length > MAX_ADDRESS) return null
  const header = request.headers.cookie
  let hidden = ''
  if (header) {
    const cookies = readCookies(header, house.settings.secureCookies)
    if (cookies[sessionCookie(house)]) return null
    hidden = Object.keys(cookies)
      .filter((name) => HIDING.test(name) && cookies[name])
      .toSorted()
      .join(',')
    const opened = cookies[URL_CAMPAIGN_COOKIE]
    if (opened && URL_KIND.test(opened) && showsCampaign(house, target)) hidden += ` ${opened}`
  }
  const advised = house.settings.recommendedBrowser.test(request.headers['user-agent'] ?? '') ? '' : '!'
  return `${address} ${hidden}${advised}`
}

export function isKept(house: House, request: IncomingMessage, ask: Ask, row: PageRow | undefined): boolean {
  if (!row?.cached || SPELLED_OTHERWISE.test(ask.url.pathname)) return false
  return !ask.member && ask.method === 'GET' && keyOf(house, request) !== null
}

/** Answers from what is kept, for its minute. */
export function answerFromCache(house: House, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const key = keyOf(house, request)
  const page = key && house.pages.find(key)
  if (!page || !house.pages.isFresh(page, house.clock.now())) return false
  sendKept(request, response, page)
  return true
}

/** Whether a kept copy, however old, can stand in when a new one takes too long. */
export function hasCopy(house: House, request: IncomingMessage): boolean {
  const key = request.method === 'GET' || request.method === 'HEAD' ? keyOf(house, request) : null
  return key !== null && house.pages.find(key) !== undefined
}

/** The last kept copy, however old, for a visitor who comes while the database is away. */
export function answerStale(house: House, request: IncomingMessage, response: ServerResponse): boolean {
  const key = request.method === 'GET' || request.method === 'HEAD' ? keyOf(house, request) : null
  const page = key && house.pages.find(key)
  if (!page) return false
  sendKept(request, response, page)
  return true
}

type Rendered = { ask: Ask; row: PageRow; headers: Record<string, string | string[]>; body: string; since: number }

/** Keeps a page that was rendered from `since` on, and answers with it. */
export function keepForVisitors(
  house: House,
  request: IncomingMessage,
  response: ServerResponse,
  { ask, row, headers, body, since }: Rendered,
): void {
  const tags = new Set([...(row.cached ?? []), ...ask.pageTags])
  const { html, hashes } = nonceToHashes(body, ask.nonce)
  const plain = Buffer.from(html)
  const kept: Record<string, string> = { ...usualHeaders }
  for (const [name, value] of Object.entries(headers)) kept[name] = String(value)
  if (!ask.url.pathname.endsWith('.data'))
    kept['Content-Security-Policy'] = contentPolicy(house.settings, { hashes }, row.framed)
  const turnsAt = ask.pageTurns.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
  kept['Cache-Control'] = `public, max-age=0, s-maxage=${secondsUntil(turnsAt, ask.now)}, stale-if-error=86400`
  kept['Cache-Tag'] = [...tags].join(',')
  kept.Vary = 'Cookie, Accept-Encoding'
  kept.ETag = tagOf(plain, ask.requestId)
  delete kept['content-length']
  const page = house.pages.keep(keyOf(house, request)!, { headers: kept, plain, tags, turnsAt, since })
  sendKept(request, response, page)
}

/** The same for the same page, whoever's request drew it. */
function tagOf(plain: Buffer, requestId: string): string {
  const at = plain.indexOf(requestId)
  const hash = createHash('sha256').update(at < 0 ? plain : plain.subarray(0, at))
  if (at >= 0) hash.update(plain.subarray(at + requestId.length))
  return `W/"${hash.digest('base64url').slice(0, 27)}"`
}

/** For whoever keeps it between us and its reader: a minute, unless it is over before. */
function secondsUntil(turnsAt: Date | null, now: Date): number {
  return turnsAt ? Math.min(60, Math.max(0, Math.floor((turnsAt.getTime() - now.getTime()) / 1000))) : 60
}

function sendKept(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  if (response.headersSent) return
  if (tagsOf(request).includes(page.headers.ETag!)) return void response.writeHead(304, unchanged(page)).end()
  const { head, bytes } = page.as(codingFor(request.headers['accept-encoding']))
  response.writeHead(200, head)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/**
 * All that is said of a page but what it is made of: not the policy either, which names the scripts of this very copy.
 * The reader's own copy may carry the number of another request in one of them, and came with the policy that names it.
 */
const unchanged = ({ headers }: CachedPage) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^content-(type|security-policy)$/i.test(name)))

/** What the reader has of this address from before. */
const tagsOf = ({ headers }: IncomingMessage) => headers['if-none-match']?.split(/\s*,\s*/) ?? []
