/** What is written down, in the words of the page. */
export const actionNames: Record<string, string> = {
  'accounts.joined': '会員登録',
  'accounts.signed-in': 'ログイン',
  'accounts.signed-in-by-letter': 'メールのリンクでログイン',
  'accounts.signed-out': 'ログアウト',
  'accounts.sign-in-failed': 'ログイン失敗',
  'accounts.password-changed': 'パスワード変更',
  'accounts.password-change-failed': 'パスワード変更の失敗',
  'accounts.email-changed': 'メールアドレス変更',
  'accounts.withdrawn': '退会',
  'staff.second-factor-begun': '認証アプリの登録開始',
  'staff.second-factor-set': '認証アプリの登録',
  'staff.second-factor-shown': '二段階認証',
  'staff.second-factor-failed': '二段階認証の失敗',
  'staff.second-factor-reset': '認証アプリの登録解除',
  'staff.viewing-begun': '会員としての閲覧を開始',
  'staff.viewed-page': '会員としてページを閲覧',
  'staff.viewing-ended': '会員としての閲覧を終了',
  'staff.role-granted': 'スタッフ権限の付与',
  'staff.role-changed': 'スタッフ権限の変更',
  'staff.role-revoked': 'スタッフ権限の解除',
  'staff.quits-exported': '解約理由のCSV出力',
  'staff.quit-reason-added': '解約理由の追加',
  'staff.quit-reason-closed': '解約理由の終了',
  'staff.quit-reason-opened': '解約理由の再開',
  'staff.campaign-created': 'キャンペーンの作成',
  'staff.campaign-changed': 'キャンペーンの変更',
  'staff.campaign-closed': 'キャンペーンの終了',
  'staff.price-added': '料金改定の登録',
  'staff.price-removed': '料金改定の取り消し',
  'staff.option-added': '特典の追加',
  'staff.option-opened': '特典の再開',
  'staff.option-closed': '特典の終了',
  'staff.student-approved': '学生割引の確認',
  'staff.student-revoked': '学生割引の取り消し',
  'plans.student-registered': '学生割引の登録',
  'staff.gift-sent': 'ギフトカードの発送',
  'plans.order-placed': '申し込み',
  'plans.card-entered': 'カード情報の入力',
  'plans.card-changed': 'カードの変更',
  'invoice-refunded': '返金',
  'invoice-written-off': '請求の取り消し（貸倒れ）',
  'mistake-refunded': '誤った決済の返金',
  'mismatch-settled': '照合の不一致の対応',
  'plans.debit-applied': '口座振替の申し込み',
  'plans.debit-form-downloaded': '口座振替依頼書のダウンロード',
  'plans.debit-posted': '口座振替の書類の発送',
  'plans.debit-received': '口座振替の書類の受け取り',
  'plans.debit-approved': '口座振替の承認',
  'plans.debit-rejected': '口座振替の不備返却',
  'plans.debit-list-made': '振替の一覧の作成',
  'plans.debit-list-exported': '振替の一覧のCSV出力',
  'plans.debit-results-taken': '振替の結果の取り込み',
  'plans.ended-now': '契約の即時終了',
  'plans.ended-at-end': '解約の受付',
}

const staffActions = [
  ...Object.keys(actionNames).filter((action) => action.startsWith('staff.')),
  'invoice-refunded',
  'invoice-written-off',
  'mistake-refunded',
  'mismatch-settled',
  'plans.debit-posted',
  'plans.debit-received',
  'plans.debit-approved',
  'plans.debit-rejected',
  'plans.debit-list-made',
  'plans.debit-list-exported',
  'plans.debit-results-taken',
  'plans.ended-now',
  'plans.ended-at-end',
]
const accountActions = Object.keys(actionNames).filter((action) => action.startsWith('accounts.'))

/** What is asked for together; what staff did with contracts and money is found in two. */
export const actionGroups = {
  'staff.': { label: 'スタッフの操作すべて', actions: staffActions },
  'accounts.': { label: 'アカウントすべて', actions: accountActions },
  'plans.': {
    label: '契約と支払いすべて',
    actions: Object.keys(actionNames).filter((action) => !/^(staff|accounts)\./.test(action)),
  },
}

const detailNames: Record<string, string> = {
  path: 'ページ',
  reason: '理由',
  role: '権限',
  before: '変更前',
  name: '名前',
  from: '開始',
  to: '終了',
  yen: '金額（円）',
  invoice: '請求',
  mismatch: '不一致',
  order: '申し込み',
  kind: '種類',
  newCard: '新しいカード',
  campaign: 'キャンペーン',
  lines: '行数',
  day: '日付',
  invoices: '請求の件数',
  paid: '振替済み',
  failed: '振替不能',
  application: '口座振替の申込',
  record: '学生割引',
  refused: '表示しなかった',
}

/** 「理由: お電話での依頼」 */
export function describeDetails(details: unknown): string {
  if (typeof details !== 'object' || details === null) return ''
  return Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${detailNames[name] ?? name}: ${String(value)}`)
    .join('、')
}
