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
        'community.contest-added': 'コンテストの追加',
        'community.contest-changed': 'コンテストの変更',
        'community.contest-published': 'コンテストの公開',
        'community.contest-archived': 'コンテストの終了',
        'community.entry-approved': '応募作品の公開',
        'community.entry-refused': '応募作品を公開しない',
        'community.award-given': 'コンテストの賞',
        'community.prize-addresses-seen': '賞品の届け先の表示',
        'community.prize-sent': '賞品の発送',
        'community.judge-named': 'コンテストの審査員の追加',
        'community.judge-dismissed': 'コンテストの審査員を外す',
        'community.entries-downloaded': 'コンテストの応募一覧の書き出し',
        'community.gallery-added': 'ギャラリーへの作品の追加',
        'community.gallery-removed': 'ギャラリーの作品の取り外し',
        'community.bar-lifted': '投稿の停止の解除',
        'community.word-added': '注意する言葉の追加',
        'community.word-removed': '注意する言葉の取り外し',
      },
    },
  ],
  details: {
    works: '作品',
    moderated: { label: '投稿', say: (value) => targetNames[value as TargetType] },
    moderation: { label: '対応', say: (value) => actNames[value as Decided] },
  },
}
