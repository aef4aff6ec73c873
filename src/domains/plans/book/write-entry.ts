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
  const lines = withoutNothing(entry.lines)
  if (lines.length === 0) return null
  const written = await tx
    .insertInto('book_entries')
    .values({
      key: entry.key,
      kind: entry.kind,
      invoice_id: entry.invoiceId ?? null,
      description: entry.description,
      booked_on: entry.bookedOn,
      written_at: entry.at,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return null
  await tx
    .insertInto('book_lines')
    .values(lines.map(([account, yen], position) => ({ entry_id: written.id, position, account, yen })))
    .execute()
  return written.id
}
