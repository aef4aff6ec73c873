import type { Ask } from '#platform/ask.ts'
import { cookieLine } from '#platform/cookies.ts'
import type { House } from '#platform/house.ts'
import { Refusal } from '#platform/refusal.ts'
import { seal, unseal } from '#platform/seal.ts'
import { newToken } from '#platform/tokens.ts'
import type { Visit } from '#ports/identity/port.ts'
import type { Door } from './doors.ts'

/** Who was sent to a provider, from this browser, and what for: to sign in, or to link it to the member `linkFor`. */
export type Errand = Visit & { provider: Door; returnTo: string | null; linkFor: number | null; at: number }
export type Purpose = Pick<Errand, 'returnTo' | 'linkFor'>

const SECONDS = 600
const PURPOSE = 'identity-errand'
const once = { name: PURPOSE, points: 1, seconds: SECONDS }

const cookieName = (house: House) => `_${house.settings.siteSlug}_errand`
export const callbackOf = (house: House, provider: Door) => `${house.settings.origin}/auth/${provider}/callback`

/** The browser carries it, sealed: another browser has none, and nobody reads or makes one. The newest is the only one. */
export function newErrand(ask: Ask, provider: Door, purpose: Purpose) {
  const { house, now } = ask
  const secrets = { state: newToken(), nonce: newToken(), verifier: newToken() }
  const errand: Errand = {
    ...secrets,
    ...purpose,
    provider,
    callback: callbackOf(house, provider),
    at: now.getTime(),
  }
  const give = () => setCookie(ask, seal(house.settings.secret, PURPOSE, JSON.stringify(errand)), SECONDS)
  return { errand, give }
}

/** The errand with which this browser was sent there, once; null where it was not, or is back a second time or too late. */
export async function takeErrand(ask: Ask, provider: Door): Promise<Errand | null> {
  const { cookies, house, now, url } = ask
  const sealed = cookies[cookieName(house)]
  if (sealed === undefined) return null
  setCookie(ask, '', 0)
  const text = unseal(house.settings.secret, PURPOSE, sealed)
  if (text === null) return null
  const errand = JSON.parse(text) as Errand
  const age = now.getTime() - errand.at
  if (errand.provider !== provider || age < 0 || age >= SECONDS * 1000) return null
  if (url.searchParams.getAll('state').join(' ') !== errand.state) return null
  return (await isFirst(house, errand.state)) ? errand : null
}

function isFirst({ limits }: House, state: string): Promise<boolean> {
  return limits.take(once, state).then(
    () => true,
    (refusal: unknown) => (refusal instanceof Refusal ? false : Promise.reject(refusal)),
  )
}

const setCookie = (ask: Pick<Ask, 'house' | 'setCookie'>, value: string, maxAge: number) =>
  ask.setCookie(
    cookieLine(cookieName(ask.house), value, { maxAge, httpOnly: true, secure: ask.house.settings.secureCookies }),
  )
