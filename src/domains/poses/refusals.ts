import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'needs-plan': [403, 'ポーズ集のご利用には月額プランへの登録が必要です。'],
  'too-many-classes': [409, '保存できるクラスは20個までです。使わないクラスを消してから、もう一度お試しください。'],
  'already-published': [409, '選んだポーズは、すでに公開されています。'],
  'not-published': [409, '公開中のポーズではありません。'],
})
