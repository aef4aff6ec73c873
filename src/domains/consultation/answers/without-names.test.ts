import { expect, it } from 'vitest'
import { rank } from './find-answers.ts'
import { withoutNames } from './without-names.ts'

it('takes the name of who asked out of what others may read, whole and in parts', () => {
  expect(withoutNames('日向あかりです。日向あかりさんへ。', '日向あかり')).toBe('受講生の方です。受講生の方へ。')
  expect(withoutNames('日向さん、あかり様、こんにちは。', '日向 あかり')).toBe('受講生の方、受講生の方、こんにちは。')
  expect(withoutNames('日向あかりです。', '日向 あかり')).toBe('受講生の方です。')
  expect(withoutNames('（.*）のままです。', '（.*）')).toBe('受講生の方のままです。')
  expect(withoutNames('青を足します。', '青')).toBe('青を足します。')
})

it('finds answers that hold every word, those that ask for it first', () => {
  const answers = [
    { question: '線が震えます。', answer: '影の前に線を引きます。' },
    { question: '影の色がわかりません。', answer: '青を足します。' },
    { question: 'あごの位置', answer: '鼻の下です。' },
  ]
  expect(rank(answers, ['影']).map(({ question }) => question)).toEqual(['影の色がわかりません。', '線が震えます。'])
  expect(rank(answers, ['影', '青']).length).toBe(1)
  expect(rank(answers, ['髪']).length).toBe(0)
})
