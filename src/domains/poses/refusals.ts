import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'needs-plan': [403, 'ポーズ集のご利用には月額プランへの登録が必要です。'],
})
