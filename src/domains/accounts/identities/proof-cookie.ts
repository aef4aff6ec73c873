import type { Ask } from '#platform/ask.ts'
import { cookieLine } from '#platform/cookies.ts'
import type { House } from '#platform/house.ts'
import { PROOF_MINUTES } from './terms.ts'

const cookieName = (house: House) => `_${house.settings.siteSlug}_joining`

/** By this cookie alone a browser finds what was proved in it; nobody who has only a link can go on with it. */
export const proofToken = ({ house, cookies }: Pick<Ask, 'house' | 'cookies'>) => cookies[cookieName(house)] ?? ''

type Giving = Pick<Ask, 'house' | 'setCookie'>

export const giveProofToken = (ask: Giving, token: string) => set(ask, token, PROOF_MINUTES * 60)

export const takeProofToken = (ask: Giving) => set(ask, '', 0)

const set = ({ house, setCookie }: Giving, token: string, maxAge: number) =>
  setCookie(cookieLine(cookieName(house), token, { maxAge, httpOnly: true, secure: house.settings.secureCookies }))
