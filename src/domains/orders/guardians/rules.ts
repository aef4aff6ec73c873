import { ageOn, type Day } from '#platform/days.ts'
import { isEmailAddress, mailboxOf } from '#platform/email-address.ts'
import { dayKey } from '#platform/tokyo.ts'
import { REMEMBERED_DAYS, type ConsentEnd, type ConsentState } from './terms.ts'

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

type Known = { bornOn: Day | null; newest: (Facts & { askedAt: Date }) | null }

/**
 * Whether the school knows better than who now says that they are of age: by the day of birth of a student's record, or
 * because they named a guardian lately. Only one who never answered is forgotten with the order that fell.
 */
export function isKnownMinor({ bornOn, newest }: Known, now: Date): boolean {
  if (bornOn !== null && ageOn(bornOn, dayKey(now)) < OF_AGE) return true
  if (!newest || now.getTime() - newest.askedAt.getTime() >= REMEMBERED_DAYS * 86_400_000) return false
  return newest.consentedAt !== null || !['fallen', 'superseded'].includes(stateOf(newest, now))
}
const OF_AGE = 18

/** Why this cannot be the guardian's address. */
export function whyNotGuardian(given: string, own: string): 'guardian-email' | 'guardian-own' | null {
  const address = given.normalize('NFKC').trim()
  if (!isEmailAddress(address)) return 'guardian-email'
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
