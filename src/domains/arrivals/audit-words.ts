import type { AuditWords } from '#platform/manifest.ts'

export const auditWords: AuditWords = {
  doings: [{ groups: ['staff'], names: { 'arrivals.brought': 'ほかのシステムの会員の取り込み' } }],
  details: { people: '人数', plans: 'プラン' },
}
