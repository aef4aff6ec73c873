import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { dataFolder, inProject } from './folders.ts'
import { besides } from './table-guests.ts'
import { listWrites, owners, strangers } from './table-owners.ts'

const writes = listWrites()
const planted = join(dataFolder, `writes-${process.pid}`)
afterAll(() => rmSync(planted, { recursive: true, force: true }))

it('lets each table be written by the noun that owns it alone', () => {
  expect(strangers(writes).map(({ table, file }) => `${file} writes ${table}`)).toEqual([])
})

it('names an owner for each table that there is, and for no other', () => {
  const schema = readFileSync(inProject('db/schema.sql'), 'utf8')
  const tables = [...schema.matchAll(/^create table (?:\w+\.)?"?(\w+)"?/gm)].map(([, name]) => name!)
  expect(tables.length).toBeGreaterThan(50)
  expect(Object.keys(owners).toSorted()).toEqual([...tables, 'migrations'].toSorted())
})

it('names nobody beside an owner who does not write there', () => {
  const idle = besides.filter(
    ({ table, by }) => !writes.some((write) => write.table === table && write.file.startsWith(`${by}/`)),
  )
  expect(idle).toEqual([])
})

it.each([
  ['Kysely', `await tx.updateTable('invoices').set({ state: 'paid' }).execute()`],
  ['an alias', `db.deleteFrom('invoices as i')`],
  ['plain SQL', 'await sql`update invoices i set state = 1 from x`.execute(tx)'],
  ['a table in a variable', `const table = of ? sql.table('invoices') : null`],
  ['plain SQL over lines', 'sql`with a as (\n  insert into invoices (id) select 1\n) select 1`'],
])('catches a stranger who writes by %s', (_, text) => {
  const file = 'domains/membership/actions/plant.ts'
  mkdirSync(dirname(join(planted, file)), { recursive: true })
  writeFileSync(join(planted, file), text)
  expect(strangers(listWrites(planted))).toEqual([{ table: 'invoices', file }])
})
