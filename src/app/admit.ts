import type { IncomingMessage } from 'node:http'
import { randomBytes } from 'node:crypto'
import { Answer } from '#platform/answer.ts'
import type { Ask } from '#platform/ask.ts'
import { cookieLine, readCookies } from '#platform/cookies.ts'
import { csrfToken, isCsrfToken } from '#platform/csrf.ts'
import type { House } from '#platform/house.ts'
import { refuseCommon } from '#platform/refusal.ts'
import { hashToken, newToken } from '#platform/tokens.ts'
import type { KeptSessions, Known } from './kept-sessions.ts'

export type Admitted = {
  ask: Ask
  /** Who asks is looked up now, if it was known from before. */
  askAnew(): Promise<void>
  /** 403 unless the call carries the token of this session (or of this visitor). */
  checkToken(): void
  /** Lines of Set-Cookie that this request brought about. */
  cookieLines(): string[]
  withSessionHeaders(answer: Answer): Answer
}

export const sessionCookie = (house: House) => `_${house.settings.siteSlug}_session`
const visitorCookie = (house: House) => `_${house.settings.siteSlug}_visitor`
const SESSION_SECONDS = 90 * 86_400

type Way = { sessions: KeptSessions; lately: boolean }

/** Finds out who asks. A session costs one statement, or none where it may be known from seconds ago; a visitor none. */
export async function admit(
  house: House,
  request: IncomingMessage,
  requestId: string,
  { sessions, lately }: Way,
): Promise<Admitted> {
  const { settings } = house
  const cookies = readCookies(request.headers.cookie, settings.secureCookies)
  const now = house.clock.now()
  const lines: string[] = []
  const given = cookies[sessionCookie(house)]
  const tokenHash = given ? hashToken(given) : null
  let known = await sessions.whoAsks(tokenHash, now, { lately })
  const secure = settings.secureCookies

  let visitor = cookies[visitorCookie(house)]
  const setSession = (token: string, maxAge: number) =>
    lines.push(cookieLine(sessionCookie(house), token, { maxAge, httpOnly: true, secure }))
  if (given && !known.member) setSession('', 0)

  const binding = () => {
    if (known.member && given) return given
    if (!visitor) {
      visitor = newToken()
      lines.push(cookieLine(visitorCookie(house), visitor, { httpOnly: true, secure }))
    }
    return visitor
  }

  const ask: Ask = {
    ...seatOf(house, known),
    now,
    ...saidBy(request, settings),
    requestId,
    cookies,
    get csrfToken() {
      return csrfToken(settings.secret, binding())
    },
    nonce: randomBytes(16).toString('base64'),
    body: { fields: {}, files: {} },
    session: {
      begin: (token) => void setSession(token, SESSION_SECONDS),
      end: () => void setSession('', 0),
      tokenHash: known.member ? tokenHash : null,
      facts: known.facts,
    },
    pageTags: new Set(),
    pageTurns: [],
    failure: null,
    answerHeaders: {},
    setCookie: (line) => void lines.push(line),
  }

  return {
    ask,
    async askAnew() {
      if (known.facts === null) return
      known = await sessions.whoAsks(tokenHash, now, { lately: false })
      if (!known.member) setSession('', 0)
      Object.assign(ask, seatOf(house, known))
      Object.assign(ask.session, { tokenHash: known.member ? tokenHash : null, facts: null })
    },
    checkToken() {
      const bound = known.member && given ? given : visitor
      const token = request.headers['x-csrf-token'] ?? ask.body.fields.authenticity_token
      if (!bound || !isCsrfToken(settings.secret, bound, token)) refuseCommon('bad-token')
    },
    cookieLines: () => lines,
    withSessionHeaders(answer) {
      const headers: Record<string, string | string[]> = {
        'Cache-Control': 'private, no-store',
        ...ask.answerHeaders,
        ...answer.headers,
      }
      if (lines.length > 0) headers['Set-Cookie'] = lines
      return new Answer(answer.status, answer.body, headers)
    },
  }
}

const seatOf = (house: House, { member, viewer }: Known) => ({
  house: viewer ? readOnlyHouse(house) : house,
  db: viewer ? house.readOnly.db : house.db,
  member,
  viewer,
})

/** Who looks with another's eyes reads through connections that cannot write, whatever a page may try. */
const readOnlyHouse = (house: House): House => ({ ...house, ...house.readOnly })

const saidBy = (request: IncomingMessage, { origin, trustProxy }: House['settings']) => ({
  ip: addressOf(request, trustProxy),
  agent: (request.headers['user-agent'] ?? '').slice(0, 300),
  // Joined, not resolved: a path that begins with two slashes is a path of ours, not another's host.
  url: new URL(origin + (request.url ?? '/').replaceAll('%00', '')),
  method: request.method ?? 'GET',
})

/** Behind a proxy of ours the last address of the list is the one it saw; anything before it is hearsay. */
function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim()
  return last || (request.socket.remoteAddress ?? '')
}
