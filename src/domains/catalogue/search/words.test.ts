import { describe, expect, it } from 'vitest'
import { readQuery, synonymsOf } from './words.ts'

const synonyms = synonymsOf([
  ['マンガ', '漫画'],
  ['クリスタ', 'CLIP STUDIO PAINT'],
])

describe('a query', () => {
  it('asks for every word, in any of its wordings', () => {
    expect(readQuery('マンガ　背景', synonyms)).toEqual([['まんが', '漫画'], ['背景']])
  })

  it('takes words that belong together for one', () => {
    expect(readQuery('Clip Studio Paint ブラシ', synonyms)).toEqual([['clip studio paint', 'くりすた'], ['ぶらし']])
    expect(readQuery('clip studio', synonyms)).toEqual([['clip'], ['studio']])
  })

  it('counts a word once, and finds nothing in white space', () => {
    expect(readQuery('手 手 手', synonyms)).toEqual([['手']])
    expect(readQuery(' 　\n', synonyms)).toEqual([])
  })
})
