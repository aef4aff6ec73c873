import { refusalsOf } from '#platform/refusal.ts'

export const { refuse } = refusalsOf({
  'unreadable-captions': [422, '字幕のファイルを読み取れませんでした。UTF-8の.vttか.srtで書き出してください。'],
  'large-captions': [422, '字幕のファイルは2MBまでです。'],
  'newer-captions': [409, 'ほかの人が先に字幕を保存しました。画面を読み込み直して、もう一度編集してください。'],
})
