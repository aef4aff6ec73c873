import type { AuditWords } from '#platform/manifest.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['staff'],
      names: {
        'staff.quits-exported': '解約理由のCSV出力',
        'staff.quit-reason-added': '解約理由の追加',
        'staff.quit-reason-closed': '解約理由の終了',
        'staff.quit-reason-opened': '解約理由の再開',
      },
    },
    {
      groups: ['staff', 'money'],
      names: {
        'plans.debit-posted': '口座振替の書類の発送',
        'plans.debit-received': '口座振替の書類の受け取り',
        'plans.debit-approved': '口座振替の承認',
        'plans.debit-rejected': '口座振替の不備返却',
        'plans.ended-now': '契約の即時終了',
        'plans.ended-at-end': '解約の受付',
      },
    },
  ],
}
