import { expect, it } from 'vitest'
import { nearestAnswers } from './nearest-answers.ts'

const answers = [
  { id: 1, question: '手首とひじのどちらを動かせばよいですか。', answer: '長い線はひじからです。' },
  { id: 2, question: 'あごの先が顔の中心からずれます。', answer: '鼻から線を下ろします。' },
  { id: 3, question: '影の色が濁ってしまいます。', answer: '青を少し足します。' },
  { id: 4, question: '影の色はどう決めますか。', answer: '光の色の反対です。' },
]
const near = (typed: string) => nearestAnswers(typed, answers).map(({ id }) => id)

it('shows who types a question what others asked about the same, the nearest first', () => {
  expect(near('影の色が濁るのはなぜでしょうか。')).toEqual([3, 4])
  expect(near('短い線も手首ではなくひじから引きますか')).toEqual([1])
  expect(near('ｱｺﾞの先がずれてしまいます')).toEqual([2])
})

it('shows nothing for a word alone, nor for what nobody has asked', () => {
  expect(near('影')).toEqual([])
  expect(near('')).toEqual([])
  expect(near('髪の毛の流れを整理したいです。')).toEqual([])
})

it('shows three at most', () => {
  const many = Array.from({ length: 5 }, (_, id) => ({ id, question: '影の色が濁ってしまいます。', answer: '' }))
  expect(nearestAnswers('影の色が濁ります', many).length).toBe(3)
})
