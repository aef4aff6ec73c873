import { expect, it } from 'vitest'
import { readTable } from './table-lines.ts'

it('reads a picture a line, by comma or tab, in the order in which they will hang', () => {
  expect(readTable('a.png, 夜の窓, 青葉\n\nb.jpg\t灯り\t\r\n').lines).toEqual([
    { file: 'a.png', title: '夜の窓', credit: '青葉' },
    { file: 'b.jpg', title: '灯り', credit: '' },
  ])
})

it('says which line is wrong: without a title, with too much, twice, too long', () => {
  const { wrong } = readTable(`a.png\nb.png,題,作者,余り\nc.png,題\nc.png,題\nd.png,${'あ'.repeat(61)}`)
  expect(wrong).toEqual([
    expect.stringMatching(/^1行目/),
    expect.stringMatching(/^2行目/),
    '4行目：「c.png」が二度書かれています。',
    '5行目：題名は60文字以内です。',
  ])
})
