import type { AuditWords } from '#platform/manifest.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['staff', 'money'],
      names: {
        'invoice-refunded': '返金',
        'invoice-written-off': '請求の取り消し（貸倒れ）',
        'mistake-refunded': '誤った決済の返金',
        'mismatch-settled': '照合の不一致の対応',
        'plans.debit-list-made': '振替の一覧の作成',
        'plans.debit-list-exported': '振替の一覧のCSV出力',
        'plans.debit-results-taken': '振替の結果の取り込み',
      },
    },
  ],
  details: {
    invoice: '請求',
    mismatch: '不一致',
    invoices: '請求の件数',
    paid: '振替済み',
    failed: '振替不能',
  },
}
