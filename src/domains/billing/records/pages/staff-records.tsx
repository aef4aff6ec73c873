import { href } from 'react-router'
import { yen } from '#domains/plans/terms.ts'
import { pageTitle } from '#platform/page-title.ts'
import { dayOf, pageOf, PER_PAGE } from '#platform/paging.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { formatDay } from '#platform/tokyo.ts'
import { DataTable } from '#ui/data-table.tsx'
import { NewerOlder } from '#ui/newer-older.tsx'
import { FilterForm } from '#ui/staff/filter-form.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { invoiceStateNames } from '../../terms.ts'
import { listRecords, type MoneyRecord } from '../queries.ts'
import type { Route } from './+types/staff-records'

const figureOf = (url: URL, name: string): number | null => {
  const given = url.searchParams.get(name) ?? ''
  return /^\d{1,9}$/.test(given) ? Number(given) : null
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, url, house } = staffActor(context)
  const wanted = {
    from: dayOf(url, 'from'),
    to: dayOf(url, 'to'),
    least: figureOf(url, 'least'),
    most: figureOf(url, 'most'),
    customer: (url.searchParams.get('customer') ?? '').trim().slice(0, 100),
    page: pageOf(url),
  }
  const found = await listRecords(db, wanted)
  return {
    wanted,
    years: house.settings.moneyRecordYears,
    rows: found.slice(0, PER_PAGE).map((row) => ({ ...row, day: formatDay(row.at) })),
    hasNextPage: found.length > PER_PAGE,
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '取引の記録')

const kinds = { invoice: '請求', refund: '返金', payout: '報酬の支払い' } as const

/** Every dealing with money, found by day, sum and customer as the law on electronic records wants it. */
export default function StaffRecords({ loaderData: { wanted, years, rows, hasNextPage } }: Route.ComponentProps) {
  const { from, to, least, most, customer, page } = wanted
  const isFiltered = Boolean(from || to || least !== null || most !== null || customer)
  return (
    <StaffPage
      title="取引の記録"
      lead={`請求、返金、報酬の支払いを、日付・金額・取引先で探せます。記録は${years}年間保管します。退会した会員の記録は、会員番号で探せます。`}
    >
      <FilterForm label="取引の検索" path={href('/staff/money_records')} filtered={isFiltered}>
        <TextField label="日付（から）" name="from" type="date" defaultValue={from ?? ''} />
        <TextField label="日付（まで）" name="to" type="date" defaultValue={to ?? ''} />
        <TextField
          label="金額（以上）"
          name="least"
          inputMode="numeric"
          defaultValue={least === null ? '' : String(least)}
        />
        <TextField
          label="金額（以下）"
          name="most"
          inputMode="numeric"
          defaultValue={most === null ? '' : String(most)}
        />
        <TextField
          label="取引先"
          name="customer"
          placeholder="名前、メールアドレス、会員番号、番号"
          defaultValue={customer}
        />
      </FilterForm>
      {rows.length === 0 ? (
        <Nothing>条件に合う取引はありません。</Nothing>
      ) : (
        <DataTable
          dense
          caption="取引の記録"
          rows={rows}
          keyOf={({ kind, number, at }) => `${kind}${number}${String(at)}`}
          columns={columns}
        />
      )}
      <NewerOlder label="取引の記録のページ" page={page} hasNextPage={hasNextPage} />
    </StaffPage>
  )
}

type Row = MoneyRecord & { day: string }

const columns = [
  { label: '日付', of: ({ day }: Row) => <span className="figures whitespace-nowrap">{day}</span> },
  { label: '種類', leads: true, of: ({ kind }: Row) => kinds[kind] },
  { label: '番号', of: ({ number }: Row) => <span className="figures whitespace-nowrap">{number || '－'}</span> },
  {
    label: '取引先',
    leads: true,
    of: ({ memberId, customer }: Row) => (
      <span className="flex flex-wrap gap-x-2 whitespace-nowrap">
        <MemberLink of={{ id: memberId, name: customer }} />
        <span className="figures text-graphite">No.{memberId}</span>
      </span>
    ),
  },
  { label: '金額（税込）', leads: true, figures: true, of: (row: Row) => yen(row.yen) },
  {
    label: '状態',
    of: ({ kind, state }: Row) =>
      kind === 'invoice' ? (invoiceStateNames[state as keyof typeof invoiceStateNames] ?? state) : '支払い済み',
  },
]
