import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFreshDatabase } from '#test/worlds/fresh-database.ts'
import type { OpenDb } from './db.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openFreshDatabase({ connections: 1 })
})
afterAll(() => opened.close())

const read = (n: number) => sql<{ n: number }>`select ${n}::int as n`.execute(opened.db)

it('plans a statement once for each connection, whatever its values', async () => {
  for (const n of [1, 2, 3]) expect((await read(n)).rows).toEqual([{ n }])
  const kept = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement = ${'select $1::int as n'}`.execute(opened.db)
  expect(kept.rows).toHaveLength(1)
})

it('is well again after a migration changed what a kept statement answers', async () => {
  const readAll = () => opened.db.selectFrom('categories').selectAll().where('id', '>', 0).execute()
  await readAll()
  await sql`alter table categories add column extra text`.execute(opened.db)
  await expect(readAll()).rejects.toThrow('cached plan')
  expect(await readAll()).toEqual([])
})
