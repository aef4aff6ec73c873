import { createHmac, timingSafeEqual } from 'node:crypto'

/** A token bound to the session's (or the visitor's) cookie: nothing to store, nothing to guess. */
export function csrfToken(secret: string, cookie: string): string {
  return createHmac('sha256', secret).update(`csrf:${cookie}`).digest('base64url')
}

export function isCsrfToken(secret: string, cookie: string, given: unknown): boolean {
  if (typeof given !== 'string') return false
  const expected = Buffer.from(csrfToken(secret, cookie))
  const actual = Buffer.from(given)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
