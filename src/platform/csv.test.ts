import { expect, it } from 'vitest'
import { csvField, csvLines, toCsv } from './csv.ts'

it('what members typed arrives in a spreadsheet as text, whatever it looks like', () => {
  const csv = toCsv([
    ['理由', '数'],
    ['=HYPERLINK("x")', 1],
    ['+1', -2],
    ['-', null],
    ['@me', 0],
    ['a,b\r\nc', 3],
    ['ふつう', 4],
  ])
  expect(csv).toBe(
    '\uFEFF理由,数\r\n"\'=HYPERLINK(""x"")",1\r\n\'+1,-2\r\n\'-,\r\n\'@me,0\r\n"a,b\r\nc",3\r\nふつう,4\r\n',
  )
})

it('begins with the mark of UTF-8 and ends every line with CRLF', () => {
  expect(toCsv([['日付', '金額']])).toBe('\uFEFF日付,金額\r\n')
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
