import type { AuditWords } from '#platform/manifest.ts'
import { faults } from './board/terms.ts'
import { hidable } from './teachers/terms.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['staff'],
      names: {
        'critiques.campaign-created': '添削企画の作成',
        'critiques.campaign-changed': '添削企画の変更',
        'critiques.campaign-published': '添削企画の公開',
        'critiques.campaign-withdrawn': '添削企画の公開の取りやめ',
        'critiques.files-opened': '添削のファイルの表示',
        'critiques.critique-hidden': '添削の非表示',
        'critiques.report-dismissed': '添削についての連絡への回答',
        'critiques.exclusion-lifted': '添削の依頼の停止の解除',
        'critiques.return-reopened': '返却した添削の直しの受け付け',
        'critiques.sample-shown': '添削の見本としての紹介',
        'critiques.sample-withdrawn': '添削の見本の取りやめ',
        'critiques.work-cancelled': '添削の依頼の取り消し',
        'critiques.work-reassigned': '添削の担当の変更',
        'critiques.teacher-invited': '添削の先生の招待',
        'critiques.teacher-terms': '添削の先生の条件の変更',
        'critiques.teacher-rests': '添削の先生の休止',
        'critiques.teacher-resumed': '添削の先生の活動の再開',
        'critiques.teacher-ended': '添削の先生の終了',
        'critiques.teacher-factor-reset': '添削の先生の認証アプリの登録解除',
        'critiques.profile-hidden': '先生のプロフィールの非公開',
        'critiques.profile-shown': '先生のプロフィールの再公開',
      },
    },
    {
      groups: ['accounts'],
      names: {
        'critiques.teacher-joined': '添削の先生としての登録',
      },
    },
  ],
  details: {
    critique: '添削 No.',
    teacher: '先生',
    critique_campaign: '添削企画 No.',
    capacity: '定員',
    places: '先生の枠の合計',
    takes_works: { label: '依頼の受け付け', say: (value) => (value ? 'する' : 'しない') },
    part: { label: '対象', say: (value) => hidable[String(value) as keyof typeof hidable] },
    old_yen: '前の報酬',
    fault: { label: '都合', say: (value) => faults[String(value) as keyof typeof faults] },
    from_teacher: '前の先生',
    to_teacher: '新しい先生',
  },
}
