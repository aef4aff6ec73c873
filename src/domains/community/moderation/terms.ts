import type { CaseWhy, TargetType } from '../cases/queries.ts'

export const REASON_MAX = 500
export const OBJECTION_MAX = 500

export const targetNames: Record<TargetType, string> = {
  report: 'イラストレポート',
  comment: 'コメント',
  contest_work: 'コンテストの作品',
  gallery_work: 'ギャラリーの作品',
  profile: '表示名・アイコン',
}
export const whyNames: Record<CaseWhy, string> = {
  reported: '通報',
  objection: '異議',
  words: '注意する言葉',
  similar: '似た画像',
  first: 'はじめての投稿',
}
/** What staff can decide, in their words. */
export const acts = {
  keep: 'このまま表示する（確認済みにする）',
  restore: '表示に戻す',
  approve: '公開してよい',
  hide: '非表示にする',
  delete: '削除する',
  warn: '注意だけする',
  bar: '非表示にして、投稿も停止する',
  'reset-name': '表示名を初期の状態に戻す',
  'reset-picture': 'アイコンを初期の状態に戻す',
} as const
export type Act = keyof typeof acts
/** What was decided, as its author reads it. */
export const actNames = {
  'auto-hide': '確認まで非表示',
  hide: '非表示',
  restore: '表示に戻しました',
  keep: 'そのまま表示',
  approve: '公開',
  delete: '削除',
  warn: '注意',
  bar: '非表示・投稿の停止',
  'reset-name': '表示名を初期の状態に戻しました',
  'reset-picture': 'アイコンを初期の状態に戻しました',
} as const
export type Decided = keyof typeof actNames

/** Against which one can object. */
export const isAgainst = (act: Decided) => !['restore', 'keep', 'approve'].includes(act)

export const barDays = { '3': '3日間', '7': '7日間', '30': '30日間', '': '期限なし' } as const
