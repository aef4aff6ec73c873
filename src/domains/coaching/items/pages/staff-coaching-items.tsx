import { href } from 'react-router'
import { yen } from '#domains/plans/terms.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { itemStates } from '../../terms.ts'
import { type ItemLine, readItems } from '../read-items.server.ts'
import type { Route } from './+types/staff-coaching-items'

export async function loader({ context }: Route.LoaderArgs) {
  return readItems(staffActor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'コーチングのメニュー')

export default function StaffCoachingItems({ loaderData: { items } }: Route.ComponentProps) {
  return (
    <StaffPage
      title="コーチングのメニュー"
      lead="内容を変えても、販売済みのチケットは購入時のままです。"
      aside={<LinkButton to={href('/staff/coaching_items/new')}>メニューを作る</LinkButton>}
    >
      {items.length === 0 ? (
        <Nothing>メニューはまだありません。</Nothing>
      ) : (
        <DataTable dense caption="コーチングのメニュー" rows={items} keyOf={({ id }) => id} columns={columns} />
      )}
    </StaffPage>
  )
}

const columns = [
  {
    label: '名前',
    of: ({ id, name }: ItemLine) => (
      <Link to={href('/staff/coaching_items/:id', { id: String(id) })} className="staff-table-link">
        {name}
      </Link>
    ),
  },
  {
    label: '状態',
    of: ({ state }: ItemLine) => <Badge tone={state === 'open' ? 'done' : 'plain'}>{itemStates[state]}</Badge>,
  },
  { label: '料金', figures: true, of: ({ priceYen }: ItemLine) => yen(priceYen) },
  { label: '手数料', figures: true, of: ({ commissionYen }: ItemLine) => yen(commissionYen) },
  { label: '有効期限', figures: true, of: ({ validDays }: ItemLine) => `${validDays}日` },
  {
    label: '今月の販売',
    figures: true,
    of: ({ soldThisMonth, monthlyNumber }: ItemLine) => `${soldThisMonth} / ${monthlyNumber}`,
  },
  { label: '販売の合計', figures: true, of: ({ sold }: ItemLine) => String(sold) },
  { label: 'コーチ', of: ({ coaches }: ItemLine) => coaches.join('、') || '－' },
]
