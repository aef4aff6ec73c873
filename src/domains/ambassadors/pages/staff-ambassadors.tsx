import { href } from 'react-router'
import { yen } from '#domains/plans/terms.ts'
import { pageTitle } from '#platform/page-title.ts'
import { keysOf } from '#platform/paging.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { readAmbassadors } from '../read-staff.server.ts'
import { readRings } from '../rings/read-rings.server.ts'
import { Rings } from '../rings/ui/rings.tsx'
import { standings } from '../standings.ts'
import type { Route } from './+types/staff-ambassadors'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  const isRings = actor.url.searchParams.get('tab') === RINGS
  return { ...(await readAmbassadors(actor)), rings: isRings ? await readRings(actor) : null }
}

const RINGS = 'rings'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'アンバサダー')

export default function StaffAmbassadors({ loaderData }: Route.ComponentProps) {
  const { standing, counts, page, pages, rows, rings } = loaderData
  const tabs = [
    ...keysOf(standings).map((id) => ({
      id: id as string,
      label: `${standings[id]}（${counts[id].toLocaleString('ja-JP')}）`,
    })),
    { id: RINGS, label: '気になる紹介' },
  ]
  return (
    <StaffPage
      title="アンバサダー"
      lead="Egakuを紹介している会員の一覧です。報酬のお支払いは「報酬の支払い」で行います。"
    >
      <Tabs
        label="アンバサダーの状態"
        current={rings ? RINGS : standing}
        hrefFor={(id) => (id === 'active' ? '?' : `?tab=${id}`)}
        tabs={tabs}
      >
        {rings ? (
          <Rings rings={rings} />
        ) : rows.length === 0 ? (
          <Nothing>{standings[standing]}のアンバサダーはいません。</Nothing>
        ) : (
          <DataTable dense caption="アンバサダー" rows={rows} keyOf={({ memberId }) => memberId} columns={columns} />
        )}
        {!rings && <ListPages label="アンバサダーのページ" page={page} pages={pages} />}
      </Tabs>
    </StaffPage>
  )
}

type Line = Awaited<ReturnType<typeof readAmbassadors>>['rows'][number]

const columns = [
  {
    label: '会員',
    leads: true,
    of: ({ memberId, name }: Line) => (
      <Link to={href('/staff/ambassadors/:id', { id: String(memberId) })} className="staff-table-link">
        {name}
      </Link>
    ),
  },
  { label: '登録', of: ({ registered }: Line) => <span className="figures whitespace-nowrap">{registered}</span> },
  { label: '訪問', figures: true, of: ({ visits }: Line) => visits.toLocaleString('ja-JP') },
  { label: '紹介', figures: true, of: ({ rewards }: Line) => rewards.toLocaleString('ja-JP') },
  { label: '未払い', leads: true, figures: true, of: (row: Line) => yen(row.unpaidYen) },
  { label: '支払い済み', figures: true, of: (row: Line) => yen(row.paidYen) },
]
