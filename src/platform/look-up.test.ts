import { expect, it } from 'vitest'
import { lookUp } from './look-up.ts'

it('finds under a stranger’s key only what was put there', () => {
  const words = { saved: '保存しました。', '': '空' }
  expect(lookUp(words, 'saved')).toBe('保存しました。')
  expect(lookUp(words, '')).toBe('空')
  for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'other', null, undefined])
    expect(lookUp(words, key), String(key)).toBeNull()
})
