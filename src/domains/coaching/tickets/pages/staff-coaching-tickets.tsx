import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { keysOf } from '#platform/paging.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TicketBadge } from '../../ui/ticket-badge.tsx'
import { type BoardLine, boardTabs, readBoard } from '../read-board.server.ts'
import type { Route } from './+types/staff-coaching-tickets'

export async function loader({ context }: Route.LoaderArgs) {
  const { counts, ...board } = await readBoard(staffActor(context))
  const tabs = keysOf(boardTabs).map((id) => ({
    id,
    label: `${boardTabs[id]}（${Number(counts[id]).toLocaleString('ja-JP')}）`,
  }))
  return { ...board, tabs, name: boardTabs[board.tab] }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '個人コーチング')

export default function StaffCoachingTickets({ loaderData }: Route.ComponentProps) {
  const { tab, tabs, name, page, pages, rows } = loaderData
  return (
    <StaffPage title="個人コーチング" lead="会員からの連絡、セッションの日時と結果、チケットの期限を扱います。">
      <Tabs label="チケットの状態" current={tab} hrefFor={(id) => (id === 'waiting' ? '?' : `?tab=${id}`)} tabs={tabs}>
        {rows.length === 0 ? (
          <Nothing>{name}のチケットはありません。</Nothing>
        ) : (
          <DataTable dense caption={`${name}のチケット`} rows={rows} keyOf={({ id }) => id} columns={columns} />
        )}
        <ListPages label="チケットのページ" page={page} pages={pages} />
      </Tabs>
    </StaffPage>
  )
}

const moment = (text: string | null) => <span className="figures whitespace-nowrap">{text ?? '－'}</span>

const columns: Column<BoardLine>[] = [
  {
    label: '番号',
    of: ({ id }) => (
      <Link to={href('/staff/coaching_tickets/:id', { id: String(id) })} className="staff-table-link figures">
        No.{id}
      </Link>
    ),
  },
  { label: '会員', leads: true, of: ({ memberId, name }) => <MemberLink of={{ id: memberId, name }} /> },
  { label: 'メニュー', of: ({ itemName }) => itemName },
  { label: '状態', of: ({ state }) => <TicketBadge state={state} /> },
  { label: '日時', leads: true, of: ({ at }) => moment(at) },
  { label: 'コーチ', of: ({ coach }) => coach ?? '－' },
  { label: '有効期限', of: ({ until }) => moment(until) },
  { label: '連絡', of: ({ waits }) => moment(waits) },
]
