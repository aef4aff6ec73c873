import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import type { Answer } from '#platform/answer.ts'
import { codingFor, squeeze } from '#platform/codings.ts'

/** The headers that every answer carries. */
export const headersOfAll = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const

/** And what is said of anything that can be a page; a script or a font is none, and there are a dozen of them. */
const ALWAYS = {
  ...headersOfAll,
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Teachers speak their memos on our own pages; whatever stands in a frame hears nothing.
  'Permissions-Policy': 'camera=(), microphone=(self), geolocation=(), payment=()',
}
export const usualHeaders: Readonly<Record<string, string>> = ALWAYS

type Headers = Record<string, string | string[] | number>

export function send(response: ServerResponse, answer: Answer, method: string): void {
  // Told already that it took too long.
  if (response.headersSent) return void (answer.body instanceof Readable && answer.body.destroy())
  const headers: Headers = { ...ALWAYS, ...answer.headers }
  const body = typeof answer.body === 'string' ? squeezed(response.req, answer.body, headers) : answer.body
  if (isWhole(body)) headers['Content-Length'] ??= Buffer.byteLength(body)
  else if (body === null && answer.status !== 304 && answer.status !== 204) headers['Content-Length'] ??= 0
  response.writeHead(answer.status, headers)
  if (method === 'HEAD' || body === null) {
    if (body && !isWhole(body)) body.destroy()
    response.end()
  } else if (isWhole(body)) {
    response.end(body)
  } else if (response.destroyed) {
    // Whoever left while the file was fetched: nothing would ever read it to its end.
    body.destroy()
  } else {
    // A reader who leaves in the middle of a film is no failure.
    pipeline(body, response, () => {})
  }
}

const isWhole = (body: Answer['body']): body is string | Buffer => typeof body === 'string' || Buffer.isBuffer(body)

/** Less goes into one packet as it is. */
const LARGE = 1_400
const WORDS = /^(text\/|application\/json)/
const FROM_HERE = new Set(['same-origin', 'none'])

/**
 * Words are squeezed, but only for whoever asks from a page of ours or of their own accord: where another site wrote the
 * address, how far its words shorten the answer would tell what stands beside them.
 */
function squeezed({ headers: asked }: IncomingMessage, body: string, headers: Headers): string | Buffer {
  const type = String(headers['Content-Type'] ?? headers['content-type'] ?? '')
  if (body.length < LARGE || !WORDS.test(type)) return body
  headers.Vary = [headers.Vary, 'Accept-Encoding, Sec-Fetch-Site'].filter(Boolean).join(', ')
  const coding = codingFor(asked['accept-encoding'])
  if (!coding || !FROM_HERE.has(String(asked['sec-fetch-site']))) return body
  const bytes = squeeze(body, coding, 'once')
  headers['Content-Encoding'] = coding
  delete headers['content-length']
  headers['Content-Length'] = bytes.length
  return bytes
}
