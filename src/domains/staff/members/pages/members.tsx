import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FilterForm } from '#ui/staff/filter-form.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { readMembers } from '../read-members.server.ts'
import type { Route } from './+types/members'

export async function loader({ context }: Route.LoaderArgs) {
  return readMembers(staffActor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '会員')

export default function Members({ loaderData }: Route.ComponentProps) {
  const { q, members, count, page, pages } = loaderData
  return (
    <StaffPage title="会員" lead={`${q ? '該当' : '全'}${count.toLocaleString('ja-JP')}名`}>
      <FilterForm key={q} label="会員の検索" path={href('/staff/members')} filtered={q !== ''}>
        <div className="col-span-full md:col-span-2">
          <TextField
            label="会員を探す"
            name="q"
            defaultValue={q}
            hint="名前の一部、メールアドレスの先頭、会員番号"
            autoComplete="off"
          />
        </div>
      </FilterForm>
      {members.length === 0 ? (
        <Nothing>該当する会員は見つかりませんでした。</Nothing>
      ) : (
        <DataTable
          dense
          caption="会員の一覧"
          rows={members}
          keyOf={({ id }) => id}
          columns={[
            {
              label: '名前',
              leads: true,
              of: ({ id, name }) => (
                <Link
                  to={href('/staff/members/:id', { id: String(id) })}
                  className="staff-table-link whitespace-nowrap"
                >
                  {name}
                </Link>
              ),
            },
            { label: '状態', leads: true, of: ({ state }) => <span className="whitespace-nowrap">{state}</span> },
            {
              label: '未払い',
              leads: true,
              of: ({ unpaid }) => (unpaid > 0 ? <Badge tone="mark">未払い{unpaid}件</Badge> : null),
            },
            { label: 'プラン', of: ({ plan }) => plan && <span className="whitespace-nowrap">{plan}</span> },
            { label: 'メールアドレス', of: ({ email }) => <span className="md:whitespace-nowrap">{email}</span> },
            { label: '番号', of: ({ id }) => id, figures: true },
            { label: '登録日', of: ({ joinedOn }) => joinedOn, figures: true },
          ]}
        />
      )}
      <ListPages label="会員の一覧のページ" page={page} pages={pages} />
    </StaffPage>
  )
}
