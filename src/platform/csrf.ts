import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const BYTES = 32

/**
 * A token bound to the session's (or the visitor's) cookie: nothing to store, nothing to guess. Each time it is written
 * it is masked anew: beside what came with a request, the length of a squeezed answer tells nothing about it.
 */
export function csrfToken(secret: string, cookie: string): string {
  const mask = randomBytes(BYTES)
  return Buffer.concat([mask, masked(bound(secret, cookie), mask)]).toString('base64url')
}

export function isCsrfToken(secret: string, cookie: string, given: unknown): boolean {
  if (typeof given !== 'string') return false
  const actual = Buffer.from(given, 'base64url')
  if (actual.length !== 2 * BYTES) return false
  const [mask, rest] = [actual.subarray(0, BYTES), actual.subarray(BYTES)]
  return timingSafeEqual(bound(secret, cookie), masked(rest, mask))
}

const bound = (secret: string, cookie: string) => createHmac('sha256', secret).update(`csrf:${cookie}`).digest()

const masked = (bytes: Buffer, mask: Buffer) => Buffer.from(bytes.map((byte, index) => byte ^ mask[index]!))
