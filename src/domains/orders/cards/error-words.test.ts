import { expect, it } from 'vitest'
import { paymentErrorWords, shownCode } from './error-words.ts'

it('shows of a code only what a code is made of', () => {
  expect(shownCode('tds_failed')).toBe('tds_failed')
  expect(shownCode('<script>alert("x")</script>')).toBe('scriptalertxscript')
  expect(shownCode('コード-42')).toBe('-42')
  expect(shownCode('a'.repeat(65))).toHaveLength(64)
  expect(shownCode(null)).toBe('')
})

it('says what is known about it, and for the rest what can be done', () => {
  expect(paymentErrorWords('tds_failed')).toContain('本人認証')
  expect(paymentErrorWords('token_expired')).toContain('15分')
  expect(paymentErrorWords('token_already_used')).toContain('すでに使われています')
  expect(paymentErrorWords('constructor')).toContain('別のカード')
})
