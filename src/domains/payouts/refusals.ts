import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'month-runs': [409, 'この月はまだ終わっていません。締められるのは、終わった月だけです。'],
  'already-closed': [409, 'この月は、すでに締められています。'],
  'nothing-to-pay': [409, 'この月までに支払う報酬はありません。'],
  'file-made': [409, '振込ファイルは、すでに作成されています。'],
  'no-file': [409, '振込ファイルがまだ作成されていません。'],
  'no-payer': [409, '振込元の口座が設定されていません。システムの担当者にご連絡ください。'],
  'already-paid': [409, 'この支払いは、すべて支払い済みか振込不能になっています。'],
  'already-failed': [409, 'この振込は、すでに振込不能として記録されています。'],
})
