import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { pageOf, pagesOf } from '#platform/paging.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { countClaims, listClaims } from '../queries.ts'
import { shownClaim } from '../shown-claim.ts'
import type { Route } from './+types/staff-claims'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, url, now } = staffActor(context)
  const tab = url.searchParams.get('tab') === 'decided' ? ('decided' as const) : ('open' as const)
  const page = pageOf(url)
  const counts = await countClaims(db)
  const claims = await listClaims(db, { isOpen: tab === 'open', page })
  const rows = claims.map((claim) => ({ ...shownClaim(claim, now), who: claim.memberName ?? claim.name }))
  return { tab, page, pages: pagesOf(counts[tab]), counts: { open: counts.open, decided: counts.decided }, rows }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '権利・個人情報の申し出')

const names = { open: '回答を待つもの', decided: '回答したもの' }

export default function StaffClaims({ loaderData: { tab, page, pages, counts, rows } }: Route.ComponentProps) {
  return (
    <StaffPage
      title="権利・個人情報の申し出"
      lead="掲載の停止・削除は7日、個人情報の開示や訂正などは14日以内に回答します。"
    >
      <Tabs
        label="申し出の状態"
        current={tab}
        hrefFor={(id) => (id === 'open' ? '?' : `?tab=${id}`)}
        tabs={(['open', 'decided'] as const).map((id) => ({ id, label: `${names[id]}（${counts[id]}）` }))}
      >
        {rows.length === 0 ? (
          <Nothing>{names[tab]}はありません。</Nothing>
        ) : (
          <DataTable dense caption="申し出" rows={rows} keyOf={({ id }) => id} columns={columns} />
        )}
        <ListPages label="申し出のページ" page={page} pages={pages} />
      </Tabs>
    </StaffPage>
  )
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

const columns = [
  {
    label: '受付番号',
    of: ({ id, number }: Row) => (
      <Link to={href('/staff/claims/:id', { id: String(id) })} className="staff-table-link">
        {number}
      </Link>
    ),
  },
  {
    label: '内容',
    leads: true,
    of: ({ kind, ground }: Row) => (
      <span className="phrases inline-block min-w-40">{ground ? `${kind}（${ground}）` : kind}</span>
    ),
  },
  {
    label: 'どなたから',
    of: ({ who }: Row) => <span className="inline-block min-w-32">{who || '（消去済み）'}</span>,
  },
  { label: '受付', of: ({ made }: Row) => <span className="figures whitespace-nowrap">{made}</span> },
  {
    label: '期限',
    leads: true,
    of: ({ due, isLate }: Row) => (
      <span className="figures flex items-center gap-2 whitespace-nowrap">
        {due}
        {isLate && <Badge tone="mark">期限切れ</Badge>}
      </span>
    ),
  },
  { label: '結果', of: ({ outcome }: Row) => outcome ?? '－' },
]
