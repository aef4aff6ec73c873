import { href } from 'react-router'
import { Link } from '#ui/link.tsx'
import { z } from 'zod'
import { yen } from '#domains/plans/terms.ts'
import { dayOf } from '#platform/days.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { closeMonth } from '../actions/close-month.ts'
import { readStaffPayouts } from '../read-staff.server.ts'
import { monthOf } from '../rules.ts'
import { stateNames } from '../terms.ts'
import { PayeeLink } from '../ui/payee-link.tsx'
import { RunLook } from '../ui/run-look.tsx'
import { transferTones } from '../ui/tones.ts'
import type { Route } from './+types/staff-payouts'

export async function loader({ context }: Route.LoaderArgs) {
  return readStaffPayouts(staffActor(context))
}

const MonthForm = z.object({ month: z.string() })

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const month = dayOf(readBody(actor.body, MonthForm).month)
    if (!month || month !== monthOf(month)) notFound()
    const id = await closeMonth(actor, month)
    const said = '締めました。内容を確かめて、振込ファイルを作成してください。'
    return flash(actor, href('/staff/payouts/:id', { id: String(id) }), said)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '報酬の支払い')

export default function StaffPayouts({ loaderData, actionData }: Route.ComponentProps) {
  const { next, look, only, rows, page, pages, runs } = loaderData
  return (
    <StaffPage
      title="報酬の支払い"
      lead="講師・アンバサダーなどへの支払いです。月ごとに締め、振込ファイルを銀行に渡し、支払いを記録します。"
      trouble={actionData?.trouble.sentence}
    >
      <Section title={`${next.text}の締め`}>
        <div className="grid gap-4">
          <Facts
            of={[
              ['支払日', next.payOn],
              ['人数', `${next.count.toLocaleString('ja-JP')}名`],
              ['報酬', yen(next.grossYen)],
              ['源泉所得税', yen(next.withheldYen)],
              ['振込額', <strong key="net">{yen(next.netYen)}</strong>],
              ['次回以降に回る額', yen(next.waiting)],
            ]}
          />
          <RunLook look={look} />
          {next.why ? (
            <p className="text-sm text-graphite">{next.why}</p>
          ) : (
            <PostForm soft className="grid justify-items-start gap-2">
              <input type="hidden" name="month" value={next.month} />
              <Button type="submit">この内容で締める</Button>
              <p className="text-sm text-graphite">振込ファイルを作成するまでは、締めを取り消せます。</p>
            </PostForm>
          )}
        </div>
      </Section>
      <Section
        title={only ?? '支払う人と、待っている人'}
        aside={
          only && (
            <Link to={href('/staff/payouts')} className="staff-table-link text-sm">
              すべて表示する
            </Link>
          )
        }
      >
        {rows.length === 0 ? (
          <Nothing>お支払い前の報酬はありません。</Nothing>
        ) : (
          <DataTable caption="支払う人と、待っている人" dense columns={columns} rows={rows} keyOf={({ key }) => key} />
        )}
        <ListPages label="支払う人のページ" page={page} pages={pages} />
      </Section>
      <Section title="これまでの支払い">
        {runs.length === 0 ? (
          <Nothing>締めた月はまだありません。</Nothing>
        ) : (
          <DataTable caption="これまでの支払い" columns={runColumns} rows={runs} keyOf={({ id }) => id} />
        )}
      </Section>
    </StaffPage>
  )
}

type Row = Route.ComponentProps['loaderData']['rows'][number]
const orDash = (sum: number | null) => (sum === null ? '－' : yen(sum))
const columns = [
  { label: '支払先', leads: true, of: ({ member }: Row) => <PayeeLink of={member} /> },
  { label: '報酬', figures: true, of: (row: Row) => yen(row.grossYen) },
  { label: '源泉所得税', figures: true, of: (row: Row) => orDash(row.withheldYen) },
  { label: '振込額', leads: true, figures: true, of: (row: Row) => orDash(row.netYen) },
  {
    label: '支払い',
    of: ({ waits }: Row) =>
      waits ? <span className="whitespace-nowrap">{waits}</span> : <Badge tone="done">今回支払う</Badge>,
  },
]

type Run = Route.ComponentProps['loaderData']['runs'][number]
const runColumns = [
  {
    label: '対象',
    leads: true,
    of: ({ id, month }: Run) => (
      <Link
        to={href('/staff/payouts/:id', { id: String(id) })}
        className="font-bold whitespace-nowrap text-indigo underline"
      >
        {month}
      </Link>
    ),
  },
  { label: '支払日', of: ({ payOn }: Run) => <span className="figures whitespace-nowrap">{payOn}</span> },
  { label: '件数', figures: true, of: ({ transfers }: Run) => transfers.toLocaleString('ja-JP') },
  { label: '振込額', leads: true, figures: true, of: (run: Run) => yen(run.netYen) },
  { label: '支払い済み', figures: true, of: ({ paid }: Run) => paid.toLocaleString('ja-JP') },
  { label: '振込不能', figures: true, of: ({ failed }: Run) => failed.toLocaleString('ja-JP') },
  {
    label: '状態',
    leads: true,
    of: ({ state }: Run) => <Badge tone={transferTones[state]}>{stateNames[state]}</Badge>,
  },
]
