import { expect, it } from 'vitest'
import { readBody, textField } from './forms.ts'
import { surrogatePairs, unusable } from './text.ts'
import { z } from 'zod'

it('names every character that cannot be printed, once each, in its order [SH-015]', () => {
  expect(surrogatePairs('𠮷田😀と𠮷野🎨')).toEqual(['𠮷', '😀', '🎨'])
  expect(surrogatePairs('髙﨑德 ①㈱ ～')).toEqual([])
  expect(unusable(['𠮷', '😀'])).toBe('使用できない文字が含まれています：𠮷、😀')
})

it('is refused by the server in the same words, where a text is printed [SH-015]', () => {
  const form = z.object({ name: textField({ required: 'お名前を入力してください。', max: 5, printable: true }) })
  const read = (name: string) => readBody({ fields: { name }, files: {} }, form).name
  expect(read('髙﨑 德')).toBe('髙﨑 德')
  expect(() => read('𠮷田😀𠮷')).toThrow(
    expect.objectContaining({
      status: 422,
      fields: { name: ['使用できない文字が含まれています：𠮷、😀'] },
    }),
  )
})
