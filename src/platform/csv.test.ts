import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

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
