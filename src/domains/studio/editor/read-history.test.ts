import { expect, it } from 'vitest'
import { lineOf } from './read-history.server.ts'

const said = (field: string, before: unknown, after: unknown) => {
  const at = new Date('2026-11-20T09:00:00+09:00')
  const line = lineOf(
    { id: 1, at, name: '編集 ひろ', part: 'chapter', partId: 1, title: '線を引く', field, before, after },
    {},
  )
  return [line.field, line.before, line.after]
}

it('what was done with a film is told in words and by the clock, like everything else [ST-009]', () => {
  expect(said('film', null, '線.mp4')).toEqual(['動画', null, '線.mp4'])
  expect(said('start', 0, 75)).toEqual(['開始位置', '0:00', '1:15'])
  expect(said('stretch', { from: 0, to: null }, { from: 3, to: 3725 })).toEqual([
    '見せる範囲',
    '0:00 〜 最後',
    '0:03 〜 1:02:05',
  ])
  expect(said('cut', null, '後半')).toEqual(['区切りで作成', null, '後半'])
  expect(said('step', null, '色')).toEqual(['ステップの追加', null, '色'])
  expect(said('place', { place: 1 }, { place: 3 })).toEqual(['並び順', '1番目', '3番目'])
  expect(said('window', { opens: null, closes: null }, { opens: '2026-12-01T01:00:00Z', closes: null })).toEqual([
    '公開期間',
    '（下書き）',
    '2026-12-01 10:00 〜 ',
  ])
})
