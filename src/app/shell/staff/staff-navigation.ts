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
  ] },
  { label: 'お金', links: [
    { label: '請求', to: href('/staff/invoices'), role: 'support' },
    { label: '帳簿', to: href('/staff/ledger'), role: 'accounting' },
  ] },
  { label: '運営', links: [
  ] },
]

export function staffNavigation(role: StaffRole): StaffGroup[] {
  return groups
    .map(({ label, links }) => ({ label, links: links.filter((link) => ranks[role] >= ranks[link.role]) }))
    .filter(({ links }) => links.length > 0)
}
