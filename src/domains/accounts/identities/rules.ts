import { isEmailAddress } from '#platform/email-address.ts'
import { NAME_MAX, NAMELESS, tidyEmail } from '../terms.ts'
import type { ProvedIdentity } from './terms.ts'

/** Whose address it is here already, and whether more than the address has to be shown for that account. */
export type Owner = { isGuarded: boolean; hasOther: boolean }

/**
 * What follows when an identity nobody has here yet has proved itself: `link` at once to the account of the same
 * address, ask whoever it is to `show` that the account is theirs, or let them `join`.
 */
export function nextOfUnknown(emailVerified: boolean, owner: Owner | null): 'link' | 'show' | 'join' {
  if (!emailVerified || !owner) return 'join'
  return owner.isGuarded || owner.hasOther ? 'show' : 'link'
}

/** What a provider says, as it can be kept here: an address that is none was not given, a name is cut to its length. */
export function tidyProof({ name, email, emailVerified, ...who }: ProvedIdentity) {
  const address = tidyEmail(email ?? '')
  const isAddress = isEmailAddress(address)
  return {
    ...who,
    name: cutName(name ?? ''),
    email: isAddress ? address : null,
    emailVerified: isAddress && emailVerified,
  }
}

const cutName = (name: string) => {
  const line = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\s�]+/gu, ' ')
    .trim()
  return [...line].slice(0, NAME_MAX).join('').trim() || NAMELESS
}
