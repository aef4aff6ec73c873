import { expect, it } from 'vitest'
import { foldedOf, pairsOf } from './grams.ts'
import { decodeText } from '#platform/decode-text.ts'
import { readCaptions, whyNotCues } from './read-captions.ts'
import { writeVtt } from './write-captions.ts'

it('reads WebVTT and SubRip, in order, without what is only for the eye [ST-015]', () => {
  const vtt =
    'WEBVTT\n\nNOTE はじめ\n\n1\n00:02.000 --> 00:04.500 align:start\n<v 先生>線を<b>引きます</b>\n二行目\n\n00:00.500 --> 00:01.000\nこんにちは &amp; よろしく\n'
  expect(readCaptions(vtt)).toEqual({
    cues: [
      { fromMs: 500, toMs: 1000, words: 'こんにちは & よろしく' },
      { fromMs: 2000, toMs: 4500, words: '線を引きます\n二行目' },
    ],
    wrong: [],
  })
  const srt =
    '\uFEFF1\r\n00:00:01,200 --> 00:00:02,000\r\n{\\an8}はい\r\n\r\n2\r\n01:00:00,000 --> 01:00:01,50\r\nおわり\r\n'
  expect(readCaptions(srt).cues).toEqual([
    { fromMs: 1200, toMs: 2000, words: 'はい' },
    { fromMs: 3_600_000, toMs: 3_601_500, words: 'おわり' },
  ])
})

it('says at which line a file cannot be read, and what is no file of subtitles at all [ST-015]', () => {
  expect(readCaptions('WEBVTT\n\n00:99.000 --> 00:04.000\nあ\n\nabc --> 1\n').wrong).toEqual([
    '3行目: 時間を読み取れません。',
    '6行目: 時間を読み取れません。',
  ])
  expect(readCaptions('ただの文章です。').wrong).toEqual(['字幕が1行も見つかりません。'])
  const shiftJis = new Uint8Array([0x90, 0xfc])
  expect([decodeText(shiftJis), decodeText(new Uint8Array([0xff, 0xfe, 0x00]))]).toEqual(['線', null])
})

it('names each line that is empty, too long, out of order or behind the end [ST-015]', () => {
  const cue = (fromMs: number, toMs: number, words = 'あ') => ({ fromMs, toMs, words })
  expect(whyNotCues([cue(0, 1000), cue(1000, 2000, 'い'.repeat(200))], 2_000)).toEqual([])
  expect(
    whyNotCues([cue(0, 0), cue(500, 900, ' '), cue(400, 900), cue(600, 900, 'い'.repeat(201)), cue(2000, 2100)], 2_000),
  ).toEqual([
    '1番目の字幕: 終わりは、始まりより後にしてください。',
    '2番目の字幕: 文字を入力してください。',
    '3番目の字幕: 前の字幕より早く始まっています。',
    '4番目の字幕: 200文字以内で入力してください。',
    '5番目の字幕: 動画の長さを過ぎています。',
  ])
})

it('what is written is read again as it was, moved for a stretch of a film', () => {
  const cues = [{ fromMs: 61_005, toMs: 3_700_000, words: 'A < B & C\n二行目' }]
  expect(readCaptions(writeVtt(cues)).cues).toEqual(cues)
  expect(writeVtt(cues, 1_500)).toContain('00:01:02.505 --> 01:01:41.500')
})

it('a line is found by any part of it, whatever the width, the case and the signs between', () => {
  const pairs = new Set(pairsOf(foldedOf('ペンを、ＣＬＩＰ ＳＴＵＤＩＯで動かす。')))
  expect(pairsOf(foldedOf('clipstudioデ')).every((pair) => pairs.has(pair))).toBe(true)
  expect(pairsOf(foldedOf('筆を動かす')).every((pair) => pairs.has(pair))).toBe(false)
  expect(pairsOf('線')).toEqual([])
})
