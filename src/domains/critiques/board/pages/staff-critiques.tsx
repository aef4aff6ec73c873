import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { readBoard, type BoardLine } from '../read-board.server.ts'
import { StateBadge } from '../ui/state-badge.tsx'
import type { Route } from './+types/staff-critiques'

export async function loader({ context }: Route.LoaderArgs) {
  return readBoard(staffActor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '添削の依頼')

const names = {
  waiting: '添削待ち',
  overdue: '返却の遅れ',
  reported: '連絡を確認中',
  corrected: '添削済み',
  cancelled: '取り消し',
} as const

export default function StaffCritiques({ loaderData: { tab, counts, page, pages, rows } }: Route.ComponentProps) {
  const tabs = (Object.keys(names) as (keyof typeof names)[]).map((id) => ({
    id,
    label: `${names[id]}（${counts[id].toLocaleString('ja-JP')}）`,
  }))
  return (
    <StaffPage
      title="添削の依頼"
      lead="会員からの依頼と、先生からの返却の状況です。担当の変更と取り消しは、各依頼のページで行います。"
    >
      <Tabs label="依頼の状態" current={tab} hrefFor={(id) => (id === 'waiting' ? '?' : `?tab=${id}`)} tabs={tabs}>
        {rows.length === 0 ? (
          <Nothing>{names[tab]}の依頼はありません。</Nothing>
        ) : (
          <DataTable
            dense
            caption={`${names[tab]}の依頼`}
            rows={rows}
            keyOf={({ id }) => id}
            columns={columnsFor(rows)}
          />
        )}
        <ListPages label="添削の依頼のページ" page={page} pages={pages} />
      </Tabs>
    </StaffPage>
  )
}

/** What the member chose of a late one is a column where somebody has chosen. */
const columnsFor = (rows: readonly BoardLine[]): Column<BoardLine>[] => [
  {
    label: '番号',
    leads: true,
    of: ({ id }) => (
      <Link
        to={href('/staff/critiques/:id', { id: String(id) })}
        className="staff-table-link figures whitespace-nowrap"
      >
        No.{id}
      </Link>
    ),
  },
  { label: '会員', leads: true, of: ({ member }) => <MemberLink of={member} /> },
  { label: '状態', leads: true, of: (row) => <StateBadge of={row} /> },
  { label: '返却の目標', figures: true, of: ({ dueOn }) => dueOn },
  { label: '経過', figures: true, of: ({ days }) => `${days}日` },
  { label: '先生', of: ({ teacher }) => <span className="whitespace-nowrap">{teacher}</span> },
  ...(rows.some(({ lateChoice }) => lateChoice) ? [choice] : []),
  { label: '企画', of: ({ campaign }) => <span className="block md:min-w-44">{campaign}</span> },
  { label: '依頼した日', figures: true, of: ({ requestedOn }) => requestedOn },
]

const choice: Column<BoardLine> = {
  label: '会員の選択',
  of: ({ lateChoice }) => lateChoice && <span className="whitespace-nowrap">{lateChoice}</span>,
}
