import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { readChanges } from '../read-staff.server.ts'
import type { Route } from './+types/staff-profile-changes'

export async function loader({ context }: Route.LoaderArgs) {
  return readChanges(staffActor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'プロフィールの変更')

export default function StaffProfileChanges({ loaderData: { rows, page, pages } }: Route.ComponentProps) {
  const trail = [{ label: '添削の先生', to: href('/staff/correctional_teachers') }, { label: 'プロフィールの変更' }]
  return (
    <StaffPage
      title="プロフィールの変更"
      lead="先生による変更の記録です。変更のあった日の翌朝、まとめてメールでもお知らせします。"
      trail={<Breadcrumb trail={trail} />}
    >
      {rows.length === 0 ? (
        <Nothing>変更はまだありません。</Nothing>
      ) : (
        <DataTable dense caption="プロフィールの変更" rows={rows} keyOf={({ id }) => id} columns={columns} />
      )}
      <ListPages label="プロフィールの変更のページ" page={page} pages={pages} />
    </StaffPage>
  )
}

type Row = Route.ComponentProps['loaderData']['rows'][number]
const columns = [
  { label: '日時', of: ({ at }: Row) => <span className="figures whitespace-nowrap">{at}</span> },
  {
    label: '先生',
    of: ({ teacher }: Row) => (
      <Link
        to={href('/staff/correctional_teachers/:id/profile', { id: String(teacher.id) })}
        className="staff-table-link whitespace-nowrap"
      >
        {teacher.name}
      </Link>
    ),
  },
  { label: '変更したところ', of: ({ parts }: Row) => parts },
]
