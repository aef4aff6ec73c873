import { refusalsOf } from '#platform/refusal.ts'

export const sentences = {
  'staff-stays': [409, 'スタッフのアカウントは退会できません。権限を外してからお手続きください。'],
  'plan-runs': [409, 'プランをご利用中のため、退会できません。先に解約（自動更新の停止）をお手続きください。'],
  'plan-ends': [409, '解約の手続きは済んでいます。ご利用期限が過ぎると、退会できます。'],
  'bill-open': [409, 'お支払いの済んでいない料金があるため、退会できません。'],
  'not-agreed': [422, '内容をご確認のうえ、チェックを入れてください。'],
} as const

export const { refuse, refuseIf } = refusalsOf(sentences)
