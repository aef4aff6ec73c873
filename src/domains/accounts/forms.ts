import { z } from 'zod'
import { countCharacters, isStorable } from '#platform/text.ts'
import { isEmailAddress } from '#platform/email-address.ts'
import { NAME_MAX, tidyEmail } from './terms.ts'
import { badEmail, badNewEmail } from './words.ts'

const emailField = (sentence = badEmail) =>
  z.string({ error: sentence }).transform(tidyEmail).refine(isEmailAddress, sentence)

/** What is not text, or cannot be kept as text, counts as not filled in. */
export const text = z.string().refine(isStorable).catch('')

/** Read leniently: the rules of registering name everything that is wrong at once. */
export const RegisterForm = z.object({
  user: z
    .object({ email: text, password: text, terms: text, news: text.optional() })
    .catch({ email: '', password: '', terms: '' }),
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

export const ArriveForm = z.object({
  token: text,
  user: z.object({ password: text, terms: text }).catch({ password: '', terms: '' }),
})

export const PasswordChangeForm = z.object({ new_password: text })

const nameNeeded = '表示名を入力してください。'

/** A tick that is not sent is a tick that is not set. */
const tick = z
  .literal('1')
  .optional()
  .catch(undefined)
  .transform((given) => given === '1')

/** The name stands on one line wherever it is shown: control characters and blanks in a row are one blank. */
export const displayName = z
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
  // Where the picture is cut; its middle, whole, where nothing fits.
  avatar_x: z.coerce.number().min(0).max(1).catch(0.5),
  avatar_y: z.coerce.number().min(0).max(1).catch(0.5),
  avatar_zoom: z.coerce.number().min(1).max(4).catch(1),
})
export type NewProfile = z.output<typeof ProfileForm>
