import type { Actor } from '#platform/ask.ts'
import { cookieLine } from '#platform/cookies.ts'
import { dayKey } from '#platform/tokyo.ts'

/** Holds the day of the last invitation. */
const COOKIE = 'day-to-look-back'
const TWENTY_YEARS = 630_720_000

/**
 * Whether to invite to look back: once a day at most, and only who has something behind them. Browsers keep no cookie
 * longer than 400 days, so it is written anew at each visit.
 */
export function inviteToLookBack({ cookies, house, now, setCookie }: Actor, hasSomething: boolean): boolean {
  const today = dayKey(now)
  const last = cookies[COOKIE] ?? ''
  const isInvited = hasSomething && last !== today
  const value = isInvited ? today : last
  if (/^\d{4}-\d{2}-\d{2}$/.test(value))
    setCookie(cookieLine(COOKIE, value, { maxAge: TWENTY_YEARS, httpOnly: true, secure: house.settings.secureCookies }))
  return isInvited
}
