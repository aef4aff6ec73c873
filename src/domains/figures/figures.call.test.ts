import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { dayBefore } from '#platform/days.ts'
import { dayKey } from '#platform/tokyo.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

const web = await freshWeb()
const staff = async (role: 'accounting' | 'editor' | 'support' | 'admin') =>
  (await newPerson(web, { isStaff: true, role })).session
const csv = (text: string) =>
  text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
const plots = [
  '月次経常収益',
  '会員数（状態別）',
  '契約中の会員数（プラン別）',
  '体験から有料プランへ',
  '開始月ごとの継続',
  '支払い方法別の入金',
  '未払いの回収',
  '解約の理由',
]
const ids = ['mrr', 'states', 'plans', 'trials', 'churn', 'methods', 'debts', 'reasons']

it('who keeps the books sees every plot with its table and its file; for everybody else there is nothing [ST-028]', async () => {
  const session = await staff('accounting')
  const { status, text } = await session.visit('/staff/figures')
  expect(status).toBe(200)
  for (const title of plots) expect(text).toContain(`aria-label="${title}のグラフ"`)
  expect(text.match(/<table/g)).toHaveLength(plots.length)
  for (const id of ids) {
    const file = await session.visit(`/staff/figures.csv?figure=${id}`)
    expect([id, file.status, file.headers.get('cache-control')]).toEqual([id, 200, 'no-store'])
    expect(csv(file.text).length).toBeGreaterThan(1)
  }
  expect((await session.visit('/staff/figures.csv?figure=other')).status).toBe(404)
  for (const one of [await staff('editor'), await staff('support'), (await newPerson(web)).session])
    for (const path of ['/staff/figures', '/staff/figures.csv?figure=mrr'])
      expect((await one.visit(path)).status).toBe(404)
})

it('every yen of the period is the book’s: what came in by method, what came of debts, and the months that run [ST-028]', async () => {
  const session = await staff('admin')
  const to = dayBefore(dayKey(await web.now()))
  const from = `${Number(to.slice(0, 4)) - 2}-01-01`
  const read = async (figure: string) =>
    csv((await session.visit(`/staff/figures.csv?from=${from}&to=${to}&figure=${figure}`)).text).slice(1)
  const sum = (rows: string[][], ...columns: number[]) =>
    rows.reduce((all, row) => all + columns.reduce((some, column) => some + Number(row[column]), 0), 0)
  const { rows } = await sql<{ net: number; lost: number; months: number }>`
    select (select sum(l.yen) from book_entries e join book_lines l on l.entry_id = e.id
        where e.kind in ('payment', 'refund', 'chargeback') and e.invoice_id is not null
          and l.account in ('bank', 'provider') and e.booked_on between ${from} and ${to}) as net,
      (select -sum(l.yen) from book_entries e join book_lines l on l.entry_id = e.id
        where e.kind = 'write_off' and l.account = 'receivable' and e.booked_on between ${from} and ${to}) as lost,
      (select sum(l.yen) from invoices i join book_entries e on e.invoice_id = i.id join book_lines l on l.entry_id = e.id
        where i.kind = 'month' and ${to}::date between i.period_starts_on and i.period_ends_on and e.booked_on <= ${to}
          and e.kind in ('invoice', 'discount', 'correction') and l.account = 'receivable') as months`.execute(web.db)
  const book = rows[0]!
  const methods = await read('methods')
  expect(sum(methods, 1, 2, 3)).toBeGreaterThan(1_000_000)
  expect(sum(methods, 2), 'the wallet of the demo world').toBeGreaterThan(0)
  expect(sum(methods, 5)).toBe(book.net)
  expect(sum(methods, 1, 2, 3) - sum(methods, 4)).toBe(book.net)
  expect(sum(await read('debts'), 2)).toBe(book.lost)
  expect(sum((await read('mrr')).slice(-1), 1, 2, 3)).toBe(book.months)
})

it('how many stand in which state is what the overview counts, and a short period is shown by days [ST-028]', async () => {
  const session = await staff('accounting')
  const to = dayBefore(dayKey(await web.now()))
  const rows = csv((await session.visit(`/staff/figures.csv?from=${to.slice(0, 7)}-01&to=${to}&figure=states`)).text)
  expect(rows).toHaveLength(1 + Number(to.slice(8)))
  expect(rows.at(-1)![0]).toBe(`${Number(to.slice(5, 7))}/${Number(to.slice(8))}`)
  const { rows: counted } = await sql<{ state: string; count: number }>`
    select coalesce(s.state, 'before_subscribe') as state, count(*)::int as count
    from members m left join subscriptions s on s.member_id = m.id
    where m.withdrawn_at is null and not exists (select from staff_members f where f.member_id = m.id)
      and m.joined_at < ${`${dayKey(await web.now())}T00:00:00+09:00`} group by 1`.execute(web.db)
  const of = new Map(counted.map(({ state, count }) => [state, count]))
  const [, ...values] = rows.at(-1)!
  // Nobody of the demo world changes their state on the day of loading but by leaving.
  expect(values.reduce((all, value) => all + Number(value), 0)).toBe(
    [...of.values()].reduce((all, one) => all + one, 0),
  )
  expect(Number(values[1])).toBe(of.get('under_trial'))
})

it('no script in the browser draws: what draws is not among its files [ST-028]', async () => {
  const folder = 'build/client/assets'
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  for (const name of scripts) expect(await readFile(`${folder}/${name}`, 'utf8'), name).not.toContain('のグラフ')
})
