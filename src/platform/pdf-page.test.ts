import { expect, it } from 'vitest'
import { pdfOf, printableIn, printedOtherwise } from './pdf-page.ts'

it('prints names in the typeface, those it lacks in their common form, and says which [SH-019]', async () => {
  let print = (text: string) => text
  await pdfOf({ title: '試し', author: '試し' }, (doc) => void (print = printableIn(doc)))
  expect(print('𠮷田髙橋德田神﨑𩸽葛󠄀城')).toBe('吉田髙橋德田神﨑𩸽葛城')
  expect(print('か\u3099')).toBe('が')
  expect(await printedOtherwise('𠮷田𠮷野 髙橋德田')).toEqual([['𠮷', '吉']])
  expect(await printedOtherwise('𫠠')).toEqual([['𫠠', '〓']])
  expect(await printedOtherwise('試験 ひと')).toEqual([])
})
