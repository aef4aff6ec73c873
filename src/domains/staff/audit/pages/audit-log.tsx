import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { DataTable } from '#ui/data-table.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { Select } from '#ui/select.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FilterForm } from '#ui/staff/filter-form.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { readAudit } from '../read-audit.server.ts'
import type { Route } from './+types/audit-log'

export async function loader({ context }: Route.LoaderArgs) {
  return readAudit(staffActor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '操作の記録')

const ALL = { value: '', label: 'すべて' }

export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const { filter, choices, rows, olderPath, isFirst } = loaderData
  const filtered = Object.values(filter).some(Boolean)
  const path = href('/staff/audit_log')
  return (
    <StaffPage title="操作の記録" lead="ログインや登録情報の変更、スタッフの操作を、新しい順に表示しています。">
      <FilterForm key={JSON.stringify(filter)} label="記録の絞り込み" path={path} filtered={filtered}>
        <Select label="内容" name="action" options={[ALL, ...choices]} defaultValue={filter.action ?? ''} />
        <TextField label="会員番号" name="member" inputMode="numeric" defaultValue={filter.member} />
        <TextField label="開始日" name="from" type="date" defaultValue={filter.from ?? ''} />
        <TextField label="終了日" name="to" type="date" defaultValue={filter.to ?? ''} />
      </FilterForm>
      {rows.length === 0 ? (
        <Nothing>該当する記録はありません。</Nothing>
      ) : (
        <DataTable
          dense
          caption="操作の記録"
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { label: '日時', of: ({ at }) => <span className="figures whitespace-nowrap">{at}</span> },
            { label: '操作した人', leads: true, of: ({ actor }) => <MemberLink of={actor} /> },
            { label: '内容', leads: true, of: ({ action }) => action },
            { label: '対象', of: ({ subject }) => <MemberLink of={subject} /> },
            { label: '詳細', of: ({ details }) => details },
            { label: 'IPアドレス', of: ({ ip }) => <span className="figures">{ip}</span> },
            {
              label: 'ブラウザ',
              of: ({ agent }) => (
                <span className="block max-w-64 truncate" title={agent}>
                  {agent}
                </span>
              ),
            },
          ]}
        />
      )}
      <div className="flex flex-wrap justify-between gap-3">
        {isFirst ? (
          <span />
        ) : (
          <Link to={path} className="staff-table-link inline-flex min-h-11 items-center">
            最新の記録へ
          </Link>
        )}
        {olderPath && (
          <LinkButton to={olderPath} look="outline" iconAfter="chevron-right">
            さらに古い記録
          </LinkButton>
        )}
      </div>
    </StaffPage>
  )
}
