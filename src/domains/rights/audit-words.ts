import type { AuditWords } from '#platform/manifest.ts'
import { claimKinds, outcomes, type ClaimKind, type Outcome } from './terms.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['accounts'],
      names: {
        'rights.copy-asked': 'まとめてダウンロードの申し込み',
        'rights.copy-fetched': 'まとめてダウンロード',
        'rights.claim-made': '権利・個人情報の申し出',
      },
    },
    {
      groups: ['staff'],
      names: { 'rights.claim-decided': '申し出への回答', 'rights.data-removed': '保存期間が過ぎた情報の消去' },
    },
  ],
  details: {
    claim: '申し出',
    what: '情報',
    days: '保存の日数',
    removed: '件数',
    claimed: { label: '内容', say: (value) => claimKinds[value as ClaimKind].name },
    claimOutcome: { label: '結果', say: (value) => outcomes[value as Outcome] },
    copyPart: 'ファイル',
  },
}
