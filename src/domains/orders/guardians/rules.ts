import type { ConsentEnd, ConsentState } from './terms.ts'

type Facts = {
  consentedAt: Date | null
  untilAt: Date
  endedAs: ConsentEnd | null
  /** the order that was placed with it did not fail */
  isUsed: boolean
}

export function stateOf({ consentedAt, untilAt, endedAs, isUsed }: Facts, now: Date): ConsentState {
  if (endedAs) return endedAs
  if (isUsed) return 'used'
  if (untilAt <= now) return 'fallen'
  return consentedAt ? 'given' : 'asked'
}

/** One mailbox whatever its capitals, and whatever stands behind a plus sign. */
export const mailboxOf = (address: string) =>
  address
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

/** Why this cannot be the guardian's address. */
export function whyNotGuardian(given: string, own: string): 'guardian-email' | 'guardian-own' | null {
  const address = given.normalize('NFKC').trim()
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) || address.length > 254) return 'guardian-email'
  return mailboxOf(address) === mailboxOf(own) ? 'guardian-own' : null
}

/** What is wanted, as one text: the same wish gives the same text, however its empty parts are said. */
export const wishText = (wish: object): string =>
  JSON.stringify(
    Object.entries(wish)
      .filter(([, value]) => value !== null && value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Enough of an address to know it again. */
export const hiddenEmail = (email: string) => email.replace(/^(.).*(?=@)/, '$1•••')
