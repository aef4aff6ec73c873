import { findUrlCampaign } from '#domains/plans/index.ts'
import { URL_CAMPAIGN_COOKIE, URL_CAMPAIGN_SECONDS, URL_KIND } from '#domains/plans/campaigns/terms.ts'
import { Answer } from '#platform/answer.ts'
import type { Ask } from '#platform/ask.ts'
import { cookieLine } from '#platform/cookies.ts'
import { withoutParameter } from './link-parameter.ts'

const PARAMETER = 'cpn'

/** Whether a link speaks of a campaign: such an address is not answered from what is kept. */
export const namesCampaign = (target: string) => /[?&]cpn=/.test(target)

/**
 * A link with `?cpn=` opens its campaign: the browser remembers it for thirty days and is led to the page itself, whose
 * address stays the one that everybody has. An unknown word is nobody's business.
 */
export async function rememberCampaign(ask: Ask): Promise<Answer | null> {
  if (ask.method !== 'GET' && ask.method !== 'HEAD') return null
  const kind = ask.url.searchParams.get(PARAMETER)
  if (!kind || !URL_KIND.test(kind)) return null
  if (!(await findUrlCampaign(ask.house, ask.now, kind))) return null
  const { secureCookies: secure } = ask.house.settings
  ask.setCookie(cookieLine(URL_CAMPAIGN_COOKIE, kind, { maxAge: URL_CAMPAIGN_SECONDS, httpOnly: true, secure }))
  return new Answer(302, null, { Location: withoutParameter(ask.url, PARAMETER) })
}
