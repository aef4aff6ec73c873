import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Answer } from '#platform/answer.ts'
import { SessionChanged, type Ask, type CallAsk } from '#platform/ask.ts'
import { outsideDeadline, withDeadline } from '#platform/deadline.ts'
import type { House } from '#platform/house.ts'
import { refuseCommon, commonRefusal, Refusal } from '#platform/refusal.ts'
import { readRequestBody } from '#platform/read-body.ts'
import { siteUseNoter } from '#platform/site-use.ts'
import { isReleased } from '#platform/stored-files.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { bodyOf, type CallRow } from '#routes'
import { answerCall } from './answer-call.ts'
import { answerPage } from './answer-page.ts'
import { holdsCardNumber } from './card-numbers.ts'
import { countRequest } from './metrics.ts'
import { forwardToSandbox } from './sandbox-door.ts'
import { admit } from './admit.ts'
import { keepSessions } from './kept-sessions.ts'
import { send } from './send.ts'
import { answerFailure, isTooLate } from './show-failure.tsx'
import { openPublicFiles } from './public-files.ts'
import { openStaticFiles } from './static-files.ts'
import { noteView, refuseChangesWhileViewing } from './viewing.ts'
import { proxyNoter } from './proxy-noter.ts'
import { namesCampaign, rememberCampaign } from './url-campaign.ts'
import { answerForMachines } from './machines.ts'
import { refuseOtherStaff } from './staff-rights.ts'
import { findCall, findPage, isCardAddress, mayKnowLately } from './table.ts'
import { answerFromCache, answerStale, hasCopy } from './visitors-pages.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
/** So long whoever can be served otherwise waits for what is better. */
const SOON = 2_000
const PAGE_BODY = 6 * 1024 * 1024

type Asked = { request: IncomingMessage; response: ServerResponse; requestId: string; path: string; method: string }
export type Door = { handle(request: IncomingMessage, response: ServerResponse): void; leave(): void }

/** Everything that comes in passes here, in one order: files, kept pages, who asks, token, sign-in, then the answer. */
export async function openFrontDoor(house: House): Promise<Door> {
  const files = await openStaticFiles()
  const pictures = openPublicFiles(house.storage, house.pages, (key) =>
    withDeadline(SOON, () => isReleased(house.db, key)),
  )
  const noteUse = siteUseNoter(house.pool)
  const heedProxy = proxyNoter(house)
  const sessions = keepSessions(house)
  let leaving = false

  const { requestSeconds } = house.settings
  // The school's own lists and exports may go over a year.
  const timeFor = (path: string) => requestSeconds * (path.startsWith('/staff/') ? 3_000 : 1_000)

  const answer = async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    const method = request.method ?? 'GET'
    if (!METHODS.has(method)) return send(response, new Answer(405, null, { Allow: [...METHODS].join(', ') }), method)
    const address = addressOf(house, request)
    if (!address) return send(response, new Answer(400), method)
    // From here on there is one spelling of it, the one that whoever answers will get.
    const path = address.pathname
    request.url = path + address.search
    if (files.answer(request, response, path)) return
    if (house.settings.sandboxUrl && path.startsWith('/sandbox') && path !== '/sandbox/kit') {
      noteUse()
      return forwardToSandbox(house, request, response)
    }
    if (!namesCampaign(request.url) && answerFromCache(house, request, response)) return noteUse()
    return withDeadline(timeFor(path), () => answerInTime({ request, response, requestId, path, method }))
  }

  const answerInTime = async (asked: Asked): Promise<void> => {
    const { request, response, path } = asked
    if (await pictures.answer(request, response, path)) return
    if (await answerForMachines(house, response, path, leaving)) return
    noteUse()
    if (namesCampaign(request.url!)) return answerAnew(asked, true)
    return hasCopy(house, request) ? withDeadline(SOON, () => answerAnew(asked, false)) : answerAnew(asked, false)
  }

  const mayCall = async (ask: CallAsk, row: CallRow): Promise<void> => {
    if (row.who !== 'all' && !ask.member) refuseCommon('signed-out')
    refuseOtherStaff(ask, row)
    if (row.who === 'staff') staffActorOf(ask)
    if (row.who === 'member' && row.method === 'GET') await noteView(house, ask, row)
    if (row.viewing === 'ends') Object.assign(ask, { house, db: house.db })
  }

  const answerAnew = async (
    { request, response, requestId, path, method }: Asked,
    opensCampaign: boolean,
  ): Promise<void> => {
    const admitted = await admit(house, request, requestId, { sessions, lately: mayKnowLately(method, path) })
    const { ask } = admitted
    try {
      // No address of ours holds a NUL, and no text in the database may.
      if (path.includes('%00')) refuseCommon('not-found')
      if (method === 'POST' || method === 'PUT' || method === 'PATCH' || method === 'DELETE') {
        const page = findCall(method, path) ? null : findPage(path.replace(/\.data$/, ''))
        const limit = page && sendsFiles(request) ? (page.row.body ?? PAGE_BODY) : largestBody(method, path)
        ask.body = await outsideDeadline(() => readRequestBody(request, limit))
        refuseCardNumber(ask, path)
        ask.method = overridden(method, request, ask.body.fields)
        if (ask.method !== method) await admitted.askAnew()
      }
      const call = findCall(ask.method === 'HEAD' ? 'GET' : ask.method, path)
      if (ask.method !== 'GET' && ask.method !== 'HEAD' && call?.row.token !== false) admitted.checkToken()
      refuseChangesWhileViewing(ask, call?.row)
      if (call) {
        const callAsk: CallAsk = Object.assign(ask, {
          params: call.params,
          query: ask.url.searchParams,
          headers: request.headers as Record<string, string | undefined>,
        })
        const answerIt = () => mayCall(callAsk, call.row).then(() => answerCall(call.row, callAsk))
        const reply = await answerIt().catch(async (failure: unknown) => {
          if (!mayBeOutdated(failure, callAsk, call.row)) throw failure
          await admitted.askAnew()
          return answerIt()
        })
        return send(response, admitted.withSessionHeaders(reply), method)
      }
      const led = opensCampaign ? await rememberCampaign(ask) : null
      if (led) return send(response, admitted.withSessionHeaders(led), method)
      if (opensCampaign && answerFromCache(house, request, response)) return
      return await answerPage(house, admitted, request, response)
    } catch (error) {
      if (isTooLate(error) && answerStale(house, request, response)) return
      send(response, admitted.withSessionHeaders(await answerFailure(house, ask, request, error)), method)
      if (!request.complete) cutOff(request)
    }
  }

  return {
    handle(request, response) {
      const requestId = randomUUID()
      heedProxy(request)
      const started = performance.now()
      response.setHeader('X-Request-Id', requestId)
      // Whoever keeps a line open asks the next question elsewhere.
      if (leaving) response.setHeader('Connection', 'close')
      if (house.settings.secureCookies) response.setHeader('Strict-Transport-Security', 'max-age=31536000')
      response.on('close', () => countRequest(house, request, response, requestId, performance.now() - started))
      answer(request, response, requestId).catch(async (error: unknown) => {
        if (response.headersSent) return response.destroy()
        if (isTooLate(error) && answerStale(house, request, response)) return
        send(response, await answerFailure(house, null, request, error, requestId), request.method ?? 'GET')
      })
    },
    leave() {
      leaving = true
    },
  }
}

/**
 * The address with its dots resolved. Joined, not resolved against ours: a path that begins with two slashes is a path
 * of ours, not another's host.
 */
function addressOf({ settings }: House, { url = '/' }: IncomingMessage): URL | null {
  return url.startsWith('/') ? URL.parse(settings.origin + url) : null
}

/** Whoever still sends what was refused has a moment to read the answer, then the line is cut. */
function cutOff(request: IncomingMessage): void {
  request.resume()
  setTimeout(() => request.complete || request.destroy(), 2_000).unref()
}

/** Only files are large: a page's form without any is as small as a call. */
function sendsFiles({ headers }: IncomingMessage): boolean {
  return /^multipart\/form-data/i.test(headers['content-type'] ?? '')
}

/** A plain form posts; which call it means stands in its body, so the largest of that path may come in. */
function largestBody(method: string, path: string): number {
  const sizes = [method, 'PATCH', 'PUT', 'DELETE'].flatMap((name) => findCall(name, path)?.row ?? []).map(bodyOf)
  return Math.max(...sizes, 256 * 1024)
}

/** A card's number belongs to the provider alone; nothing here shall see it, not even by mistake. */
function refuseCardNumber({ body, url }: Ask, path: string): void {
  if (!isCardAddress(path)) return
  if (holdsCardNumber(body.fields) || holdsCardNumber([...url.searchParams])) refuseCommon('card-number')
}

/** The session is not what was known of it, or a refusal rests on what was known. */
function mayBeOutdated(failure: unknown, { session }: Ask, { lately }: CallRow): boolean {
  if (session.facts === null) return false
  return failure instanceof SessionChanged || (lately === 'compares' && failure instanceof Refusal)
}

const OVERRIDES = new Set(['PATCH', 'PUT', 'DELETE'])

/** `_method` counts only inside the body of a POST form, and only as what a form cannot say itself. */
function overridden(method: string, request: IncomingMessage, fields: Record<string, unknown>): string {
  const type = request.headers['content-type'] ?? ''
  if (method !== 'POST' || !/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type)) return method
  if (fields._method === undefined) return method
  const wanted = typeof fields._method === 'string' ? fields._method.toUpperCase() : ''
  if (!OVERRIDES.has(wanted)) throw commonRefusal('bad-method')
  return wanted
}
