import { noteVisit } from '#domains/ambassadors/index.ts'
import { referralValue, referrerOf } from '#domains/plans/index.ts'
import { REFERRAL_COOKIE, REFERRAL_SECONDS } from '#domains/plans/campaigns/terms.ts'
import { Answer } from '#platform/answer.ts'
import type { Ask } from '#platform/ask.ts'
import { cookieLine } from '#platform/cookies.ts'
import { withoutParameter } from './link-parameter.ts'

const PARAMETER = 'ambassador'

/** Whether a link is an ambassador's: such an address is not answered from what is kept. */
export const namesAmbassador = (target: string) => /[?&]ambassador=/.test(target)

/**
 * A link with `?ambassador=` is remembered for ten days, the last one alone, and leads to the page itself, whose
 * address stays the one that everybody has. A word that is nobody's changes nothing.
 */
export async function rememberAmbassador(ask: Ask): Promise<Answer | null> {
  if (ask.method !== 'GET' && ask.method !== 'HEAD') return null
  const code = ask.url.searchParams.get(PARAMETER)
  if (!code || !(await noteVisit(ask, code, referrerOf(ask) === code))) return null
  const { secret, secureCookies: secure } = ask.house.settings
  const value = referralValue(secret, code, ask.now)
  ask.setCookie(cookieLine(REFERRAL_COOKIE, value, { maxAge: REFERRAL_SECONDS, httpOnly: true, secure }))
  return new Answer(302, null, { Location: withoutParameter(ask.url, PARAMETER), 'Cache-Control': 'no-store' })
}
