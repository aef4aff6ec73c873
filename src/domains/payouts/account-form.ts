import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { bankKana } from './kana.ts'
import { isRegistration } from './rules.ts'
import { accountTypes, entityNames, type AccountType, type PayeeAccount } from './terms.ts'

const keysOf = <T extends string>(names: Record<T, string>) => Object.keys(names) as [T, ...T[]]

/** Figures as people type them: full-width, with hyphens and spaces between. */
const figures = (sentence: string, pattern: RegExp) =>
  z
    .string({ error: sentence })
    .transform((text) => text.normalize('NFKC').replaceAll(/[\s‐−–—ー-]/g, ''))
    .refine((text) => pattern.test(text), sentence)

const name = (what: string, max: number) =>
  textField({
    required: `${what}を入力してください。`,
    max,
    tooLong: `${what}は${max}文字以内で入力してください。`,
    printable: true,
  })

const kana = (what: string) =>
  name(what, 60)
    .refine((text) => bankKana(text) !== null, `${what}は、カナ・英数字と「（ ） . - /」で入力してください。`)
    .transform((text) => bankKana(text)!)

const WRONG_REGISTRATION = '登録番号は、Tに続く13桁の数字です。お手元の通知と見くらべてください。'

/** The number of the account may stay empty where there is one: it is not shown to be typed again. */
export const accountForm = ({ hasNumber }: { hasNumber: boolean }) =>
  z.object({
    entity: z.enum(keysOf(entityNames), { error: '個人か法人かを選んでください。' }),
    name: name('お名前', 50),
    nameKana: name('お名前（カナ）', 60).refine(
      (text) => bankKana(text) !== null,
      'お名前（カナ）は、カタカナで入力してください。',
    ),
    postalCode: figures('郵便番号は7桁の数字で入力してください。', /^\d{7}$/),
    address: name('ご住所', 100),
    bankCode: figures('金融機関コードは4桁の数字で入力してください。', /^\d{4}$/),
    branchCode: figures('支店コードは3桁の数字で入力してください。', /^\d{3}$/),
    accountType: z.enum(keysOf(accountTypes), { error: '口座の種類を選んでください。' }),
    accountNumber: figures(
      '口座番号は7桁までの数字で入力してください。',
      hasNumber ? /^\d{0,7}$/ : /^\d{1,7}$/,
    ).transform((number) => (number === '' ? '' : number.padStart(7, '0'))),
    holder: kana('口座名義（カナ）'),
    registration: z
      .string()
      .default('')
      .transform((text) => text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase())
      .refine((text) => text === '' || isRegistration(text), WRONG_REGISTRATION),
  }) satisfies z.ZodType<PayeeAccount & { accountType: AccountType }>

export type AccountForm = z.output<ReturnType<typeof accountForm>>
