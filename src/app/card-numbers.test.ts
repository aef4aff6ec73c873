import { describe, expect, it } from 'vitest'
import { holdsCardNumber, isCardNumber } from './card-numbers.ts'

describe('a card’s number', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '４１１１　１１１１　１１１１　１１１１',
    '4111−1111ー1111‐1111',
    ' 378282246310005 ',
    '4222222222222',
    '6304000000000000000',
    '4111\u200b111111111111',
  ])('is known in %s [CA-010]', (text) => expect(isCardNumber(text)).toBe(true))

  it.each([
    ['the wrong check digit', '4111111111111112'],
    ['12 digits', '411111111118'],
    ['20 digits', '41111111111111111119'],
    ['a mask', '411111********11'],
    ['a telephone number', '03-1234-5678'],
    ['a key', '0b9ad0b4-7f6b-4c55-9a2e-4111111111111111'],
    ['words around it', 'card 4111111111111111'],
    ['nothing', ''],
  ])('is not %s [CA-010]', (_, text) => expect(isCardNumber(text)).toBe(false))

  it('is found in any field, however deep, as a number, and as a name [CA-010]', () => {
    expect(holdsCardNumber({ order: { note: ['a', { b: '4111 1111 1111 1111' }] } })).toBe(true)
    expect(holdsCardNumber({ number: 4111111111111111 })).toBe(true)
    expect(holdsCardNumber({ '4111111111111111': '' })).toBe(true)
    expect(holdsCardNumber({ mask: '411111********11', expire: '12/29', none: null, on: true })).toBe(false)
  })
})
