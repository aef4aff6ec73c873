import { expect, it } from 'vitest'
import { filledWith } from './terms.ts'

it('puts the learner’s name into every blank, in either width, and takes nothing in a name for a sign', () => {
  expect(filledWith('{名前}さん、こんにちは。｛名前｝さんの線は', '日向あかり')).toBe(
    '日向あかりさん、こんにちは。日向あかりさんの線は',
  )
  expect(filledWith('{名前}さん', '$&$1')).toBe('$&$1さん')
  expect(filledWith('{なまえ} 名前 {}', '日向')).toBe('{なまえ} 名前 {}')
})
