import { expect, it } from 'vitest'
import { breaksIn } from './breaks-in.ts'

const parted = (text: string) => {
  const places = breaksIn(text)
  return [0, ...places].map((from, index) => text.slice(from, places[index])).join('|')
}

it.each([
  '丸と|十字から|始める、|はじめての|顔',
  'はじめての|一枚 ― 笑顔の|アイコンを|描く',
  '手のひらが|真四角の|板に|なるのは|なぜか',
  'レイヤー|操作|15分|チャレンジ',
  'つむじから|流れる|髪 ― かたまりで|描く|基本',
  '服の|シワが|わかる| ― |引っぱる・たまる・垂れる',
  'ななめ顔の|「奥の目」が|飛び出す理由',
  '机の|道具を|描く|（鉛筆とペン）',
  '顔',
  '',
])('a title breaks between its phrases: %s', (title) => {
  expect(parted(title.replaceAll('|', ''))).toBe(title)
})

it('no title breaks within a word that a dictionary knows, nor before a sign', () => {
  for (const [title, word] of [
    ['芝生がじゅうたんになる人の草むら講座', 'じゅうたん'],
    ['ゆがむ建物、とがる角を直す', 'ゆがむ'],
    ['座る・しゃがむ・もたれる 日常ポーズドリル', 'しゃがむ'],
  ] as const)
    expect(parted(title)).toContain(word)
  expect(parted('寸胴・なで肩・消えたくびれ 胴体の直し方')).not.toMatch(/\|[・、。」]/)
})
