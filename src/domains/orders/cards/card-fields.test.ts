import { describe, expect, it } from 'vitest'
import { formatMonthOf } from '#platform/tokyo.ts'
import {
  cvcOf,
  emptyCard,
  groupNumber,
  isFilledIn,
  months,
  nameMistake,
  regroup,
  typedMonth,
  yearsFrom,
} from './card-fields.ts'
import { lastDayOf } from './terms.ts'

describe('a card number while it is typed', () => {
  it.each([
    ['41111', '4111 1'],
    ['4111', '4111'],
    ['4111111111111111', '4111 1111 1111 1111'],
    ['4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['４１１１　１１１１', '4111 1111'],
    ['41111111111111112222', '4111 1111 1111 1111'],
    ['なし', ''],
  ])('%s becomes 「%s」', (typed, shown) => {
    expect(groupNumber(typed)).toBe(shown)
    expect(groupNumber(typed).length).toBeLessThanOrEqual(19)
  })

  it('keeps the caret behind the digit that was typed', () => {
    expect(regroup('4111 91111', 6)).toEqual({ text: '4111 9111 1', caret: 6 })
    expect(regroup('41115', 5)).toEqual({ text: '4111 5', caret: 6 })
    expect(regroup('4111', 0)).toEqual({ text: '4111', caret: 0 })
    expect(regroup('４', 1)).toEqual({ text: '4', caret: 1 })
  })
})

it('takes at most four digits as the security code', () => {
  expect(cvcOf('１２３')).toBe('123')
  expect(cvcOf('12345')).toBe('1234')
})

it('offers twelve months and twenty years, this one first', () => {
  expect(months).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'])
  expect(yearsFrom(2026)).toHaveLength(20)
  expect([yearsFrom(2026)[0], yearsFrom(2026).at(-1)]).toEqual(['2026', '2045'])
})

it('is filled in only when nothing is missing', () => {
  const card = { number: '4111', month: '01', year: '2030', cvc: '123', name: 'TARO' }
  expect(isFilledIn(card)).toBe(true)
  for (const field of Object.keys(emptyCard)) expect(isFilledIn({ ...card, [field]: ' ' })).toBe(false)
})

it('wants the name as it is stamped on the card', () => {
  expect(nameMistake("TARO O'EGAKU-SATO")).toBeNull()
  expect(nameMistake('ＴＡＲＯ')).toBe('半角英字で入力してください。')
  expect(nameMistake('描太郎')).toBe('半角英字で入力してください。')
})

it('reads the month that was typed as the cards on file are read', () => {
  expect(typedMonth('04/31')).toBe('2031年4月')
  expect([typedMonth('02/28'), typedMonth('12/31')]).toEqual(['02/28', '12/31'].map(lastDayOf).map(formatMonthOf))
})
