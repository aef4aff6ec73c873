import { href } from 'react-router'
import type { StaffRole } from '#platform/ask.ts'

export type StaffLink = { label: string; to: string; role: StaffRole }
export type StaffGroup = { label: string; links: readonly StaffLink[] }

const ranks: Record<StaffRole, number> = { support: 1, accounting: 2, admin: 3 }

/** Every page of staff that has a place of its own in the menu, and the role from which on it is there. */
// prettier-ignore
const groups: readonly StaffGroup[] = [
  { label: '', links: [
    { label: '概況', to: href('/staff'), role: 'support' },
  ] },
  { label: '会員', links: [
    { label: '会員', to: href('/staff/members'), role: 'support' },
    { label: '契約', to: href('/staff/subscriptions'), role: 'support' },
    { label: '学生割引', to: href('/staff/students'), role: 'support' },
    { label: '解約理由', to: href('/staff/quits'), role: 'support' },
  ] },
  { label: 'お金', links: [
    { label: '請求', to: href('/staff/invoices'), role: 'support' },
    { label: '帳簿', to: href('/staff/ledger'), role: 'accounting' },
    { label: '口座振替', to: href('/staff/debits'), role: 'accounting' },
    { label: '口座振替の申込', to: href('/staff/debit_applications'), role: 'accounting' },
    { label: 'ギフトカード', to: href('/staff/gift_cards'), role: 'accounting' },
  ] },
  { label: '運営', links: [
    { label: 'キャンペーン', to: href('/staff/campaigns'), role: 'admin' },
    { label: '料金', to: href('/staff/prices'), role: 'admin' },
    { label: 'プランの特典', to: href('/staff/plan_options'), role: 'admin' },
    { label: 'スタッフ', to: href('/staff/people'), role: 'admin' },
    { label: '操作の記録', to: href('/staff/audit_log'), role: 'admin' },
  ] },
]

export function staffNavigation(role: StaffRole): StaffGroup[] {
  return groups
    .map(({ label, links }) => ({ label, links: links.filter((link) => ranks[role] >= ranks[link.role]) }))
    .filter(({ links }) => links.length > 0)
}
