import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { letterQueues, letterTask } from './letters.ts'

export type Migration = { name: string; sql: string; checksum: string }

/** Any number will do, as long as every process of Egaku asks for the same one. */
const lockNumber = 7_134_001
const OLDEST = 180_000
const LOCK_NOT_AVAILABLE = '55P03'

type Patience = { lockMs: number; pauseMs: number; tries: number }
const PATIENCE: Patience = { lockMs: 2_000, pauseMs: 3_000, tries: 20 }

export function readMigrations(folder = resolve('db/migrations')): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.toSorted().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/** Brings a database to today's schema and names what was new; processes that start together wait for each other. */
export async function migrate(url: string, migrations = readMigrations(), patience = PATIENCE): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'egaku-migrate' })
  await client.connect()
  try {
    await mustBeNewEnough(client)
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    const landed = await readLanded(client)
    const unknown = whyCannotMigrate(migrations, landed)
    if (unknown) throw new Error(unknown)
    const missing = migrations.filter(({ name }) => !landed.has(name))
    for (const migration of missing) await landSoon(client, migration, patience)
    await runMigrations({ connectionString: url, logger: undefined })
    await client.query(
      `insert into graphile_worker._private_job_queues (queue_name) select unnest($1::text[]) on conflict do nothing`,
      [letterQueues],
    )
    await client.query(`insert into graphile_worker._private_tasks (identifier) values ($1) on conflict do nothing`, [
      letterTask,
    ])
    return missing.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** An older server would take the tables and fail later, at the first statement that asks for a row as it was before. */
async function mustBeNewEnough(client: pg.Client) {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  )
  const { number, name } = rows[0]!
  if (number < OLDEST) throw new Error(`Egaku needs PostgreSQL 18 or newer; this is ${name}.`)
}

/** Landed migrations stay as they were: whoever has run one would otherwise have another schema than the rest. */
export function whyCannotMigrate(migrations: Migration[], landed: Map<string, string>): string | null {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const newest = migrations.at(-1)?.name ?? ''
  const gone = [...landed.keys()].find((name) => !known.has(name) && name < newest)
  if (gone)
    return `The database was made before the migrations were begun anew (it has run ${gone}): remove .data/, or name an empty database, and start again.`
  for (const [name, checksum] of landed) {
    if (!known.has(name)) return `The database has run ${name}, which this version of Egaku does not know.`
    if (known.get(name) !== checksum)
      return `db/migrations/${name} was changed after this database had run it: put it back and write a new migration.`
  }
  const last = [...landed.keys()].toSorted().at(-1)
  const late = migrations.find(({ name }) => last && !landed.has(name) && name < last)
  return late
    ? `db/migrations/${late.name} stands before ${last}, which this database has already run: give it a later number.`
    : null
}

async function readLanded(client: pg.Client) {
  await client.query(`create table if not exists migrations (
    name text primary key,
    checksum text not null,
    landed_at timestamptz not null default clock_timestamp()
  )`)
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/**
 * A table that a running process holds is not waited for longer than this: whoever comes after us would wait behind us.
 * Then everybody goes first, and we try again.
 */
async function landSoon(client: pg.Client, migration: Migration, { lockMs, pauseMs, tries }: Patience) {
  for (let left = tries; ; left -= 1) {
    try {
      return await land(client, migration, lockMs)
    } catch (error) {
      const { code } = (error as Error).cause as { code?: string }
      if (code !== LOCK_NOT_AVAILABLE || left <= 1) throw error
      await pause(pauseMs)
    }
  }
}

async function land(client: pg.Client, { name, sql, checksum }: Migration, lockMs: number) {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockMs}`)
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`db/migrations/${name} did not run: ${(error as Error).message}`, { cause: error })
  }
}
