import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Html, page } from './page.ts'

export type Asked = {
  params: string[]
  query: URLSearchParams
  /** Fields of the form or of the JSON body. */
  fields: Record<string, unknown>
  /** A script asks for JSON; a person is shown a page. */
  wantsJson: boolean
}
export type Reply = { status?: number; type?: string; headers?: Record<string, string>; body: string }
export type Route = { method: 'GET' | 'POST'; path: RegExp; answer: (asked: Asked) => Reply | Promise<Reply> }

const BODY_LIMIT = 100_000

export const shown = (title: string, body: Html): Reply => ({ body: page(title, body) })
export const json = (value: unknown, status = 200): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
})
/** After a control was used: a script gets the new state, a person gets back to the page. */
export const done = (asked: Asked, path: string, state: unknown): Reply =>
  asked.wantsJson ? json(state) : { status: 303, headers: { location: path }, body: '' }
export const refused = (sentence: string, status = 422): Reply => json({ success: false, error: sentence }, status)

export async function route(routes: Route[], request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://sandbox')
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const found = routes.find(({ method: wanted, path }) => wanted === method && path.test(url.pathname))
  if (!found) return send(response, refused('このページはありません。', 404))
  // Another site's page must not turn these knobs through a visitor's browser.
  if (method === 'POST' && request.headers['sec-fetch-site'] === 'cross-site') {
    return send(response, refused('ほかのサイトからは操作できません。', 403))
  }
  const type = request.headers['content-type'] ?? ''
  const fields = await readFields(request, type)
  if (!fields) return send(response, refused('入力を読み取れません。'))
  const wantsJson = type.startsWith('application/json') || (request.headers.accept ?? '').includes('application/json')
  const params = found.path.exec(url.pathname)?.slice(1) ?? []
  return send(response, await found.answer({ params, query: url.searchParams, fields, wantsJson }))
}

function send(response: ServerResponse, { status = 200, type = 'text/html', headers = {}, body }: Reply) {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'",
    ...headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

async function readFields(request: IncomingMessage, type: string): Promise<Record<string, unknown> | null> {
  let text = ''
  for await (const chunk of request as AsyncIterable<Buffer>) {
    text += chunk.toString('utf8')
    if (text.length > BODY_LIMIT) return null
  }
  if (!type.startsWith('application/json')) return Object.fromEntries(new URLSearchParams(text))
  try {
    const value: unknown = JSON.parse(text || '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
