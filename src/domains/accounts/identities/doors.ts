import type { Ask, CallAsk } from '#platform/ask.ts'
import type { House } from '#platform/house.ts'
import { notFound } from '#platform/refusal.ts'
import type { Identity, IdentityProvider } from '#ports/identity/port.ts'

/** A provider to which a browser is sent, by the name that its addresses have. */
export type Door = keyof Identity

export const doorOrder: readonly Door[] = ['google_oauth2', 'twitter', 'line', 'amazon']

/** The providers that this house has settings for; no other has a button or an address. */
export const openDoors = ({ identity }: Pick<House, 'identity'>) => doorOrder.filter((one) => identity[one])

export function doorOf({ house, params }: CallAsk): { name: Door; provider: IdentityProvider } {
  const name = doorOrder.find((one) => one === params.provider)
  const provider = name && house.identity[name]
  return provider ? { name, provider } : notFound()
}

/** Browsers within other apps, in which Google signs nobody in. */
const IN_APP = /\bLine\/|\bFBA[NV]\/|\bInstagram\b|\bTwitter for |\bTwitterAndroid\b|\bMicroMessenger\/|; wv\)/

export type Doors = {
  providers: readonly Door[]
  /** `line` can open the browser by an address, others by their own menu. */
  inApp: 'line' | 'other' | null
}

/** What the screens of signing up and in show beside the form. */
export function readDoors({ house, agent }: Pick<Ask, 'house' | 'agent'>): Doors {
  const inApp = /\bLine\//.test(agent) ? 'line' : IN_APP.test(agent) ? 'other' : null
  return { providers: openDoors(house), inApp }
}
