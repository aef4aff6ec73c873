import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Badge } from '#ui/badge.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Select } from '#ui/select.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { FilterForm } from '#ui/staff/filter-form.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { readSubscriptions } from '../read-subscriptions.server.ts'
import type { Route } from './+types/staff-subscriptions'

export async function loader({ context }: Route.LoaderArgs) {
  return readSubscriptions(staffActor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '契約')

const all = { value: '', label: 'すべて' }
const plans = [all, { value: '1', label: '1ヶ月' }, { value: '6', label: '6ヶ月' }, { value: '12', label: '12ヶ月' }]
const steps = [
  all,
  { value: 'overdue', label: '期日を過ぎている' },
  { value: 'today', label: '今日まで' },
  { value: 'week', label: '7日以内' },
  { value: 'month', label: '31日以内' },
]

export default function Subscriptions({ loaderData }: Route.ComponentProps) {
  const { chosen, stateChoices, rows, count, page, pages } = loaderData
  const filtered = Object.values(chosen).some(Boolean)
  return (
    <StaffPage
      title="契約"
      lead={`${filtered ? '該当' : '全'}${count.toLocaleString('ja-JP')}件。解約の受付と終了は、会員のページで行います。`}
    >
      <FilterForm
        key={JSON.stringify(chosen)}
        label="契約の絞り込み"
        path={href('/staff/subscriptions')}
        filtered={filtered}
      >
        <Select label="状態" name="state" options={[all, ...stateChoices]} defaultValue={chosen.state ?? ''} />
        <Select label="プラン" name="plan" options={plans} defaultValue={chosen.plan ?? ''} />
        <Select label="次の手続き" name="step" options={steps} defaultValue={chosen.step ?? ''} />
        <Checkbox label="未払いがある" name="unpaid" value="1" defaultChecked={chosen.unpaid} />
      </FilterForm>
      {rows.length === 0 ? (
        <Nothing>該当する契約はありません。</Nothing>
      ) : (
        <DataTable
          dense
          caption="契約の一覧"
          rows={rows}
          keyOf={({ member }) => member.id}
          columns={[
            { label: '会員', leads: true, of: ({ member }) => <MemberLink of={member} /> },
            { label: '状態', leads: true, of: ({ state }) => <span className="whitespace-nowrap">{state}</span> },
            { label: 'プラン', of: ({ plan }) => <span className="whitespace-nowrap">{plan}</span> },
            {
              label: '未払い',
              leads: true,
              of: ({ unpaid, isClosed }) => (
                <span className="flex gap-1">
                  {unpaid > 0 && <Badge tone="mark">{unpaid}件</Badge>}
                  {isClosed && <Badge>停止中</Badge>}
                </span>
              ),
            },
            { label: '開始日', of: ({ startedOn }) => startedOn, figures: true },
            { label: '期間の最終日', of: ({ endsOn }) => endsOn, figures: true },
            {
              label: '次の手続き',
              of: ({ nextStep, isLate }) =>
                isLate ? <strong className="text-crimson">{nextStep}（期日超過）</strong> : nextStep,
              figures: true,
            },
            { label: 'メールアドレス', of: ({ email }) => <span className="whitespace-nowrap">{email}</span> },
          ]}
        />
      )}
      <ListPages label="契約の一覧のページ" page={page} pages={pages} />
    </StaffPage>
  )
}
