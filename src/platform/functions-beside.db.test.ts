import { globSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inProject } from '#scripts/folders.ts'
import { freshDatabase } from '#test/worlds/fresh-database.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let client: pg.Client
beforeAll(async () => {
  database = await freshDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const files = globSync('src/**/*.sql', { cwd: inProject() }).toSorted()
const functions = async () => {
  const { rows } = await client.query<{ text: string }>(
    `select pg_get_functiondef(p.oid) as text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and p.prokind = 'f' order by 1`,
  )
  return rows.map(({ text }) => text)
}

it('finds functions beside their nouns', () => {
  expect(files.length).toBeGreaterThan(0)
})

// Whoever changes one writes a migration that creates it anew: otherwise it is changed nowhere but here.
it.each(files)('%s stands in the database as it stands beside its noun', async (file) => {
  const before = await functions()
  await client.query('begin')
  await client.query(readFileSync(inProject(file), 'utf8'))
  expect(await functions()).toEqual(before)
  await client.query('rollback')
})
