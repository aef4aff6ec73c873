import type { ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import type { Answer } from '#platform/answer.ts'

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

/** The headers that every answer carries. */
export const usualHeaders: Readonly<Record<string, string>> = ALWAYS

export function send(response: ServerResponse, answer: Answer, method: string): void {
  const { body } = answer
  // Told already that it took too long.
  if (response.headersSent) return void (body instanceof Readable && body.destroy())
  const headers: Record<string, string | string[] | number> = { ...ALWAYS, ...answer.headers }
  if (typeof body === 'string' || Buffer.isBuffer(body)) headers['Content-Length'] ??= Buffer.byteLength(body)
  else if (body === null && answer.status !== 304 && answer.status !== 204) headers['Content-Length'] ??= 0
  response.writeHead(answer.status, headers)
  if (method === 'HEAD' || body === null) {
    if (body && typeof body !== 'string' && !Buffer.isBuffer(body)) body.destroy()
    response.end()
  } else if (typeof body === 'string' || Buffer.isBuffer(body)) {
    response.end(body)
  } else if (response.destroyed) {
    // Whoever left while the file was fetched: nothing would ever read it to its end.
    body.destroy()
  } else {
    // A reader who leaves in the middle of a film is no failure.
    pipeline(body, response, () => {})
  }
}
