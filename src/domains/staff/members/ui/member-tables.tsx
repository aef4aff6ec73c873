import { href } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import type { StaffMember } from '../read-member.server.ts'

export function TermsTable({ rows }: { rows: StaffMember['terms'] }) {
  if (rows.length === 0) return <Nothing>契約はありません。</Nothing>
  return (
    <DataTable
      dense
      caption="契約の履歴"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: '種類', leads: true, of: ({ kind }) => kind },
        { label: 'プラン', of: ({ plan }) => <span className="whitespace-nowrap">{plan}</span> },
        { label: '期間', of: ({ span }) => <span className="whitespace-nowrap">{span}</span> },
        { label: '月額（税込）', leads: true, of: ({ price }) => price, figures: true },
        { label: '請求済みの月', of: ({ invoiced }) => invoiced, figures: true },
        { label: '終了', of: ({ ended }) => <span className="whitespace-nowrap">{ended}</span> },
      ]}
    />
  )
}

export function InvoicesTable({ rows }: { rows: StaffMember['invoices'] }) {
  if (rows.length === 0) return <Nothing>請求はありません。</Nothing>
  return (
    <DataTable
      dense
      caption="請求"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          label: '番号',
          leads: true,
          of: ({ id, number }) => (
            <Link
              to={href('/staff/invoices/:id', { id: String(id) })}
              className="staff-table-link figures whitespace-nowrap"
            >
              {number}
            </Link>
          ),
        },
        { label: '金額（税込）', leads: true, of: ({ total }) => total, figures: true },
        {
          label: '状態',
          leads: true,
          of: ({ state, isUnpaid }) => <Badge tone={isUnpaid ? 'mark' : 'plain'}>{state}</Badge>,
        },
        { label: '種類', leads: true, of: ({ kind }) => kind },
        { label: '期間', of: ({ span }) => <span className="whitespace-nowrap">{span}</span> },
        { label: 'お支払い期日', of: ({ due }) => due, figures: true },
        { label: '支払日', of: ({ paid }) => paid, figures: true },
        { label: '備考', of: ({ note }) => note },
      ]}
    />
  )
}

export function ChangesTable({ rows }: { rows: StaffMember['changes'] }) {
  if (rows.length === 0) return <Nothing>状態の変化はまだありません。</Nothing>
  return (
    <DataTable
      dense
      caption="状態の変化"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: '日時', of: ({ at }) => <span className="figures whitespace-nowrap">{at}</span> },
        { label: '変化', of: ({ change }) => <span className="whitespace-nowrap">{change}</span> },
        { label: '理由', of: ({ cause }) => cause },
        { label: '操作した人', of: ({ actor }) => actor },
      ]}
    />
  )
}

export function QuitsTable({ rows }: { rows: StaffMember['quits'] }) {
  if (rows.length === 0) return <Nothing>解約時の回答はありません。</Nothing>
  return (
    <DataTable
      dense
      caption="解約時の回答"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: '日時', of: ({ at }) => <span className="figures whitespace-nowrap">{at}</span> },
        { label: '理由', of: ({ reasons }) => reasons },
        { label: '自由記述', of: ({ text }) => <span className="whitespace-pre-line">{text}</span> },
      ]}
    />
  )
}

export function DoingsTable({ rows }: { rows: StaffMember['doings'] }) {
  if (rows.length === 0) return <Nothing>記録はまだありません。</Nothing>
  return (
    <DataTable
      dense
      caption="最近の記録"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: '日時', of: ({ at }) => <span className="figures whitespace-nowrap">{at}</span> },
        { label: '内容', of: ({ action }) => action },
        { label: '操作した人', of: ({ actor }) => actor },
        { label: '詳細', of: ({ details }) => details },
        { label: 'IPアドレス', of: ({ ip }) => <span className="figures">{ip}</span> },
      ]}
    />
  )
}
