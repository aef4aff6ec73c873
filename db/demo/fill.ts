import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import type { DB } from '#platform/schema.ts'

const CHUNK = 2_000

/** Many rows at once, with ids of our own choosing, so that the demo world is the same each time. */
export async function fill(db: Reader, table: keyof DB, rows: Record<string, unknown>[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  if (columns.length === 0) return
  const names = sql.join(columns.map((column) => sql.ref(column)))
  for (let at = 0; at < rows.length; at += CHUNK) {
    const part = JSON.stringify(rows.slice(at, at + CHUNK))
    await sql`
      insert into ${sql.table(table)} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${part}::jsonb)
    `.execute(db)
  }
}

/** After rows with ids of our own, the next id the database gives is a new one. */
export async function settleIds(db: Reader, tables: (keyof DB)[]): Promise<void> {
  for (const table of tables) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), 1))
    `.execute(db)
  }
}
