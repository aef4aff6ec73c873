import type { AuditWords } from '#platform/manifest.ts'
import type { TargetType } from './cases/queries.ts'
import { actNames, targetNames, type Decided } from './moderation/terms.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['staff'],
      names: {
        'community.decided': '投稿への対応',
        'community.picture-seen': '確認する画像の表示',
        'community.bar-lifted': '投稿の停止の解除',
        'community.word-added': '注意する言葉の追加',
        'community.word-removed': '注意する言葉の取り外し',
      },
    },
  ],
  details: {
    moderated: { label: '投稿', say: (value) => targetNames[value as TargetType] },
    moderation: { label: '対応', say: (value) => actNames[value as Decided] },
  },
}
