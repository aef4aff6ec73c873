import { editionDocuments } from './editions/terms.ts'
import { lookUp } from '#platform/look-up.ts'
import type { AuditWords } from '#platform/manifest.ts'
import { providerNames } from './identities/terms.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['accounts'],
      names: {
        'accounts.joined': '会員登録',
        'accounts.arrived': 'ほかのシステムから移った会員の登録完了',
        'accounts.signed-in': 'ログイン',
        'accounts.signed-in-by-letter': 'メールのリンクでログイン',
        'accounts.signed-in-by-identity': '外部アカウントでログイン',
        'accounts.identity-linked': '外部アカウントの連携',
        'accounts.identity-unlinked': '外部アカウントの連携解除',
        'accounts.signed-in-by-passkey': 'パスキーでログイン',
        'accounts.passkey-added': 'パスキーの追加',
        'accounts.passkey-removed': 'パスキーの削除',
        'accounts.signed-out': 'ログアウト',
        'accounts.session-ended': 'ほかの端末のログアウト',
        'accounts.sign-in-failed': 'ログイン失敗',
        'accounts.password-changed': 'パスワード変更',
        'accounts.terms-agreed': '規約の改定への同意',
        'accounts.news-wanted': 'お知らせメールの受け取り',
        'accounts.news-stopped': 'お知らせメールの停止',
        'accounts.not-confirmed': '本人確認の失敗',
        'accounts.email-changed': 'メールアドレス変更',
        'accounts.email-change-undone': 'メールアドレス変更の取り消し',
      },
    },
    {
      groups: ['staff'],
      names: {
        'staff.second-factor-begun': '認証アプリの登録開始',
        'staff.second-factor-set': '認証アプリの登録',
        'staff.second-factor-shown': '二段階認証',
        'staff.second-factor-failed': '二段階認証の失敗',
        'staff.news-sent': 'お知らせメールの送信',
        'staff.arrivals-told': '移行した会員への案内の送信',
        'staff.edition-announced': '規約の改定の告知',
        'staff.edition-withdrawn': '規約の改定の取り消し',
        'staff.profile-reset': '表示名・アイコンの初期化',
      },
    },
  ],
  details: {
    provider: { label: 'サービス', say: (value) => lookUp(providerNames, String(value)) },
    subject: '件名',
    termsDocument: { label: '文書', say: (value) => lookUp(editionDocuments, String(value)) },
    edition: '版',
    comesOn: '適用の日',
    mustAgree: { label: '同意', say: (must) => (must === true ? '必要' : '不要') },
  },
}
