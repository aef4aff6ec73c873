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
        'consultation.handed': '質問を先生へ渡す',
        'consultation.taken-back': '質問の引き取り',
        'consultation.released': '先生の回答の送信',
        'consultation.published': '質問と回答の公開',
        'consultation.unpublished': '質問と回答の公開の取り下げ',
        'consultation.canned-changed': '定型文の変更',
        'consultation.closed-day-changed': '休業日の変更',
      },
    },
  ],
  details: { question: '質問の番号' },
}
