import { href } from 'react-router'
import { Select } from '#ui/select.tsx'
import { FilterForm } from '#ui/staff/filter-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { invoiceStateNames } from '../../terms.ts'

type Props = { filter: { text: string; state: string; from: string; until: string } }

const states = [
  { value: '', label: 'すべて' },
  ...Object.entries(invoiceStateNames).map(([value, label]) => ({ value, label })),
]

export function InvoiceFilter({ filter }: Props) {
  const filtered = Object.values(filter).some((value) => value !== '')
  return (
    <FilterForm label="請求の検索" path={href('/staff/invoices')} filtered={filtered}>
      <TextField label="請求番号・会員" name="q" defaultValue={filter.text} autoComplete="off" />
      <Select label="状態" name="state" options={states} defaultValue={filter.state} />
      <TextField label="請求日（から）" name="from" type="date" defaultValue={filter.from} />
      <TextField label="請求日（まで）" name="until" type="date" defaultValue={filter.until} />
    </FilterForm>
  )
}
