import type { AuditWords } from '#platform/manifest.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['staff'],
      names: {
        'trials.set-added': 'お試しセットの追加',
        'trials.set-changed': 'お試しセットの変更',
        'trials.set-published': 'お試しセットの公開',
        'trials.set-closed': 'お試しセットの終了',
        'trials.batch-added': 'シリアルコードの束の追加',
        'trials.codes-exported': 'シリアルコードの出力',
        'trials.batch-voided': 'シリアルコードの束の無効化',
        'trials.code-voided': 'シリアルコードの無効化',
        'trials.code-exchanged': 'シリアルコードの交換',
        'trials.code-looked-up': 'シリアルコードの照会',
        'trials.lock-lifted': 'シリアルコードのロックの解除',
        'trials.curriculum-marked': '体験カリキュラムの変更',
        'trials.tutorial-changed': 'チュートリアルの変更',
      },
    },
  ],
  details: { codes: '枚数' },
}
