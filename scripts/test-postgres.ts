import { administer, type DatabaseAdmin } from './database-admin.ts'
import { startPostgres, type Postgres } from './postgres.ts'

export type TestPostgres = Postgres & DatabaseAdmin

/** The server of the tests, apart from the demo's. What it holds can be made again, so it need not wait for the disk. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const postgres = await startPostgres({
    name: 'postgres-test',
    share: true,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '2GB' },
  })
  return { ...administer(postgres.url('postgres')), ...postgres }
}
