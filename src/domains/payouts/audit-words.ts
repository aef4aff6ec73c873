import type { AuditWords } from '#platform/manifest.ts'
import { failureNames, type Failure } from './terms.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['staff', 'money'],
      names: {
        'payouts.month-closed': '報酬の月の締め',
        'payouts.run-discarded': '報酬の締めの取り消し',
        'payouts.file-made': '振込ファイルの作成',
        'payouts.file-downloaded': '振込ファイルのダウンロード',
        'payouts.csv-exported': '振込の一覧のCSV出力',
        'payouts.run-paid': '報酬の支払い済みの記録',
        'payouts.transfer-failed': '振込不能の記録',
      },
    },
    { groups: ['accounts'], names: { 'payouts.account-changed': '報酬の振込先の変更' } },
  ],
  details: {
    run: '支払い番号',
    payees: '人数',
    transfers: '振込の件数',
    transfer: '支払明細書',
    failure: { label: '理由', say: (value) => failureNames[String(value) as Failure] },
    first: { label: '種別', say: (value) => (value === true ? '最初の登録' : '変更') },
  },
}
