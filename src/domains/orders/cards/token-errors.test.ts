import { expect, it } from 'vitest'
import { troubleOf } from './token-errors.ts'

it('says in our words that the number has a wrong digit [CA-012]', () => {
  expect(troubleOf('digit_check_error', '何か')).toEqual({ field: 'number', sentence: 'カード番号が間違っています。' })
})

it.each([
  ['missing_card_number', 'number'],
  ['invalid_card_number', 'number'],
  ['missing_card_expire', 'expiry'],
  ['invalid_card_expire', 'expiry'],
  ['missing_security_code', 'cvc'],
  ['invalid_security_code', 'cvc'],
])('hands the provider’s words of %s to the field %s [CA-013]', (code, field) => {
  expect(troubleOf(code, '提供元の文')).toEqual({ field, sentence: '提供元の文' })
})

it('calls the holder 名義人 as our form does [CA-014]', () => {
  const message = 'カード保有者名のフォーマットが異常です。保有者名を確認してください。'
  expect(troubleOf('invalid_cardholder_name', message)).toEqual({
    field: 'name',
    sentence: 'カード名義人のフォーマットが異常です。名義人を確認してください。',
  })
})

it('alerts when the provider has trouble of its own [CA-015]', () => {
  expect(troubleOf('system_error', '')).toEqual({
    alert: 'システムエラーが発生しました。時間をおいて再度お試しください。',
  })
})

it.each([
  'invalid_request_format',
  'invalid_token_api_key',
  'missing_token_api_key',
  'invalid_lang',
  'unauthorized_merchant',
  'something_new',
  'constructor',
])('leaves the form with %s [CA-016]', (code) => {
  expect(troubleOf(code, '')).toEqual({ leaveWith: code })
})
