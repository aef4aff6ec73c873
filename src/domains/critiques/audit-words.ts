import type { AuditWords } from '#platform/manifest.ts'
import { faults } from './board/forms.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['staff'],
      names: {
        'critiques.files-opened': '添削のファイルの表示',
        'critiques.work-cancelled': '添削の依頼の取り消し',
        'critiques.work-reassigned': '添削の担当の変更',
      },
    },
  ],
  details: {
    critique: '添削 No.',
    fault: { label: '都合', say: (value) => faults[String(value) as keyof typeof faults] },
    from_teacher: '前の先生',
    to_teacher: '新しい先生',
  },
}
