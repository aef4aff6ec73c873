import { z } from 'zod'
import { idField, textField } from '#platform/forms.ts'
import { ADDRESS_MAX, NOTE_MAX } from './terms.ts'

const WRONG = '紹介した場所のアドレス（https:// で始まるもの）を入力してください。'

/** A name before the host makes one host look like another. */
const isOnTheWeb = (text: string) => {
  const address = URL.parse(text)
  return !!address && /^https?:$/.test(address.protocol) && !address.username && !address.password
}

/** An address on the web, as a browser would open it. */
const webAddress = textField({ required: WRONG, max: ADDRESS_MAX, tooLong: `アドレスは${ADDRESS_MAX}文字までです。` })
  .refine(isOnTheWeb, WRONG)
  .transform((text) => new URL(text).href)
  .refine((text) => text.length <= ADDRESS_MAX, `アドレスは${ADDRESS_MAX}文字までです。`)

export const OwnForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('register'), address: webAddress }),
  z.object({ act: z.literal('mended'), post: idField }),
  z.object({ act: z.literal('remove'), post: idField }),
])

export const LookForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('marked'), post: idField }),
  z.object({
    act: z.literal('unmarked'),
    post: idField,
    note: textField({
      required: '直してほしいところを入力してください。',
      max: NOTE_MAX,
      tooLong: `${NOTE_MAX}文字以内で入力してください。`,
    }),
  }),
])
