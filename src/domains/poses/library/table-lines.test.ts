import { expect, it } from 'vitest'
import { readTable } from './table-lines.ts'

it('a table of categories is read by words or codes; each mistake is named with its line [PO-019]', () => {
  const good = readTable('a.png,女性,立つ,正面,着物,１人\n\nb.png\tman\tsitting\tside\tsuit\tone\n')
  expect(good).toEqual({
    lines: [
      { file: 'a.png', gender: 'woman', pose: 'standing', layout: 'front', cloth: 'kimono', number: 'one' },
      { file: 'b.png', gender: 'man', pose: 'sitting', layout: 'side', cloth: 'suit', number: 'one' },
    ],
    wrong: [],
  })
  const { wrong } = readTable('a.png,女性,立つ,正面,着物\nb.png,竜,立つ,正面,着物,1人\nb.png,女性,立つ,正面,着物,1人')
  expect(wrong).toEqual([
    '1行目：ファイル名と5つの分類を、この順に並べてください。',
    '2行目：「竜」は性別の分類にありません。',
    '3行目：「b.png」が二度書かれています。',
  ])
})
