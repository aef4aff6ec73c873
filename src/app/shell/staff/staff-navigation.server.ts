import { href } from 'react-router'
import { isOneOf, type StaffRole } from '#platform/staff-roles.ts'
import { pages, type PageRow } from '#routes'

export type StaffLink = { label: string; to: string }
export type StaffGroup = { label: string; links: readonly StaffLink[] }

/** Every page of staff that has a place of its own in the menu; whoever does not find it has no link to it. */
// prettier-ignore
const groups: readonly StaffGroup[] = [
  { label: '', links: [
    { label: '概況', to: href('/staff') },
  ] },
  { label: '会員', links: [
    { label: '会員', to: href('/staff/members') },
    { label: '契約', to: href('/staff/subscriptions') },
    { label: '学生割引', to: href('/staff/students') },
    { label: '解約理由', to: href('/staff/quits') },
  ] },
  { label: 'お金', links: [
    { label: '請求', to: href('/staff/invoices') },
    { label: '帳簿', to: href('/staff/ledger') },
    { label: '口座振替', to: href('/staff/debits') },
    { label: '口座振替の申込', to: href('/staff/debit_applications') },
    { label: 'ギフトカード', to: href('/staff/gift_cards') },
  ] },
  { label: '運営', links: [
    { label: 'キャンペーン', to: href('/staff/campaigns') },
    { label: '料金', to: href('/staff/prices') },
    { label: 'プランの特典', to: href('/staff/plan_options') },
    { label: 'スタッフ', to: href('/staff/people') },
    { label: '操作の記録', to: href('/staff/audit_log') },
  ] },
]

const rolesOf = new Map(pages.map(({ path, roles }: PageRow) => [path as string, roles ?? []]))

export function staffNavigation(role: StaffRole): StaffGroup[] {
  return groups
    .map(({ label, links }) => ({ label, links: links.filter(({ to }) => isOneOf(role, rolesOf.get(to) ?? [])) }))
    .filter(({ links }) => links.length > 0)
}
