import { AsyncResource } from 'node:async_hooks'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { plannedClient } from './planned-client.ts'
import type { DB } from './schema.ts'
import { countStatement } from './statements.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>
/** Whatever can be asked: the pool, or a transaction that is under way. */
export type Reader = Db | Tx

const { types } = pg
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.NUMERIC, Number)
// Days stay the text they are: a date has no time zone to be shifted by.
types.setTypeParser(types.builtins.DATE, (text) => text)

export type OpenDb = { db: Db; pool: pg.Pool; close(): Promise<void> }

export function openDb(
  url: string,
  options: {
    connections?: number
    statementMs?: number
    readOnly?: boolean
    onIdleError?: (error: Error) => void
  } = {},
): OpenDb {
  const readOnly = options.readOnly ? ' -c default_transaction_read_only=on' : ''
  const pool = new pg.Pool({
    connectionString: url,
    Client: plannedClient,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementMs ?? 15_000,
    // One plan for any values: our statements find a few rows by their keys whatever is asked, and a plan made anew for
    // each set of values costs more than it saves. Bulk work, which has no limit of time, is planned for what it does.
    ...(options.statementMs !== 0 && { options: `-c plan_cache_mode=force_generic_plan${readOnly}` }),
    // A server that hangs ends nothing itself.
    query_timeout: options.statementMs === 0 ? 0 : 20_000,
  })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => options.onIdleError?.(error))
  // So is one that dies in somebody's hands: its query fails, and that is enough.
  pool.on('connect', (client) => client.on('error', () => {}))
  keepAskers(pool)
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => countStatement(event.query.sql),
  })
  return { db, pool, close: () => db.destroy() }
}

/** Who waits for a connection gets it in the hands of whoever gives one back, and goes on as themselves. */
function keepAskers(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (given?: () => void) => Promise<pg.PoolClient>
  pool.connect = ((given?: () => void) => connect(given && AsyncResource.bind(given))) as pg.Pool['connect']
}
