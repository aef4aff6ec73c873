import { randomUUID } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { migrate, readMigrations } from '#platform/migrate.ts'
import { inProject } from './folders.ts'
import { startTestPostgres } from './test-postgres.ts'
import { dumpSchema } from './schema-dump.ts'
import { generateTypes } from './schema-types.ts'

/** As `sha256sum` writes and reads it. */
const sums = inProject('db/migrations/checksums.txt')

export const readChecksums = () =>
  new Map(
    readOr(sums)
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)] as const),
  )

/** A new migration is noted with its checksum, and stays as it is from then on. */
function noteMigrations() {
  const noted = readChecksums()
  const fresh = readMigrations(inProject('db/migrations')).filter(({ name }) => !noted.has(name))
  appendFileSync(sums, fresh.map(({ name, checksum }) => `${checksum}  ${name}\n`).join(''))
}

const files = { dump: inProject('db/schema.sql'), types: inProject('src/platform/schema.ts') }

/** What db/schema.sql and src/platform/schema.ts must say, taken from an empty database that ran every migration. */
async function readSchema() {
  const postgres = await startTestPostgres()
  const name = `schema_${randomUUID().slice(0, 8)}`
  try {
    await postgres.ensure(name)
    const url = postgres.url(name)
    await migrate(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return { dump: await dumpSchema(client), types: await generateTypes(url) }
    } finally {
      await client.end()
    }
  } finally {
    await postgres.drop(name)
    await postgres.stop()
  }
}

/** Names the files that differ from the migrations. */
export async function checkSchema(): Promise<string[]> {
  const schema = await readSchema()
  return (['dump', 'types'] as const).filter((part) => readOr(files[part]) !== schema[part]).map((part) => files[part])
}

function readOr(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

if (import.meta.main) {
  noteMigrations()
  const schema = await readSchema()
  writeFileSync(files.dump, schema.dump)
  writeFileSync(files.types, schema.types)
  console.log('db/schema.sql, src/platform/schema.ts and db/migrations/checksums.txt are written.')
}
