import type { AuditWords } from '#platform/manifest.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['staff'],
      names: {
        'consultation.opened': '質問の閲覧',
        'consultation.answered': '質問への回答',
        'consultation.assigned': '質問の担当の変更',
        'consultation.closed': '質問の終了',
        'consultation.seen': 'ご意見・ご感想の確認',
      },
    },
  ],
  details: { question: '質問の番号' },
}
