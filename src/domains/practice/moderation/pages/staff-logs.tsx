import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { pageOf, pagesOf } from '#platform/paging.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { FilterForm } from '#ui/staff/filter-form.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { listLogs, type ModeratedLog } from '../queries.ts'
import type { Route } from './+types/staff-logs'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, url } = staffActor(context)
  const asked = url.searchParams.get('member') ?? ''
  const member = /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : null
  const page = pageOf(url)
  const { rows, total } = await listLogs(db, member, page)
  return { rows, total, page, pages: pagesOf(total), member }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '練習の記録')

export default function StaffLogs({ loaderData: { rows, total, page, pages, member } }: Route.ComponentProps) {
  return (
    <StaffPage
      title="練習の記録"
      lead="画像とメモは本人とスタッフだけのものです。開くときは理由を記録します。"
      aside={<span className="figures text-sm text-graphite">{total.toLocaleString('ja-JP')}件</span>}
    >
      <FilterForm label="記録を絞り込む" path={href('/staff/practice_logs')} filtered={member !== null}>
        <TextField
          key={member}
          label="会員番号"
          name="member"
          inputMode="numeric"
          defaultValue={member === null ? '' : String(member)}
        />
      </FilterForm>
      {rows.length === 0 ? (
        <Nothing>この条件の記録はありません。</Nothing>
      ) : (
        <DataTable dense caption="練習の記録の一覧" rows={rows} keyOf={({ id }) => id} columns={columns} />
      )}
      <ListPages label="練習の記録のページ" page={page} pages={pages} />
    </StaffPage>
  )
}

const columns = [
  {
    label: '記録',
    of: ({ id, theme }: ModeratedLog) => (
      <Link
        to={href('/staff/practice_logs/:id', { id: String(id) })}
        className="staff-table-link inline-block min-w-44"
      >
        No.{id} {theme}
      </Link>
    ),
  },
  { label: '会員', of: ({ memberId, name }: ModeratedLog) => <MemberLink of={{ id: memberId, name }} /> },
  { label: '投稿', of: ({ postedAt }: ModeratedLog) => formatMoment(postedAt), figures: true },
  {
    label: '状態',
    of: ({ hiddenAt, consentedAt }: ModeratedLog) => (
      <Badge tone="plain">{hiddenAt ? '非表示' : consentedAt ? '紹介に同意' : '非公開'}</Badge>
    ),
  },
]
