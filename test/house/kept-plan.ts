import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/**
 * How a connection that has met a statement often answers it: by one plan, whatever it is asked with. `large`: as where
 * reading a whole table would never pay.
 */
export const keptPlanOf = (db: Db, statement: string, { large = false } = {}): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const handed = Math.max(0, ...[...statement.matchAll(/\$(\d+)/g)].map(([, at]) => Number(at)))
    const nothing = handed ? `(${Array(handed).fill('null').join(', ')})` : ''
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
    if (large) await sql`set local enable_seqscan = off`.execute(tx)
    await sql.raw(`prepare kept as ${statement}`).execute(tx)
    const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain execute kept${nothing}`).execute(tx)
    await sql`deallocate kept`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
