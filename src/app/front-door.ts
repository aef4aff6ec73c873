import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Answer } from '#platform/answer.ts'
import { withDeadline } from '#platform/deadline.ts'
import type { House } from '#platform/house.ts'
import { siteUseNoter } from '#platform/site-use.ts'
import { isReleased } from '#platform/stored-files.ts'
import { answerAnew, type Asked } from './answer-anew.ts'
import { keepSessions } from './kept-sessions.ts'
import { homeOf } from './home-name.ts'
import { answerForMachines } from './machines.ts'
import { countRequest } from './metrics.ts'
import { proxyNoter } from './proxy-noter.ts'
import { openPublicFiles } from './public-files.ts'
import { forwardToSandbox } from './sandbox-door.ts'
import { namesAmbassador } from './referral-link.ts'
import { send } from './send.ts'
import { answerFailure, isTooLate } from './show-failure.tsx'
import { openStaticFiles } from './static-files.ts'
import { namesCampaign } from './url-campaign.ts'
import { answerFromCache, answerStale, hasCopy } from './visitors-pages.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
/** So long whoever can be served otherwise waits for what is better. */
const SOON = 2_000

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
    const home = homeOf(house.settings, request)
    if (home) return send(response, new Answer(307, null, { Location: home }), method)
    // From here on there is one spelling of it, the one that whoever answers will get.
    const path = address.pathname
    request.url = path + address.search
    if (files.answer(request, response, path)) return
    if (house.settings.sandboxUrl && path.startsWith('/sandbox') && path !== '/sandbox/kit') {
      noteUse()
      return forwardToSandbox(house, request, response)
    }
    const opensLink = namesCampaign(request.url) || namesAmbassador(request.url)
    if (!opensLink && answerFromCache(house, request, response)) return noteUse()
    return withDeadline(timeFor(path), () => answerInTime({ request, response, requestId, path, method, opensLink }))
  }

  const answerInTime = async (asked: Asked): Promise<void> => {
    const { request, response, path } = asked
    if (await pictures.answer(request, response, path)) return
    if (await answerForMachines(house, response, path, leaving)) return
    noteUse()
    const anew = () => answerAnew(house, sessions, asked)
    return !asked.opensLink && hasCopy(house, request) ? withDeadline(SOON, anew) : anew()
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
