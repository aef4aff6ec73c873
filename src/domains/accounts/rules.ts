import { commonPasswords } from './common-passwords.ts'

const SHORTEST_PASSWORD = 8
const LONGEST_PASSWORD = 128

export function whyCannotUsePassword(password: string, email: string): 'password-length' | 'password-weak' | null {
  const length = [...password].length
  if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD) return 'password-length'
  const plain = password.toLowerCase()
  const isOneCharacter = new Set(plain).size === 1
  return isOneCharacter || plain === email.toLowerCase() || commonPasswords.has(plain) ? 'password-weak' : null
}

const LETTER_MINUTES = 15

/** So long the link of a letter stands for the password where that is asked for again. */
export const isFreshLetter = (byLetterAt: Date | null, now: Date) =>
  byLetterAt !== null && now.getTime() < byLetterAt.getTime() + LETTER_MINUTES * 60_000

type Link = { used_at: Date | null; expires_at: Date }

export function isUsable(link: Link, now: Date): boolean {
  return link.used_at === null && now < link.expires_at
}

/** Everything by which a member comes in besides the link of a letter. */
export type WaysIn = { hasPassword: boolean; identities: number; passkeys: number }

/** The last one stays until there is a password: a mailbox alone is lost too easily. */
export function whyCannotRemoveWay({ hasPassword, identities, passkeys }: WaysIn): 'last-way' | null {
  return !hasPassword && identities + passkeys <= 1 ? 'last-way' : null
}
