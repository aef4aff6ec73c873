import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { admins, isOneOf } from '#platform/staff-roles.ts'
import { buttonLook } from '#ui/button-look.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FilterForm } from '#ui/staff/filter-form.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { readQuits } from '../read-quits.server.ts'
import { MonthChart, ReasonChart } from '../ui/quit-charts.tsx'
import type { Route } from './+types/staff-quits'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  return { mayEdit: isOneOf(actor.member.staffRole, admins), ...(await readQuits(actor)) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '解約理由')

export default function Quits({ loaderData }: Route.ComponentProps) {
  const { period, count, quits, reasons, months, csvPath, page, pages, mayEdit } = loaderData
  const filtered = Boolean(period.from || period.to)
  return (
    <StaffPage
      title="解約理由"
      lead={`${filtered ? '該当' : '全'}${count.toLocaleString('ja-JP')}件の回答`}
      aside={
        <>
          {mayEdit && (
            <LinkButton to={href('/staff/quit_reasons')} look="outline" icon="pen">
              選択肢を編集
            </LinkButton>
          )}
          <a href={csvPath} download className={buttonLook({ look: 'outline' })}>
            <Icon name="download" />
            CSVで書き出す
          </a>
        </>
      }
    >
      <FilterForm key={JSON.stringify(period)} label="期間の絞り込み" path={href('/staff/quits')} filtered={filtered}>
        <TextField label="開始日" name="from" type="date" defaultValue={period.from ?? ''} />
        <TextField label="終了日" name="to" type="date" defaultValue={period.to ?? ''} />
      </FilterForm>
      <div className="grid gap-6 xl:grid-cols-2">
        <Section title="理由ごとの件数">
          <ReasonChart reasons={reasons} />
        </Section>
        <Section title="月ごとの解約（直近12か月）">
          <MonthChart months={months} />
        </Section>
      </div>
      <Section title="回答">
        {quits.length === 0 ? (
          <Nothing>該当する回答はありません。</Nothing>
        ) : (
          <DataTable
            dense
            caption="回答の一覧"
            rows={quits}
            keyOf={({ id }) => id}
            columns={[
              { label: '日時', of: ({ at }) => <span className="figures whitespace-nowrap">{at}</span> },
              { label: '会員', leads: true, of: ({ member }) => <MemberLink of={member} /> },
              { label: 'プラン', of: ({ plan }) => <span className="whitespace-nowrap">{plan}</span> },
              { label: '解約前の状態', of: ({ state }) => <span className="whitespace-nowrap">{state}</span> },
              {
                label: '理由',
                leads: true,
                of: ({ reasons: given }) => <span className="block min-w-48">{given}</span>,
              },
              {
                label: '自由記述',
                of: ({ text }) => <span className="block min-w-48 whitespace-pre-line">{text}</span>,
              },
            ]}
          />
        )}
        <ListPages label="回答の一覧のページ" page={page} pages={pages} />
      </Section>
    </StaffPage>
  )
}
