import { href } from 'react-router'
import { callPath } from '#platform/browser-call.ts'
import { flash } from '#platform/flash.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { dayOf } from '#platform/days.ts'
import { yen } from '#domains/plans/terms.ts'
import { importResults } from '../actions/import-results.ts'
import { readDebitList, type DebitList } from '../read-debits.server.ts'
import { ResultForm } from '../ui/result-form.tsx'
import type { Route } from './+types/staff-debit-list'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = staffActor(context)
  const list = await readDebitList(actor, params.day)
  return { list }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const day = orNotFound(dayOf(params.day) || null)
  return pageForm(actor, async () => {
    if (actor.body.trouble) throw actor.body.trouble
    const file = actor.body.files.file?.[0]
    if (!file || file.bytes.length === 0) throw invalid({ file: ['結果のファイルを選んでください。'] })
    const { taken, known } = await importResults(actor, day, file.bytes)
    const already = known > 0 ? `すでに取り込んでいた${known}件は、変更していません。` : ''
    return flash(actor, href('/staff/debits/:day', { day }), `結果を${taken}件取り込みました。${already}`)
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `口座振替 ${loaderData?.list.text ?? ''}`)

export default function StaffDebitList({ loaderData, actionData }: Route.ComponentProps) {
  const { list } = loaderData
  const trouble = actionData?.trouble ?? null
  return (
    <StaffPage
      title={`口座振替 ${list.text}`}
      lead={`${list.count.toLocaleString('ja-JP')}件・${yen(list.yen)}（作成 ${list.made}）`}
      trail={<Breadcrumb trail={[{ label: '口座振替', to: href('/staff/debits') }, { label: list.text }]} />}
      aside={
        <a
          href={callPath('/staff/debits/:day/csv', { day: list.day })}
          download
          className={buttonLook({ look: 'outline' })}
        >
          <Icon name="download" />
          一覧のCSV
        </a>
      }
      trouble={trouble?.sentence}
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {(['paid', 'failed', 'waiting'] as const).map((kind) => (
          <div key={kind}>
            <dt className="text-sm text-graphite">{counted[kind]}</dt>
            <dd className="figures text-lg font-bold">{list[kind].toLocaleString('ja-JP')}件</dd>
          </div>
        ))}
      </dl>
      {(list.waiting > 0 || trouble) && <ResultForm troubles={trouble?.fields.file ?? []} />}
      <DataTable caption={`${list.text}の振替`} columns={columns} rows={list.lines} keyOf={({ number }) => number} />
      <Pagination label="振替のページ" current={list.page} total={list.pages} hrefFor={(page) => `?page=${page}`} />
    </StaffPage>
  )
}

const counted = { paid: '振替済み', failed: '振替不能', waiting: '結果待ち' }
const toneOf = (code: string | null): BadgeTone => (code === null ? 'info' : code === '0' ? 'done' : 'mark')

type Row = DebitList['lines'][number]
const columns = [
  { label: '顧客番号', of: ({ number }: Row) => <span className="figures">{number}</span> },
  {
    label: '会員',
    leads: true,
    of: ({ member }: Row) => (
      <Link
        to={href('/staff/members/:id', { id: String(member.id) })}
        className="whitespace-nowrap text-indigo underline"
      >
        {member.name}
      </Link>
    ),
  },
  { label: '金額', leads: true, figures: true, of: (row: Row) => yen(row.yen) },
  {
    label: '請求',
    of: ({ invoices }: Row) =>
      invoices.map(({ id, number }) => (
        <Link
          key={id}
          to={href('/staff/invoices/:id', { id: String(id) })}
          className="figures mr-2 text-indigo underline"
        >
          {number}
        </Link>
      )),
  },
  { label: '結果', leads: true, of: ({ code, result }: Row) => <Badge tone={toneOf(code)}>{result}</Badge> },
  { label: '取り込み', figures: true, of: ({ answered }: Row) => answered ?? '－' },
]
