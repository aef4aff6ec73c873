import type { IncomingMessage, ServerResponse } from 'node:http'
import { SessionChanged, type Ask, type CallAsk } from '#platform/ask.ts'
import { outsideDeadline } from '#platform/deadline.ts'
import type { House } from '#platform/house.ts'
import { pagePath } from '#platform/page-address.ts'
import { readRequestBody } from '#platform/read-body.ts'
import { commonRefusal, Refusal, refuseCommon } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { bodyOf, type CallRow } from '#routes'
import { admit, type Admitted } from './admit.ts'
import { answerCall } from './answer-call.ts'
import { answerPage } from './answer-page.ts'
import { holdsCardNumber } from './card-numbers.ts'
import type { KeptSessions } from './kept-sessions.ts'
import { rememberAmbassador } from './referral-link.ts'
import { send } from './send.ts'
import { answerFailure, isTooLate } from './show-failure.tsx'
import { refuseOtherStaff } from './staff-rights.ts'
import { findCall, findPage, isCardAddress, mayKnowLately } from './table.ts'
import { rememberCampaign } from './url-campaign.ts'
import { noteView, refuseChangesWhileViewing } from './viewing.ts'
import { answerFromCache, answerStale } from './visitors-pages.ts'

const PAGE_BODY = 6 * 1024 * 1024

export type Asked = {
  request: IncomingMessage
  response: ServerResponse
  requestId: string
  path: string
  method: string
  /** the address names a campaign or an ambassador, which is remembered before anything is shown */
  opensLink: boolean
}

/** What no kept page answers: who asks, the body, the token, what may be done, then the call or the page. */
export async function answerAnew(house: House, sessions: KeptSessions, asked: Asked): Promise<void> {
  const { request, response, requestId, path, method, opensLink } = asked
  const admitted = await admit(house, request, requestId, { sessions, lately: mayKnowLately(method, path) })
  const { ask } = admitted
  try {
    // No address of ours holds a NUL, and no text in the database may.
    if (path.includes('%00')) refuseCommon('not-found')
    await readBody(admitted, asked)
    const call = findCall(ask.method === 'HEAD' ? 'GET' : ask.method, path)
    if (ask.method !== 'GET' && ask.method !== 'HEAD' && call?.row.token !== false) admitted.checkToken()
    refuseChangesWhileViewing(ask, call?.row)
    if (call) {
      const callAsk: CallAsk = Object.assign(ask, {
        params: call.params,
        query: ask.url.searchParams,
        headers: request.headers as Record<string, string | undefined>,
      })
      const answerIt = () => mayCall(house, callAsk, call.row).then(() => answerCall(call.row, callAsk))
      const reply = await answerIt().catch(async (failure: unknown) => {
        if (!mayBeOutdated(failure, callAsk, call.row)) throw failure
        await admitted.askAnew()
        return answerIt()
      })
      return send(response, admitted.withSessionHeaders(reply), method)
    }
    const led = opensLink ? ((await rememberCampaign(ask)) ?? (await rememberAmbassador(ask))) : null
    if (led) return send(response, admitted.withSessionHeaders(led), method)
    if (opensLink && answerFromCache(house, request, response)) return
    return await answerPage(house, admitted, request, response)
  } catch (error) {
    if (isTooLate(error) && answerStale(house, request, response)) return
    send(response, admitted.withSessionHeaders(await answerFailure(house, ask, request, error)), method)
    if (!request.complete) cutOff(request)
  }
}

/** Takes in what was sent; the body of a form may say that it means another method. */
async function readBody(admitted: Admitted, { request, path, method }: Asked): Promise<void> {
  if (method === 'GET' || method === 'HEAD') return
  const { ask } = admitted
  const page = findCall(method, path) ? null : findPage(pagePath(path))
  const limit = page && sendsFiles(request) ? (page.row.body ?? PAGE_BODY) : largestBody(method, path)
  ask.body = await outsideDeadline(() => readRequestBody(request, limit))
  refuseCardNumber(ask, path)
  ask.method = overridden(method, request, ask.body.fields)
  if (ask.method !== method) await admitted.askAnew()
}

async function mayCall(house: House, ask: CallAsk, row: CallRow): Promise<void> {
  if (row.who !== 'all' && !ask.member) refuseCommon('signed-out')
  refuseOtherStaff(ask, row)
  if (row.who === 'staff') staffActorOf(ask)
  if (row.who === 'member' && row.method === 'GET') await noteView(house, ask, row)
  if (row.viewing === 'ends') Object.assign(ask, { house, db: house.db })
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
