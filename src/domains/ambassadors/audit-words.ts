import type { AuditWords } from '#platform/manifest.ts'
import { postStates, type PostState } from './posts/terms.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['money'],
      names: {
        'ambassadors.registered': 'アンバサダーの登録',
        'ambassadors.agreed': 'アンバサダー規約への同意',
        'ambassadors.guardian-agreed': 'アンバサダーの保護者の同意',
        'ambassadors.came-of-age': 'アンバサダーが18歳になった届け出',
      },
    },
    {
      groups: ['staff', 'money'],
      names: {
        'ambassadors.suspended': 'アンバサダーの停止',
        'ambassadors.reinstated': 'アンバサダーの停止の解除',
        'ambassadors.reward-cancelled': '紹介報酬の取り消し',
        'ambassadors.post-looked': '紹介の投稿の確認',
      },
    },
  ],
  details: {
    reward: '報酬',
    address: '投稿',
    found: { label: '確認', say: (value) => postStates[value as PostState] },
  },
}
