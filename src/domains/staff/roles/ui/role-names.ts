import type { StaffRole } from '#platform/staff-roles.ts'

export const roleNames: Record<StaffRole, string> = {
  support: 'サポート',
  accounting: '経理',
  editor: '編集',
  admin: '管理者',
}

export const rolesMay: Record<StaffRole, string> = {
  support: '会員と契約の確認、会員としての閲覧、解約の受付',
  accounting: 'サポートの権限に加えて、請求・返金・帳簿・特典の発送',
  editor: '講座など、サイトの内容の編集。会員とお金の情報は表示されません',
  admin: 'すべての操作と、料金・キャンペーン・スタッフ権限の管理',
}
