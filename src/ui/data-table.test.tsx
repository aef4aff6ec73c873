import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Column, DataTable } from './data-table.tsx'

type Row = { name: string; owes: number; plan: string | null }
const columns = (leads: boolean): Column<Row>[] => [
  { label: '名前', leads, of: ({ name }) => name },
  { label: '未払い', leads, of: ({ owes }) => (owes > 0 ? `未払い${owes}件` : null) },
  { label: 'プラン', of: ({ plan }) => plan },
]
const rows = [
  { name: '日向', owes: 2, plan: '6ヶ月' },
  { name: '木村', owes: 0, plan: null },
]
const drawn = (leads: boolean) =>
  renderToStaticMarkup(<DataTable caption="会員" rows={rows} keyOf={({ name }) => name} columns={columns(leads)} />)

it('what leads a row says it without its label on a phone, the rest with it, and what is empty leaves nothing behind', () => {
  const table = drawn(true)
  expect(table).toContain('rows-in-lines')
  expect([...table.matchAll(/<td[^>]*data-label="([^"]+)"/g)].map(([, label]) => label)).toEqual(['プラン', 'プラン'])
  expect(table).toMatch(/<td[^>]*data-label="プラン"[^>]*><\/td>/)
})

it('a table in which nothing leads stays a table and scrolls in its box', () => {
  expect(drawn(false)).not.toMatch(/rows-in-lines|data-label/)
})
