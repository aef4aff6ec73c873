import { guardianAnswers, receivingNames } from '#domains/orders/index.ts'
import { planName, yen } from '#domains/plans/terms.ts'
import { lookUp } from '#platform/look-up.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import { roleNames } from '../roles/ui/role-names.ts'

const detailNames: Record<string, string> = {
  path: 'ページ',
  reason: '理由',
  role: '権限',
  before: '変更前の権限',
  name: '名前',
  from: '開始',
  to: '終了',
  yen: '金額',
  invoice: '請求',
  mismatch: '不一致',
  order: '申し込み番号',
  kind: '種類',
  plan: '契約',
  planId: '契約',
  consent: '同意',
  newCard: 'カード',
  campaign: 'キャンペーン',
  entries: '応募',
  winners: '当選',
  lines: '行数',
  day: '日付',
  invoices: '請求の件数',
  paid: '振替済み',
  failed: '振替不能',
  application: '口座振替の申し込み',
  receiving: '依頼書',
  record: '学生割引',
  refused: '表示しなかった',
  id: '番号',
}

const orderKinds: Record<string, string> = {
  trial: '無料体験・初月',
  start: '新規',
  resume: '再開',
  course: '単品の講座',
}
const DAY_KEY = /^\d{4}-\d{2}-\d{2}$/

/** A value as a person says it; what is a text already stays one. */
function describeValue(name: string, value: unknown): string {
  const text = String(value)
  if (typeof value === 'number' && name === 'yen') return yen(value)
  if (name === 'planId' || name === 'plan') return planName(Number(value)) ?? text
  if (name === 'kind') return lookUp(orderKinds, text) ?? text
  if (name === 'consent') return guardianAnswers.find((answer) => answer.value === text)?.label ?? text
  if (name === 'newCard') return value === true ? '新しく入力' : '登録済みのカード'
  if (name === 'receiving') return lookUp(receivingNames, text) ?? text
  if (name === 'role' || name === 'before') return lookUp(roleNames, text) ?? text
  return DAY_KEY.test(text) ? formatDayKey(text) : text
}

/** 「理由: お電話での依頼」 */
export function describeDetails(details: unknown): string {
  if (typeof details !== 'object' || details === null) return ''
  return Object.entries(details)
    .filter(([name, value]) => value !== null && Object.hasOwn(detailNames, name))
    .map(([name, value]) => `${detailNames[name]}: ${describeValue(name, value)}`)
    .join('、')
}
