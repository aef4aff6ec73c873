import { href } from 'react-router'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { yen } from '#domains/plans/terms.ts'
import type { ShownEntry } from '../entry-of.ts'

type Side = { account: string; yen: number }[]

const side = (lines: Side) => (
  <ul>
    {lines.map(({ account, yen: amount }) => (
      <li key={account} className="flex justify-between gap-4 whitespace-nowrap">
        <span>{account}</span>
        <span className="figures">{yen(amount)}</span>
      </li>
    ))}
  </ul>
)

const columns = [
  { label: '番号', figures: true, of: ({ id }: ShownEntry) => id },
  { label: '計上日', of: ({ day }: ShownEntry) => <span className="figures whitespace-nowrap">{day}</span> },
  { label: '種別', of: ({ kind }: ShownEntry) => <span className="whitespace-nowrap">{kind}</span> },
  {
    label: '摘要',
    of: ({ description, invoiceId }: ShownEntry) =>
      invoiceId === null ? (
        <span className="block min-w-44">{description}</span>
      ) : (
        <Link
          to={href('/staff/invoices/:id', { id: String(invoiceId) })}
          className="block min-w-44 text-indigo underline"
        >
          {description}
        </Link>
      ),
  },
  { label: '借方', of: ({ debits }: ShownEntry) => side(debits) },
  { label: '貸方', of: ({ credits }: ShownEntry) => side(credits) },
]

/** Entries of the book, debit and credit side by side. */
export function EntryTable({ caption, entries }: { caption: string; entries: ShownEntry[] }) {
  return <DataTable caption={caption} columns={columns} rows={entries} keyOf={({ id }) => id} />
}
