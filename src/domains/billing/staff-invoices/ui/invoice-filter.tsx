import { Form, href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { invoiceStateNames } from '../../terms.ts'

type Props = { filter: { text: string; state: string; from: string; until: string } }

const states = [
  { value: '', label: 'すべて' },
  ...Object.entries(invoiceStateNames).map(([value, label]) => ({ value, label })),
]

/** The filter stands in the address, so that a list can be sent to a colleague. */
export function InvoiceFilter({ filter }: Props) {
  const filtered = Object.values(filter).some((value) => value !== '')
  return (
    <Form
      method="get"
      role="search"
      aria-label="請求の検索"
      className="grid items-end gap-4 rounded-sheet border border-line bg-sheet p-4 md:grid-cols-2 lg:grid-cols-4"
    >
      <TextField label="請求番号・会員" name="q" defaultValue={filter.text} autoComplete="off" />
      <Select label="状態" name="state" options={states} defaultValue={filter.state} />
      <TextField label="請求日（から）" name="from" type="date" defaultValue={filter.from} />
      <TextField label="請求日（まで）" name="until" type="date" defaultValue={filter.until} />
      <div className="flex flex-wrap gap-3 md:col-span-2 lg:col-span-4">
        <Button type="submit" icon="search" look="outline">
          絞り込む
        </Button>
        {filtered && (
          <LinkButton to={href('/staff/invoices')} look="quiet">
            条件を消す
          </LinkButton>
        )}
      </div>
    </Form>
  )
}
