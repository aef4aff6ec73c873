import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#test/worlds/fresh-database.ts'
import { migrate, readMigrations } from './migrate.ts'

describe('the schema comes from the migrations', () => {
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

  it('has nothing to do the second time', async () => {
    expect(await migrate(database.url)).toEqual([])
  })

  it('lets two processes migrate at once, and each migration run once', async () => {
    const more = [...readMigrations(), { name: '9001_more.sql', sql: 'create table more (id int)', checksum: 'x' }]
    const done = await Promise.all([migrate(database.url, more), migrate(database.url, more)])
    expect(done.flat()).toEqual(['9001_more.sql'])
  })

  it('keeps nobody waiting behind it: a table that is held is tried again later', async () => {
    const known = [...readMigrations(), { name: '9001_more.sql', sql: '', checksum: 'x' }]
    const wide = { name: '9002_wide.sql', sql: 'alter table more add column wide int', checksum: 'z' }
    const patience = { lockMs: 100, pauseMs: 50, tries: 100 }
    await client.query('begin')
    await client.query('select count(*) from more')
    const refused = migrate(database.url, [...known, wide], { ...patience, tries: 2 })
    await expect(refused).rejects.toThrow('9002_wide.sql did not run: canceling statement due to lock timeout')
    const waiting = migrate(database.url, [...known, wide], patience)
    const other = new pg.Client({ connectionString: database.url })
    await other.connect()
    for (let times = 0; times < 5; times += 1) await other.query('select count(*) from more')
    await other.end()
    await client.query('commit')
    expect(await waiting).toEqual(['9002_wide.sql'])
    await client.query("delete from migrations where name = '9002_wide.sql'")
  })

  it('leaves nothing of a migration that fails half-way', async () => {
    const known = [...readMigrations(), { name: '9001_more.sql', sql: '', checksum: 'x' }]
    const broken = { name: '9002_broken.sql', sql: 'create table half (id int); select no_such_thing()', checksum: 'y' }
    await expect(migrate(database.url, [...known, broken])).rejects.toThrow('9002_broken.sql did not run')
    const { rows } = await client.query(
      `select to_regclass('half') as half, (select count(*)::int from migrations where name like '9002%') as noted`,
    )
    expect(rows).toEqual([{ half: null, noted: 0 }])
  })
})
