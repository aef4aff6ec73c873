import type { AuditWords } from '#platform/manifest.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['staff'],
      names: {
        'staff.campaign-created': 'キャンペーンの作成',
        'staff.campaign-changed': 'キャンペーンの変更',
        'staff.campaign-closed': 'キャンペーンの終了',
        'staff.lottery-drawn': '抽選',
        'staff.lottery-exported': '当選者のCSV出力',
        'staff.price-added': '料金改定の登録',
        'staff.price-removed': '料金改定の取り消し',
        'staff.option-added': '特典の追加',
        'staff.option-opened': '特典の再開',
        'staff.option-closed': '特典の終了',
        'staff.student-approved': '学生割引の確認',
        'staff.student-revoked': '学生割引の取り消し',
        'staff.trial-question-changed': '体験のよくある質問の変更',
        'staff.gift-sent': 'ギフトカードの発送',
      },
    },
    {
      groups: ['money'],
      names: {
        'plans.student-registered': '学生割引の登録',
      },
    },
  ],
  details: {
    campaign: 'キャンペーン',
    again: '8週間以内に再び行う理由',
    entries: '応募',
    winners: '当選',
    record: '学生割引',
  },
}
