import { expect, it } from 'vitest'
import { readBody, textField } from './forms.ts'
import { surrogatePairs, symbolsIn, unusable } from './text.ts'
import { z } from 'zod'

it('names every character that cannot be printed, once each, in its order [SH-015]', () => {
  expect(surrogatePairs('𠮷田😀と𠮷野🎨')).toEqual(['𠮷', '😀', '🎨'])
  expect(surrogatePairs('髙﨑德 ①㈱ ～')).toEqual([])
  expect(unusable(['𠮷', '😀'])).toBe('使用できない文字が含まれています：𠮷、😀')
})

it.each(['𠮷田', '髙橋', '德田', '𣘺本', '葛󠄀城', '神﨑', '𩸽', 'Ünver', '１−２−３ 〇号', '①㈱'])(
  'takes %s for a name or an address [SH-019]',
  (name) => expect(symbolsIn(name)).toEqual([]),
)

it('refuses symbols and pictures alone in a name, named one by one in the same words [SH-015] [SH-019]', () => {
  const form = z.object({
    name: textField({ required: 'お名前を入力してください。', max: 5, tooLong: '5文字まで', printable: true }),
  })
  const read = (name: string) => readBody({ fields: { name }, files: {} }, form).name
  expect(read('髙﨑 德')).toBe('髙﨑 德')
  expect(read('𠮷田 𣘺子')).toBe('𠮷田 𣘺子')
  expect(() => read('𠮷𠮷𠮷𠮷𠮷𠮷')).toThrow(expect.objectContaining({ status: 422 }))
  expect(() => read('𠮷☺😀')).toThrow(
    expect.objectContaining({
      status: 422,
      fields: { name: ['使用できない文字が含まれています：☺、😀'] },
    }),
  )
})
