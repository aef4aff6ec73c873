import type { Ask } from '#platform/ask.ts'
import { cookieLine } from '#platform/cookies.ts'
import type { House } from '#platform/house.ts'
import { Refusal } from '#platform/refusal.ts'
import { seal, unseal } from '#platform/seal.ts'
import { newToken } from '#platform/tokens.ts'

/** What a key is asked to answer for. */
export type Purpose = 'sign-in' | 'add' | 'factor'
type Ceremony = { purpose: Purpose; memberId: number | null; challenge: string; at: number }

const SECONDS = 600
const SEALED = 'passkey-ceremony'
const once = { name: SEALED, points: 1, seconds: SECONDS }
const cookieName = (house: House) => `_${house.settings.siteSlug}_passkey`

/** A question for a key, of this browser alone: it carries it, sealed, and it is answered once. */
export function askKey(asking: Ask, purpose: Purpose, memberId: number | null = null): string {
  const challenge = newToken()
  const ceremony: Ceremony = { purpose, memberId, challenge, at: asking.now.getTime() }
  setCookie(asking, seal(asking.house.settings.secret, SEALED, JSON.stringify(ceremony)), SECONDS)
  return challenge
}

/** The question that this browser was asked for that purpose; null where there is none, or it has been answered. */
export async function takeQuestion(asking: Ask, purpose: Purpose, memberId: number | null = null) {
  const { cookies, house, now } = asking
  const text = unseal(house.settings.secret, SEALED, cookies[cookieName(house)] ?? '')
  setCookie(asking, '', 0)
  if (text === null) return null
  const ceremony = JSON.parse(text) as Ceremony
  const age = now.getTime() - ceremony.at
  if (ceremony.purpose !== purpose || ceremony.memberId !== memberId || age < 0 || age >= SECONDS * 1000) return null
  return house.limits.take(once, ceremony.challenge).then(
    () => ceremony.challenge,
    (refusal: unknown) => (refusal instanceof Refusal ? null : Promise.reject(refusal)),
  )
}

function setCookie({ house, setCookie: give }: Ask, value: string, maxAge: number) {
  give(cookieLine(cookieName(house), value, { maxAge, httpOnly: true, secure: house.settings.secureCookies }))
}

/** For whom keys are made, and where they answer: a key of another address does not fit. */
export const hostOf = ({ settings }: House) => new URL(settings.origin).hostname

/** Only who comes with a key pays for it. */
export const loadWebauthn = () => import('@simplewebauthn/server')
