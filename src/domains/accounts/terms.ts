const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long each kind of link in a letter can be used. */
export const linkLife = {
  confirm: 24 * HOUR,
  reset: 60 * MINUTE,
  change: 24 * HOUR,
  'sign-in': 30 * MINUTE,
  object: 7 * 24 * HOUR,
  arrive: 30 * 24 * HOUR,
} as const
export type LinkPurpose = keyof typeof linkLife
/** The letters that open an account to whoever reads the mailbox. */
export type OpeningLetter = 'reset' | 'sign-in'

/** How a member shows once more who they are. */
export type WayToConfirm = 'password' | 'letter' | 'confirmed'

/** An address as it was typed, wide letters made narrow and blanks at the ends gone. */
export const tidyEmail = (text: string) => text.normalize('NFKC').trim()

/** One mailbox, one key: addresses that differ only in capitals are the same. */
export const emailKey = (email: string) => email.toLowerCase()

/** Counted in code points, as the database does; a letter outside the first plane (𠮷) is one. */
export const NAME_MAX = 20
/** What a member is called who has not said how. */
export const NAMELESS = '受講生'

/** What staff may set back, in the words of the letter. */
export const profileParts = { name: '表示名', picture: 'アイコン', both: '表示名とアイコン' } as const

export type ProfileReset = { what: keyof typeof profileParts; reason: string }
