import { expect, it } from 'vitest'
import { isBlank, quoted } from './text.ts'

it('a name of characters without a shape is none; a sign that is made of several is one', () => {
  for (const nothing of ['', ' \u3000\n', '\u200b\u200d\ufeff', '\u3164', '\u2800\u2800'])
    expect(isBlank(nothing)).toBe(true)
  for (const name of ['絵', '👩\u200d🎨', '.', '\u200bあ']) expect(isBlank(name)).toBe(false)
})

it('a title that has brackets itself stands in them with double ones', () => {
  expect(quoted('「手のひらが真四角の板になる」を直す')).toBe('「『手のひらが真四角の板になる』を直す」')
  expect(quoted('手')).toBe('「手」')
})
