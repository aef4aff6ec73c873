import type { FieldErrors } from '#platform/refusal.ts'
import { countCharacters, isStorable, symbolsIn, unusable } from '#platform/text.ts'
import { prefectures, type Wanted } from '../debit-applications/terms.ts'

export type ApplicationFields = Readonly<Record<string, unknown>>

export const NAME = { min: 2, max: 20 }
export const ADDRESS = { min: 4, max: 40 }

/** What is wrong with an application, field by field; a printed form needs no address, so that none is looked at. */
export function troublesOf(fields: ApplicationFields): FieldErrors {
  const { receiving } = fields
  if (receiving === 'print') return {}
  if (receiving !== 'post') return { receiving: ['受け取り方法を選んでください。'] }
  const said = {
    name: whyNotPrintable(fields.name, NAME, `お名前は${NAME.min}〜${NAME.max}文字で入力してください。`),
    postal_code: normalPostalCode(fields.postal_code) ? null : '郵便番号は7桁の数字で入力してください。',
    prefecture: prefectures.includes(text(fields.prefecture)) ? null : '都道府県を選んでください。',
    address: whyNotPrintable(fields.address, ADDRESS, `住所は${ADDRESS.min}〜${ADDRESS.max}文字で入力してください。`),
  }
  return Object.fromEntries(Object.entries(said).flatMap(([name, trouble]) => (trouble ? [[name, [trouble]]] : [])))
}

/** An application without troubles, in one spelling. */
export function wantedOf(fields: ApplicationFields): Wanted {
  if (fields.receiving === 'print') return { receiving: 'print', to: null }
  return {
    receiving: 'post',
    to: {
      name: text(fields.name),
      postalCode: normalPostalCode(fields.postal_code)!,
      prefecture: text(fields.prefecture),
      address: text(fields.address),
    },
  }
}

/** Seven figures, however wide they were typed; 「150-0001」 is one, too. */
export function normalPostalCode(given: unknown): string | null {
  const code = text(given).normalize('NFKC')
  return /^\d{3}[-−‐ー]?\d{4}$/.test(code) ? code.replace(/\D/, '') : null
}

const text = (given: unknown) => (typeof given === 'string' ? given.trim() : '')

function whyNotPrintable(given: unknown, { min, max }: { min: number; max: number }, sentence: string): string | null {
  const words = text(given)
  const symbols = symbolsIn(words)
  if (!isStorable(words) || /[\p{Cc}]/u.test(words)) return '使用できない文字が含まれています。'
  if (symbols.length > 0) return unusable(symbols)
  const length = countCharacters(words)
  return length >= min && length <= max ? null : sentence
}
