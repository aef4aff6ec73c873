import { expect, it } from 'vitest'
import { letterHtml, letterPlain, type LetterLayout } from './letter-layout.ts'

const letter: LetterLayout = {
  site: 'Egaku',
  origin: 'https://example.com',
  heading: 'メールアドレスの確認',
  paragraphs: ['ご登録ありがとうございます。\n次のボタンから登録を完了してください。', '<script>alert(1)</script>'],
  button: { label: '登録を完了する', url: 'https://example.com/confirm?a=1&b="2"' },
  footer: 'このメールに心当たりがない場合は、破棄してください。',
}

it('shows what a person wrote as text and keeps its line breaks', () => {
  const html = letterHtml(letter)
  expect(html).toContain('ご登録ありがとうございます。<br>次のボタンから')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toContain('<script')
  expect(html.match(/href="https:\/\/example\.com\/confirm\?a=1&amp;b=&quot;2&quot;"/g)).toHaveLength(2)
})

it('says the same in plain text, with the address to open on a line of its own', () => {
  const plain = letterPlain(letter)
  expect(plain).toContain('【Egaku】メールアドレスの確認\n\nご登録ありがとうございます。\n次の')
  expect(plain).toContain('\n登録を完了する\nhttps://example.com/confirm?a=1&b="2"\n')
  expect(plain.endsWith('破棄してください。\n')).toBe(true)
})
