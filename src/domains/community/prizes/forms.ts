import { z } from 'zod'
import { idField, textField } from '#platform/forms.ts'
import { ADDRESS_MAX, NAME_MAX } from './terms.ts'

const figures = (sentence: string, pattern: RegExp) =>
  z
    .string({ error: sentence })
    .transform((text) => text.normalize('NFKC').replaceAll(/[\s‐−–—ー-]/g, ''))
    .refine((text) => pattern.test(text), sentence)
const words = (what: string, max: number) =>
  textField({
    required: `${what}を入力してください。`,
    max,
    tooLong: `${what}は${max}文字以内で入力してください。`,
    printable: true,
  })

export const AddressForm = z.object({
  name: words('お名前', NAME_MAX),
  postal_code: figures('郵便番号は7桁の数字で入力してください。', /^\d{7}$/),
  address: words('住所', ADDRESS_MAX),
  phone: figures('電話番号は、ハイフンを除く10桁か11桁の数字で入力してください。', /^0\d{9,10}$/),
})

export const SentForm = z.object({ work: idField })
