import type { AuditWords } from '#platform/manifest.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['staff'],
      names: {
        'practice.candidates-seen': '紹介に同意した練習の閲覧',
        'practice.log-picked': '練習の紹介への追加・変更',
        'practice.pick-withdrawn': '練習の紹介からの取り下げ',
        'practice.log-opened': '練習の記録を開いた',
        'practice.log-hidden': '練習の記録を非表示にした',
        'practice.log-shown': '練習の記録の非表示を解除した',
      },
    },
  ],
  details: { practice_log: '練習の記録', logs: '件数' },
}
