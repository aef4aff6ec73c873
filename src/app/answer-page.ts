import type { IncomingMessage, ServerResponse } from 'node:http'
import { RouterContextProvider } from 'react-router'
import { Answer } from '#platform/answer.ts'
import { listOwed } from '#domains/accounts/index.ts'
import { askContext, signInPath, type Ask } from '#platform/ask.ts'
import type { House } from '#platform/house.ts'
import { KEPT_FROM_COLLECTORS } from '#platform/no-training.ts'
import { pagePath } from '#platform/page-address.ts'
import { refuseCommon } from '#platform/refusal.ts'
import { staffDoor } from '#platform/second-factor.ts'
import type { Admitted } from './admit.ts'
import { cardPolicy, contentPolicy, nonceToHashes } from './content-policy.ts'
import { noteView } from './viewing.ts'
import { renderedText, routerOf } from './page-router.ts'
import { send } from './send.ts'
import { refuseOtherStaff } from './staff-rights.ts'
import { findPage } from './table.ts'
import { isKept, keepForVisitors, keptAddress } from './visitors-pages.ts'

/** A page is the router's: it gets a request without a body, and who asks as context. */
export async function answerPage(
  house: House,
  admitted: Admitted,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { ask } = admitted
  const isData = ask.url.pathname.endsWith('.data')
  const row = findPage(pagePath(ask.url.pathname))?.row
  const kept = isKept(house, request, ask, row)
  if (row && row.who !== 'all' && !ask.member) {
    if (ask.method !== 'GET' && ask.method !== 'HEAD') refuseCommon('signed-out')
    if (!isData)
      return send(
        response,
        admitted.withSessionHeaders(new Answer(302, null, { Location: signInPath(ask.url) })),
        ask.method,
      )
  }
  if (row?.who === 'staff' && ask.member) {
    refuseOtherStaff(ask, row)
    if (row.secondFactor !== false && !ask.member.secondFactorUntil && !isData)
      return send(
        response,
        admitted.withSessionHeaders(new Answer(302, null, { Location: staffDoor(ask.url) })),
        ask.method,
      )
  }
  if (row?.who === 'member' && !row.unagreed && ask.member && !ask.viewer)
    ask.mustAgree = (await listOwed(ask, ask.member)).length > 0
  await noteView(house, ask, row)

  const context = new RouterContextProvider()
  const asked = kept ? asEverybody(house, ask) : ask
  context.set(askContext, asked)
  const since = performance.now()
  const asking = new Request(asked.url, { method: ask.method, headers: headersOf(request) })
  const reply = await routerOf(row)(asking, context)
  const body = context.get(renderedText) ?? (await reply.text())
  // Also where the form was refused, and the page that was to say so failed.
  if (asked.failure || reply.status >= 500) throw asked.failure ?? new Error(`the page answered ${reply.status}`)

  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of reply.headers) if (name !== 'set-cookie') headers[name] = value
  if (row?.works) Object.assign(headers, KEPT_FROM_COLLECTORS)
  if (row?.card && !isData) {
    const { html, hashes } = nonceToHashes(body, ask.nonce)
    const { tokenUrl } = house.payments.browser
    headers['Content-Security-Policy'] = cardPolicy(house.settings, { tokenUrl, host: request.headers.host }, hashes)
    return send(response, admitted.withSessionHeaders(new Answer(reply.status, html, headers)), ask.method)
  }
  if (row?.framed) headers['X-Frame-Options'] = 'SAMEORIGIN'
  if (kept && reply.status === 200)
    return keepForVisitors(house, request, response, { ask, row: row!, headers, body, since })
  if (!isData) headers['Content-Security-Policy'] = contentPolicy(house.settings, { nonce: ask.nonce }, row?.framed)
  send(response, admitted.withSessionHeaders(new Answer(reply.status, body, headers)), ask.method)
}

/** As all ask who will get the same page: without a token, and by the address under which it is kept. */
function asEverybody({ settings }: House, ask: Ask): Ask {
  const url = new URL(settings.origin + keptAddress(ask.url.pathname + ask.url.search))
  return Object.defineProperties(Object.create(ask) as Ask, { csrfToken: { value: '' }, url: { value: url } })
}

/**
 * What the browser said, but where the form stood: what changes something has brought our token already, and the router
 * would refuse whoever keeps that to themselves (`Origin: null`).
 */
function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name === 'origin' || name.startsWith(':')) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}
