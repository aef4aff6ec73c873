import { expect, it } from 'vitest'
import { hostsIn, plain, watchedIn } from './rules.ts'

const list = [
  { kind: 'word', text: 'ばか', effect: 'wait' },
  { kind: 'word', text: '個人情報', effect: 'refuse' },
  { kind: 'host', text: 'spam.example', effect: 'refuse' },
] as const

it.each([
  ['ばか', 'wait'],
  ['バカ', 'wait'],
  ['ﾊﾞｶ', 'wait'],
  ['ば・か', 'wait'],
  ['ば\nか', 'wait'],
  ['個 人 情 報を書く', 'refuse'],
  ['ばかの個人情報', 'refuse'],
  ['見てね https://SPAM.example/x', 'refuse'],
  ['www.a.spam.example', 'refuse'],
  ['ｓｐａｍ．ｅｘａｍｐｌｅ', 'refuse'],
  ['notspam.example', null],
  ['かば', null],
  ['', null],
])('「%s」 is %s', (text, effect) => expect(watchedIn([text], list)).toBe(effect))

it('reads a word over two fields no further than each of them says', () => {
  expect(plain('Ａ　ア！')).toBe('aあ')
  expect(hostsIn('a@b.co と 3.5 と x.jp')).toEqual(['b.co', 'x.jp'])
})
