import { refusalsOf } from '#platform/refusal.ts'

const table = {
  'bad-film': [422, 'mp4・mov・mkv・webmの動画を選んでください。'],
  'film-size': [422, '動画は20GBまでアップロードできます。'],
  'not-failed': [409, 'この動画は変換に失敗していません。画面を読み込み直してください。'],
  'no-film': [409, '変換が終わった動画だけを切り取れます。'],
  'not-playable': [409, 'この動画は、変換しないとブラウザで再生できません。'],
  'no-chapter': [409, '区切れるのは、チャプターの動画だけです。'],
  'changed-meanwhile': [409, 'ほかの人が先に変更しました。画面を読み込み直して、もう一度お試しください。'],
  'beyond-end': [422, '動画の長さの範囲で指定してください。'],
  'too-short': [422, '1秒以上の長さになるように指定してください。'],
} as const
export type FilmRefusal = keyof typeof table

export const { refuse, refuseIf } = refusalsOf(table)
