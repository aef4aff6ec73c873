import { lookUp } from '#platform/look-up.ts'
import type { CardField } from './card-fields.ts'

/** What becomes of a refused token: a sentence at a field, an alert, or the page of payment errors. */
export type TokenTrouble = { field: CardField; sentence: string } | { alert: string } | { leaveWith: string }

const SYSTEM_ERROR = 'システムエラーが発生しました。時間をおいて再度お試しください。'
export const CONNECTION_LOST = 'サーバーとの通信に失敗しました。時間を開けて再度お試しください。'

const fields: Record<string, CardField> = {
  missing_card_number: 'number',
  invalid_card_number: 'number',
  missing_card_expire: 'expiry',
  invalid_card_expire: 'expiry',
  missing_security_code: 'cvc',
  invalid_security_code: 'cvc',
}

/** The catalogue of the provider's codes; what is not in it is nothing that a buyer can mend. */
export function troubleOf(code: string, message: string): TokenTrouble {
  if (code === 'digit_check_error') return { field: 'number', sentence: 'カード番号が間違っています。' }
  if (code === 'invalid_cardholder_name') return { field: 'name', sentence: message.replaceAll('保有者名', '名義人') }
  if (code === 'system_error') return { alert: SYSTEM_ERROR }
  const field = lookUp(fields, code)
  return field ? { field, sentence: message } : { leaveWith: code }
}
