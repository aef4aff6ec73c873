import { expect, it } from 'vitest'
import { firstWords } from './first-words.ts'

it('says below a picture what its author says first, and ends with a sentence where one ends', () => {
  expect(firstWords('髪は短く。\n次は耳です。')).toBe('髪は短く。')
  expect(firstWords('　')).toBe('')
  const long = `${'あ'.repeat(50)}。${'い'.repeat(60)}。`
  expect(firstWords(long)).toBe(`${'あ'.repeat(50)}。`)
  expect(firstWords('う'.repeat(90))).toBe('う'.repeat(90))
  expect(firstWords('う'.repeat(91))).toBe(`${'う'.repeat(89)}…`)
})
