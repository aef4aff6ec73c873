import { expect, it } from 'vitest'
import { emptyItem, firstItems, noMarks } from '../terms.ts'
import { whatIsMissing } from './what-is-missing.ts'

const words = (value: string) => ({ ...emptyItem('comment'), value })
const image = { ...emptyItem('image'), value: 'teacher_corrections/image/1/a.png' }

it('a teacher who begins is told that a picture and a comment are missing; with both a return is whole [TC-002] [TC-011]', () => {
  const begun = { items: firstItems(), marks: noMarks, isDrawn: false }
  expect(whatIsMissing(begun)).toEqual(['描き込みか画像 1', 'コメント 2'])
  expect(whatIsMissing({ ...begun, isDrawn: true })).toEqual(['コメント 2'])
  expect(whatIsMissing({ ...begun, items: [image, words('肩から')] })).toEqual([])
  expect(whatIsMissing({ ...begun, isDrawn: true, items: [...firstItems(), emptyItem('image')] })).toEqual([
    'コメント 2',
    '画像 3',
  ])
})

it('a comment of 5000 characters goes, one of 5001 or with a sign that cannot be kept does not [TC-007]', () => {
  const with2 = (value: string) => whatIsMissing({ items: [image, words(value)], marks: noMarks, isDrawn: false })
  expect(with2('あ'.repeat(5_000))).toEqual([])
  expect(with2('あ'.repeat(5_001))).toEqual(['コメント 2（長すぎます）'])
  expect(with2('よし😀')).toEqual(['コメント 2（使えない文字があります）'])
})

it('what lies on the picture needs its words, a layer its picture too, and a voice what it says', () => {
  const marks = {
    pins: [
      { x: 1, y: 1, words: 'ここ', film: null },
      { x: 2, y: 2, words: ' ', film: null },
    ],
    layers: [{ key: '', file: '', name: '' }],
    memo: { key: 'a', name: '', seconds: 3, words: '' },
  }
  expect(whatIsMissing({ items: [image, words('はい')], marks, isDrawn: false })).toEqual([
    'ピン2の言葉',
    'レイヤー1の画像',
    'レイヤー1の名前',
    '音声メモの内容',
  ])
})
