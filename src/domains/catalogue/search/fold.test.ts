import { describe, expect, it } from 'vitest'
import { fold, gramsNeeded, gramsOf } from './fold.ts'

describe('folded text', () => {
  it.each([
    ['ＣＬＩＰ　Studio', 'clip studio'],
    ['ｷｬﾗｸﾀｰ', 'きゃらくたー'],
    ['カ\u3099', 'が'],
    ['マンガ\u200b背景\ufe0f', 'まんが背景'],
    ['  a \n b  ', 'a b'],
    ['ヴァイオリン', 'ゔぁいおりん'],
    ['㌔', 'きろ'],
  ])('reads %j as %j', (text, folded) => expect(fold(text)).toBe(folded))

  it('is the same when it is folded again', () => {
    for (const text of ['ﾊﾟｰｽ İ ǅ ㍿ Å', '100％_\\"', '𠮷野家']) expect(fold(fold(text))).toBe(fold(text))
  })

  it('has every character and every pair as a piece, never across a gap', () => {
    expect(gramsOf('瞳の色', 'ab c').toSorted()).toEqual(
      ['a', 'ab', 'b', 'c', 'の', 'の色', '瞳', '瞳の', '色'].toSorted(),
    )
    expect(gramsNeeded('瞳')).toEqual(['瞳'])
    expect(gramsNeeded('clip st')).toEqual(['cl', 'li', 'ip', 'st'])
    expect(gramsOf('𠮷野')).toContain('𠮷野')
  })
})
