import { expect, it } from 'vitest'
import { csvField, csvHead, csvLines } from './csv.ts'

it('begins with the mark of UTF-8 and ends every line with CRLF', () => {
  expect(csvHead(['日付', '金額'])).toBe('\uFEFF日付,金額\r\n')
  expect(
    csvLines([
      ['a', 1],
      ['b', -2],
    ]),
  ).toBe('a,1\r\nb,-2\r\n')
})

it('quotes what would break a line or a field', () => {
  expect(csvField('a,"b"\nc')).toBe('"a,""b""\nc"')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '　=1', '＝1'])('never lets a spreadsheet run %j', (text) => {
  expect(csvField(text).replace(/^"/, '')).toMatch(/^'/)
})

it('leaves figures figures', () => {
  expect(csvField(-13_800)).toBe('-13800')
})
