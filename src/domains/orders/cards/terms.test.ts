import { expect, it } from 'vitest'
import { CardTokensForm, lastDayOf } from './terms.ts'

const given = { register_token: 'a1', auth_token: 'b2', req_card_number: '411111********11', card_expire: '02/28' }

it('takes tokens with what may be shown of the card', () => {
  expect(CardTokensForm.safeParse(given).success).toBe(true)
  expect(CardTokensForm.safeParse({ ...given, req_card_number: '4111111111111111' }).success).toBe(false)
  expect(CardTokensForm.safeParse({ ...given, card_expire: '13/28' }).success).toBe(false)
  expect(CardTokensForm.safeParse({ ...given, register_token: '' }).success).toBe(false)
})

it('reads an expiry as the last day of its month', () => {
  expect([lastDayOf('02/28'), lastDayOf('02/27'), lastDayOf('12/31')]).toEqual([
    '2028-02-29',
    '2027-02-28',
    '2031-12-31',
  ])
})
