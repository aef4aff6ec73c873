import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ask } from '#platform/ask.ts'
import { REFERRAL_COOKIE, REFERRAL_SECONDS } from './terms.ts'

/** The word of a link and when it was opened, signed: nobody writes another's into their own browser. */
export function referralValue(secret: string, code: string, at: Date): string {
  const said = `${code}.${Math.floor(at.getTime() / 1000).toString(36)}`
  return `${said}.${signatureOf(secret, said)}`
}

type Bearer = Pick<Ask, 'cookies' | 'house' | 'now'>

/** Whose link a browser opened last, if that was within ten days. */
export const referrerOf = (ask: Bearer): string | null => referralOf(ask)?.code ?? null

/** The same, and when it was opened. */
export function referralOf({ cookies, house, now }: Bearer): { code: string; openedAt: Date } | null {
  const [code, opened, signature] = (cookies[REFERRAL_COOKIE] ?? '').split('.')
  if (!code || !opened || !signature) return null
  const expected = Buffer.from(signatureOf(house.settings.secret, `${code}.${opened}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const openedAt = Number.parseInt(opened, 36)
  return now.getTime() / 1000 - openedAt < REFERRAL_SECONDS ? { code, openedAt: new Date(openedAt * 1000) } : null
}

const signatureOf = (secret: string, said: string) =>
  createHmac('sha256', secret).update(`referral:${said}`).digest('base64url').slice(0, 27)
