import type { StaffRole } from '#platform/ask.ts'

export const roleNames: Record<StaffRole, string> = { support: 'サポート', accounting: '経理', admin: '管理者' }

export const rolesMay: Record<StaffRole, string> = {
  support: '会員と契約の確認、会員としての閲覧、解約の受付',
  accounting: 'サポートの権限に加えて、請求・返金・帳簿・特典の発送',
  admin: 'すべての操作と、料金・キャンペーン・スタッフ権限の管理',
}
