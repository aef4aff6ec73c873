import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf } = refusalsOf({
  'bad-film': [422, 'mp4・mov・mkv・webmの動画を選んでください。'],
  'film-size': [422, '動画は20GBまでアップロードできます。'],
  'not-failed': [409, 'この動画は変換に失敗していません。画面を読み込み直してください。'],
})
