import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openDb, type OpenDb } from '#platform/db.ts'
import { administer, inDatabase } from '#scripts/database-admin.ts'

export const PATIENCE_MS = 60_000

/** An own copy of the migrated, empty database (or of another template); `drop` it at the end. */
export async function freshDatabase(template = inject('emptyTemplate')) {
  const server = administer(inject('postgresUrl'))
  const name = `t_${process.pid}_${randomBytes(6).toString('hex')}`
  await server.clone(template, name)
  return { name, url: inDatabase(inject('postgresUrl'), name), drop: () => server.drop(name) }
}

/** Connections of another process: races of many at once wait for their turn, however slow the machine is. */
export function openPatiently(...asked: Parameters<typeof openDb>): OpenDb {
  const opened = openDb(...asked)
  opened.pool.options.connectionTimeoutMillis = PATIENCE_MS
  return opened
}

/** An own copy of the empty database, opened; closed, it is dropped. */
export async function openFreshDatabase(options?: Parameters<typeof openDb>[1]): Promise<OpenDb> {
  const database = await freshDatabase()
  const opened = openPatiently(database.url, options)
  return {
    ...opened,
    async close() {
      await opened.close()
      await database.drop()
    },
  }
}
