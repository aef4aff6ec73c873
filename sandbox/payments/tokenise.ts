import { codeOf } from './test-cards.ts'

export type Given = Record<string, unknown>
export type CardGiven = { number: string; expiresOn: string; named: boolean }

const MESSAGES: Record<string, string> = {
  missing_token_api_key: 'トークンAPIキーが指定されていません。',
  invalid_token_api_key: 'トークンAPIキーが正しくありません。',
  unauthorized_merchant: 'この加盟店ではカードをご利用いただけません。',
  invalid_request_format: 'リクエストの形式が正しくありません。',
  invalid_lang: '言語の指定が正しくありません。',
  missing_card_number: 'カード番号が入力されていません。',
  invalid_card_number: 'カード番号の形式が正しくありません。',
  digit_check_error: 'カード番号の検査に失敗しました。',
  missing_card_expire: 'カードの有効期限が入力されていません。',
  invalid_card_expire: 'カードの有効期限が正しくないか、期限が切れています。',
  missing_security_code: 'セキュリティコードが入力されていません。',
  invalid_security_code: 'セキュリティコードの形式が正しくありません。',
  invalid_cardholder_name: 'カード保有者名のフォーマットが異常です。',
  system_error: 'カード会社のシステムで障害が起きています。',
  brand_not_contracted: 'このブランドのカードはお取り扱いがありません。',
}
export const messageOf = (code: string) => MESSAGES[code] ?? MESSAGES.system_error!

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** A card as the browser sent it, or the code of what is wrong with it. */
export function readCard(given: Given, tokenKey: string, now: Date): CardGiven | { code: string } {
  if (!text(given.token_api_key)) return { code: 'missing_token_api_key' }
  if (text(given.token_api_key) !== tokenKey) return { code: 'invalid_token_api_key' }
  if (!['ja', 'en', ''].includes(text(given.lang))) return { code: 'invalid_lang' }

  const number = text(given.card_number).replaceAll(/[ -]/g, '')
  if (!number) return { code: 'missing_card_number' }
  const forced = codeOf(number)
  if (forced) return { code: forced }
  if (!/^\d{13,19}$/.test(number)) return { code: 'invalid_card_number' }
  if (!passesDigitCheck(number)) return { code: 'digit_check_error' }

  const expire = text(given.card_expire)
  if (!expire) return { code: 'missing_card_expire' }
  const expiresOn = lastDayOf(expire)
  if (!expiresOn || expiresOn < dayOf(now)) return { code: 'invalid_card_expire' }

  const code = text(given.security_code)
  if (!code || code === '000') return { code: 'missing_security_code' }
  if (!/^\d{3,4}$/.test(code)) return { code: 'invalid_security_code' }

  const name = given.cardholder_name
  if (name !== undefined && !isName(text(name))) return { code: 'invalid_cardholder_name' }
  return { number, expiresOn, named: name !== undefined }
}

const isName = (name: string) => /^[A-Za-z0-9 .,'/-]{2,45}$/.test(name) && name !== 'INVALID NAME'

/** The check digit of Luhn, as every card has it. */
export function passesDigitCheck(digits: string) {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    const doubled = at % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** `MM/YY` as the last day on which the card is good. */
function lastDayOf(expire: string) {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expire) ?? []
  return month && new Date(Date.UTC(2000 + Number(year), Number(month), 0)).toISOString().slice(0, 10)
}

/** The day in Tokyo. */
export const dayOf = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
export const masked = (number: string) => number.slice(0, 6) + '*'.repeat(number.length - 8) + number.slice(-2)
