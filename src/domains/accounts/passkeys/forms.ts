import { z } from 'zod'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { textField } from '#platform/forms.ts'
import { PASSKEY_NAME_MAX, UNNAMED } from './terms.ts'

const part = z.string().max(20_000)
const common = {
  id: part,
  rawId: part,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
}

/** As a browser's WebAuthn says it; what stands in the parts is read where they are verified. */
const Made = z
  .object({
    ...common,
    response: z.object({
      clientDataJSON: part,
      attestationObject: part,
      transports: z.array(z.string().max(30)).max(10).optional(),
    }),
  })
  .transform((given) => given as unknown as RegistrationResponseJSON)
const Shown = z
  .object({
    ...common,
    response: z.object({ clientDataJSON: part, authenticatorData: part, signature: part, userHandle: part.nullish() }),
  })
  .transform((given) => given as unknown as AuthenticationResponseJSON)

export const NewPasskeyForm = z.object({
  response: Made,
  name: textField({ max: PASSKEY_NAME_MAX, tooLong: `名前は${PASSKEY_NAME_MAX}文字以内で入力してください。` })
    .transform((name) => name.replace(/[\p{C}\s]+/gu, ' ').trim() || UNNAMED)
    .default(UNNAMED),
})
export const PasskeyForm = z.object({ response: Shown, return_to: z.string().optional().catch(undefined) })
