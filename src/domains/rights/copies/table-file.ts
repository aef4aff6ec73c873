import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { csvLines } from '#platform/csv.ts'
import { clockTime, dayKey } from '#platform/tokyo.ts'

const AT_ONCE = 500
type Row = Record<string, unknown>

/** A table for spreadsheets, line after line: however long it is, only some hundred rows are held at a time. */
export async function* tableLines(db: Db, query: RawBuilder<unknown>): AsyncIterable<string> {
  const tx = await db.startTransaction().setAccessMode('read only').execute()
  try {
    await sql`declare held no scroll cursor for ${query}`.execute(tx)
    for (let isFirst = true, found = AT_ONCE; found === AT_ONCE; isFirst = false) {
      const { rows } = await sql<Row>`fetch ${sql.lit(AT_ONCE)} from held`.execute(tx)
      found = rows.length
      if (isFirst && rows[0]) yield `\uFEFF${csvLines([Object.keys(rows[0])])}`
      yield csvLines(rows.map((row) => Object.values(row).map(cell)))
    }
  } finally {
    await tx.rollback().execute()
  }
}

function cell(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ'
  if (value instanceof Date) return `${dayKey(value)} ${clockTime(value)}`
  return Array.isArray(value) ? value.join('、') : JSON.stringify(value)
}
