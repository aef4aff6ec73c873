import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { withoutNothing } from './rules.ts'
import type { BookLine, EntryKind } from './terms.ts'

export type NewEntry = {
  /** What is booked, once for all: the same key twice is one entry. */
  key: string
  kind: EntryKind
  invoiceId?: number | null
  description: string
  /** the day in Tokyo, `2025-04-01` */
  bookedOn: string
  at: Date
  lines: readonly BookLine[]
}

/** Writes one entry of the book; null when it stands there already, or says nothing. */
export async function writeEntry(tx: Tx, entry: NewEntry): Promise<number | null> {
  return (await writeEntries(tx, [entry]))[0] ?? null
}

/** Writes many at once, with their lines; says the ids of those that did not stand there already. */
export async function writeEntries(tx: Tx, entries: readonly NewEntry[]): Promise<number[]> {
  const rows = entries.map(rowOf).filter(({ lines }) => lines.length > 0)
  if (rows.length === 0) return []
  const written = await sql<{ id: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (
        key text, kind text, invoice_id bigint, description text, booked_on date, written_at timestamptz, lines jsonb)
    ), written as (
      insert into book_entries (key, kind, invoice_id, description, booked_on, written_at)
      select key, kind, invoice_id, description, booked_on, written_at from given
      on conflict (key) do nothing
      returning id, key
    ), lines as (
      insert into book_lines (entry_id, position, account, yen)
      select written.id, line.position, line.account, line.yen
      from written join given using (key),
        jsonb_to_recordset(given.lines) as line (position smallint, account text, yen integer)
    )
    select id from written`.execute(tx)
  return written.rows.map(({ id }) => id)
}

const rowOf = ({ key, kind, invoiceId, description, bookedOn, at, lines }: NewEntry) => ({
  ...{ key, kind, description },
  ...{ invoice_id: invoiceId ?? null, booked_on: bookedOn, written_at: at },
  lines: withoutNothing(lines).map(([account, yen], position) => ({ position, account, yen })),
})
