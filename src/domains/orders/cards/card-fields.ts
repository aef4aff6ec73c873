/** What a person types about a card. It lives in the page alone: only the provider is ever sent the number and the code. */
export type CardEntry = { number: string; month: string; year: string; cvc: string; name: string }
export type CardField = 'number' | 'expiry' | 'cvc' | 'name'
export type CardMistakes = Partial<Record<CardField, string>>

export const emptyCard: CardEntry = { number: '', month: '', year: '', cvc: '', name: '' }

/** 19 characters with their spaces. */
const MOST_DIGITS = 16
const CVC_DIGITS = 4
const YEARS = 20

const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

/** 「4111 1111 1111 1111」, whatever way it was typed or pasted, full-width digits included. */
export function groupNumber(text: string): string {
  return digitsOf(text)
    .slice(0, MOST_DIGITS)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Groups the number and keeps the caret behind the same digit, so that one can mend a digit in the middle. */
export function regroup(text: string, caret: number): { text: string; caret: number } {
  const grouped = groupNumber(text)
  const before = Math.min(digitsOf(text.slice(0, caret)).length, MOST_DIGITS)
  let at = 0
  for (let seen = 0; seen < before && at < grouped.length; at++) if (grouped[at] !== ' ') seen++
  return { text: grouped, caret: at }
}

export const plainNumber = (text: string) => digitsOf(text)
export const cvcOf = (text: string) => digitsOf(text).slice(0, CVC_DIGITS)
export const expiryOf = ({ month, year }: CardEntry) => `${month}/${year.slice(-2)}`

/** 「2031年4月」 of the 「04/31」 that was typed: what the page alone knows, the page puts into words. */
export const typedMonth = (expiry: string) => `20${expiry.slice(3)}年${+expiry.slice(0, 2)}月`

export const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
export const yearsFrom = (year: number) => Array.from({ length: YEARS }, (_, index) => String(year + index))

/** The button waits for these; a name of blanks is none. */
export function isFilledIn(card: CardEntry): boolean {
  return Object.values(card).every((value) => value.trim() !== '')
}

export function nameMistake(name: string): string | null {
  return /[^\x20-\x7e]/.test(name) ? '半角英字で入力してください。' : null
}
