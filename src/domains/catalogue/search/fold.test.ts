import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'

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
})
