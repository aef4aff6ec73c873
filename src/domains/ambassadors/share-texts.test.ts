import { expect, it } from 'vitest'
import { shareTexts } from './share-texts.ts'

it('whatever ambassadors are given to post begins with the mark of advertising and ends with their link [LA-010]', () => {
  const texts = shareTexts('Egaku', 'https://egaku.example/?ambassador=abc')
  expect(texts.length).toBeGreaterThan(1)
  for (const text of texts) expect(text).toMatch(/^PR：[^]+\nhttps:\/\/egaku\.example\/\?ambassador=abc$/)
})
