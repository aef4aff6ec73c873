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

/** Writes many at once, in two statements; says the ids of those that did not stand there already. */
export async function writeEntries(tx: Tx, entries: readonly NewEntry[]): Promise<number[]> {
  const saying = entries
    .map((entry) => ({ ...entry, lines: withoutNothing(entry.lines) }))
    .filter(({ lines }) => lines.length > 0)
  if (saying.length === 0) return []
  const rows = saying.map(({ key, kind, invoiceId, description, bookedOn, at }) => ({
    ...{ key, kind, description },
    ...{ invoice_id: invoiceId ?? null, booked_on: bookedOn, written_at: at },
  }))
  const written = await sql<{ id: number; key: string }>`
    insert into book_entries (key, kind, invoice_id, description, booked_on, written_at)
    select key, kind, invoice_id, description, booked_on, written_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as entry (key text, kind text, invoice_id bigint, description text, booked_on date, written_at timestamptz)
    on conflict (key) do nothing returning id, key`.execute(tx)
  const idOf = new Map(written.rows.map(({ id, key }) => [key, id]))
  const lines = saying.flatMap((entry) =>
    entry.lines.map(([account, yen], position) => ({ entry_id: idOf.get(entry.key), position, account, yen })),
  )
  await sql`
    insert into book_lines (entry_id, position, account, yen)
    select entry_id, position, account, yen
    from jsonb_to_recordset(${JSON.stringify(lines.filter(({ entry_id }) => entry_id !== undefined))}::jsonb)
      as line (entry_id bigint, position smallint, account text, yen integer)`.execute(tx)
  return written.rows.map(({ id }) => id)
}
