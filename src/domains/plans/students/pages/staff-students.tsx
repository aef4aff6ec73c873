import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { readStudents } from '../read-students.server.ts'
import type { Route } from './+types/staff-students'

export async function loader({ context }: Route.LoaderArgs) {
  return readStudents(staffActor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '学生割引')

const tabs = [
  { id: 'waiting', label: '確認待ち' },
  { id: 'approved', label: '確認済み' },
  { id: 'revoked', label: '取り消し済み' },
]

export default function Students({ loaderData: { tab, count, page, pages, students } }: Route.ComponentProps) {
  const label = tabs.find(({ id }) => id === tab)!.label
  return (
    <StaffPage
      title="学生割引"
      lead="割引は登録と同時に始まっています。学生証の画像を確認し、対象でないときは理由を添えて取り消してください。"
    >
      <Tabs label="確認の状態" current={tab} hrefFor={(id) => (id === 'waiting' ? '?' : `?tab=${id}`)} tabs={tabs}>
        {count === 0 ? (
          <Nothing>{label}の登録はありません。</Nothing>
        ) : (
          <DataTable
            dense
            caption={`${label}の登録`}
            rows={students}
            keyOf={({ id }) => id}
            columns={[
              { label: '会員', leads: true, of: ({ member }) => <MemberLink of={member} /> },
              {
                label: '学生証',
                of: ({ id, member }) => (
                  <Link
                    to={href('/staff/students/:id', { id: String(id) })}
                    className="staff-table-link whitespace-nowrap"
                    aria-label={`${member.name}さんの学生証を${tab === 'waiting' ? '確認する' : '見る'}`}
                  >
                    {tab === 'waiting' ? '確認する' : '見る'}
                  </Link>
                ),
              },
              { label: '学校', of: ({ school }) => <span className="block min-w-48">{school}</span> },
              { label: '登録した日時', of: ({ registered }) => registered, figures: true },
              { label: '割引の期限', of: ({ until }) => until, figures: true },
              ...(tab === 'waiting'
                ? []
                : [{ label: '確認', leads: true, of: (row: { decided: string | null }) => row.decided }]),
            ]}
          />
        )}
        <ListPages label="学生割引のページ" page={page} pages={pages} />
      </Tabs>
    </StaffPage>
  )
}
