import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { countCharacters, isStorable } from '#platform/text.ts'
import { badEmail, badNewEmail } from './words.ts'
import { isEmailAddress } from './rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long each kind of link in a letter can be used. */
export const linkLife = {
  confirm: 24 * HOUR,
  reset: 60 * MINUTE,
  change: 24 * HOUR,
  'sign-in': 30 * MINUTE,
  object: 7 * 24 * HOUR,
} as const
export type LinkPurpose = keyof typeof linkLife
/** The letters that open an account to whoever reads the mailbox. */
export type OpeningLetter = 'reset' | 'sign-in'

/** How a member shows once more who they are. */
export type WayToConfirm = 'password' | 'letter' | 'confirmed'

/** An address as it was typed, wide letters made narrow and blanks at the ends gone. */
export const tidyEmail = (text: string) => text.normalize('NFKC').trim()

const emailField = (sentence = badEmail) =>
  z.string({ error: sentence }).transform(tidyEmail).refine(isEmailAddress, sentence)

/** One mailbox, one key: addresses that differ only in capitals are the same. */
export const emailKey = (email: string) => email.toLowerCase()

/** What is not text, or cannot be kept as text, counts as not filled in. */
const text = z.string().refine(isStorable).catch('')

/** Read leniently: the rules of registering name everything that is wrong at once. */
export const RegisterForm = z.object({
  user: z.object({ email: text, password: text, terms: text }).catch({ email: '', password: '', terms: '' }),
  return_to: z.string().optional().catch(undefined),
})
export type NewMember = z.output<typeof RegisterForm>

export const SignInForm = z.object({
  session: z.object({ email: text, password: text }).catch({ email: '', password: '' }),
  return_to: z.string().optional().catch(undefined),
})

export const EmailForm = z.object({ email: emailField() })
export const LetterForm = z.object({ email: emailField(), return_to: z.string().optional().catch(undefined) })
export const NewEmailForm = z.object({ email: emailField(badNewEmail) })
export const TokenForm = z.object({ token: text })
export const LetterLinkForm = z.object({ token: text, return_to: z.string().optional().catch(undefined) })
export const NewPasswordForm = z.object({ token: text, user: z.object({ password: text }).catch({ password: '' }) })

export const PasswordChangeForm = z.object({ new_password: text })

/** Counted in code points, as the database does; a letter outside the first plane (𠮷) is one. */
export const NAME_MAX = 20
/** What a member is called who has not said how. */
export const NAMELESS = '受講生'
const nameNeeded = '表示名を入力してください。'

/** A tick that is not sent is a tick that is not set. */
const tick = z
  .literal('1')
  .optional()
  .catch(undefined)
  .transform((given) => given === '1')

/** The name stands on one line wherever it is shown: control characters and blanks in a row are one blank. */
const displayName = z
  .string({ error: nameNeeded })
  .refine(isStorable, '使用できない文字が含まれています。')
  .transform((name) => name.replace(/[\p{C}\s]+/gu, ' ').trim())
  .refine((name) => countCharacters(name) <= NAME_MAX, `表示名は${NAME_MAX}文字以内で入力してください。`)

/** Whoever completes the registration may say how they are called, or leave it for later. */
export const JoinForm = z.object({ token: text, name: displayName.default('') })

export const ProfileForm = z.object({
  name: displayName.refine((name) => name !== '', nameNeeded),
  single_keys: tick,
  remove_avatar: tick,
})
export type NewProfile = z.output<typeof ProfileForm>

/** What staff may set back, in the words of the letter. */
export const profileParts = { name: '表示名', picture: 'アイコン', both: '表示名とアイコン' } as const

export const ProfileResetForm = z.object({
  what: z.enum(['name', 'picture', 'both'], { error: '初期の状態に戻すものを選んでください。' }),
  reset_reason: textField({
    required: '理由を入力してください。',
    max: 200,
    tooLong: '理由は200文字以内で入力してください。',
  }),
})
export type ProfileReset = { what: keyof typeof profileParts; reason: string }
