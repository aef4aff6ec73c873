import { z } from 'zod'
import { isEmailAddress } from '#platform/email-address.ts'
import { NAMELESS, tidyEmail } from '../terms.ts'
import { displayName, text } from '../forms.ts'
import { termsNeeded } from '../words.ts'

/** An address is asked only of those whose provider vouches for none; who needs one and gives none is told by the action. */
export const JoiningForm = z.object({
  name: displayName.default('').transform((name) => name || NAMELESS),
  email: text.transform(tidyEmail).transform((email) => (isEmailAddress(email) ? email : null)),
  terms: z.literal('1', { error: termsNeeded }),
})
export type NewJoiner = z.output<typeof JoiningForm>

export const ShowingForm = z.object({ password: text })
export const WhatForm = z.object({ act: z.enum(['join', 'password', 'letter', 'stop']).catch('join') })
