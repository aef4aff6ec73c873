import { lookUp } from '#platform/look-up.ts'
import type { AuditWords } from '#platform/manifest.ts'
import { reaches } from './incidents/terms.ts'
import { roleNames } from './roles/ui/role-names.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['staff'],
      names: {
        'staff.second-factor-reset': '認証アプリの登録解除',
        'staff.viewing-begun': '会員としての閲覧を開始',
        'staff.viewed-page': '会員としてページを閲覧',
        'staff.viewing-ended': '会員としての閲覧を終了',
        'staff.role-granted': 'スタッフ権限の付与',
        'staff.role-changed': 'スタッフ権限の変更',
        'staff.role-revoked': 'スタッフ権限の解除',
        'staff.incident-acted': '情報漏えいへの対応',
      },
    },
  ],
  details: {
    reach: { label: '対象', say: (reach) => lookUp(reaches, String(reach)) },
    ended: 'ログアウト',
    voided: 'パスワードの無効化',
    dropped: '外したパスキーと連携',
    notice: '通知',
    path: 'ページ',
    refused: '表示しなかった',
    role: { label: '権限', say: (role) => lookUp(roleNames, String(role)) },
    before: { label: '変更前の権限', say: (role) => lookUp(roleNames, String(role)) },
  },
}
