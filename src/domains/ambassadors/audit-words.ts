import type { AuditWords } from '#platform/manifest.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['money'],
      names: {
        'ambassadors.registered': 'アンバサダーの登録',
        'ambassadors.agreed': 'アンバサダー規約への同意',
        'ambassadors.guardian-agreed': 'アンバサダーの保護者の同意',
      },
    },
    {
      groups: ['staff', 'money'],
      names: {
        'ambassadors.suspended': 'アンバサダーの停止',
        'ambassadors.reinstated': 'アンバサダーの停止の解除',
        'ambassadors.reward-cancelled': '紹介報酬の取り消し',
      },
    },
  ],
  details: { reward: '報酬' },
}
