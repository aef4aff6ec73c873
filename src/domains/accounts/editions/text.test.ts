import { expect, it } from 'vitest'
import { sectionsOf, textOf } from './text.ts'

it('a text of the terms is read as it was written, with its headings, paragraphs and lists', () => {
  const sections = [
    { heading: '第1条 適用', says: ['この規約は、すべての関係に適用されます。', ['一つめ', '二つめ'], 'おわり'] },
    { heading: '第2条 登録', says: [['ひとつだけ']] },
  ]
  expect(sectionsOf(textOf(sections))).toEqual(sections)
  expect(sectionsOf('はじめに\r\n\r\n##  第1条\r\n- あ\r\n- い\r\nう')).toEqual([
    { heading: '', says: ['はじめに'] },
    { heading: '第1条', says: [['あ', 'い'], 'う'] },
  ])
  expect(sectionsOf('')).toEqual([])
})
