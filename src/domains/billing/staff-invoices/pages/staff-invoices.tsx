import { href, useSearchParams } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { yen } from '#domains/plans/terms.ts'
import { readInvoices, type InvoiceRow } from '../read-invoices.server.ts'
import { InvoiceFilter } from '../ui/invoice-filter.tsx'
import { InvoiceState } from '../ui/invoice-state.tsx'
import type { Route } from './+types/staff-invoices'

export async function loader({ context }: Route.LoaderArgs) {
  return readInvoices(staffActor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '請求')

export default function StaffInvoices({ loaderData }: Route.ComponentProps) {
  const { filter, rows, page, pages, count, yen: sum } = loaderData
  const [asked] = useSearchParams()
  const hrefFor = (to: number) => `?${new URLSearchParams({ ...Object.fromEntries(asked), page: String(to) })}`
  return (
    <StaffPage title="請求" lead={`${count.toLocaleString('ja-JP')}件・${yen(sum)}（税込）`}>
      <InvoiceFilter key={JSON.stringify(filter)} filter={filter} />
      {rows.length === 0 ? (
        <EmptyState title="該当する請求はありません">条件を変えて、もう一度お探しください。</EmptyState>
      ) : (
        <DataTable caption="請求の一覧" columns={columns} rows={rows} keyOf={({ id }) => id} />
      )}
      <Pagination label="請求の一覧のページ" current={page} total={pages} hrefFor={hrefFor} />
    </StaffPage>
  )
}

const columns = [
  {
    label: '番号',
    leads: true,
    of: ({ id, number }: InvoiceRow) => (
      <Link
        to={href('/staff/invoices/:id', { id: String(id) })}
        className="figures font-bold whitespace-nowrap text-indigo underline"
      >
        {number}
      </Link>
    ),
  },
  {
    label: '会員',
    leads: true,
    of: ({ member, email }: InvoiceRow) => (
      <span className="block whitespace-nowrap">
        {member}
        <span className="block text-xs text-graphite">{email}</span>
      </span>
    ),
  },
  { label: '内容', of: ({ label }: InvoiceRow) => <span className="md:block md:min-w-36">{label}</span> },
  {
    label: '金額',
    leads: true,
    figures: true,
    of: ({ totalYen, refundedYen }: InvoiceRow) => (
      <>
        {yen(totalYen)}
        {refundedYen > 0 && <span className="block text-xs text-graphite">返金 {yen(refundedYen)}</span>}
      </>
    ),
  },
  {
    label: '状態',
    leads: true,
    of: ({ state, stateName }: InvoiceRow) => <InvoiceState state={state} name={stateName} />,
  },
  { label: '方法', of: ({ paidWith }: InvoiceRow) => <span className="whitespace-nowrap">{paidWith}</span> },
  { label: '請求日', figures: true, of: ({ issued }: InvoiceRow) => issued },
  { label: '支払日', figures: true, of: ({ paid }: InvoiceRow) => paid ?? '－' },
]
