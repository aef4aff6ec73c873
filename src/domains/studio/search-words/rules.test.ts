import { expect, it } from 'vitest'
import { setsIn, textOf, whyWrong } from './rules.ts'

it('a line holds words that mean the same, however they are parted [ST-024]', () => {
  const sets = setsIn('クリスタ、CLIP STUDIO PAINT\n\n線画, ペン入れ，主線、線画\n')
  expect(sets).toEqual([
    ['クリスタ', 'CLIP STUDIO PAINT'],
    ['線画', 'ペン入れ', '主線'],
  ])
  expect(setsIn(textOf(sets))).toEqual(sets)
})

it('a word alone, a word in two lines and a long one are named', () => {
  expect(whyWrong([['手', 'ハンド']])).toBeNull()
  expect(whyWrong([['手']])).toContain('「手」の行には')
  expect(
    whyWrong([
      ['手', 'ハンド'],
      ['手', '拳'],
    ]),
  ).toContain('2つの行')
  expect(whyWrong([['手', 'あ'.repeat(41)]])).toContain('40文字まで')
})
