import { formatDayKey } from '#platform/tokyo.ts'
import type { listEntriesOfInvoice } from './queries.ts'
import { accountNames } from './terms.ts'
import { entryKindName } from './words.ts'

export type ShownEntry = ReturnType<typeof entryOf>

/** An entry of the book as a person reads it: what to debit, what to credit. */
export function entryOf(entry: Awaited<ReturnType<typeof listEntriesOfInvoice>>[number]) {
  const side = (sign: 1 | -1) =>
    entry.lines
      .filter(({ yen }) => yen * sign > 0)
      .map(({ account, yen }) => ({ account: accountNames[account], yen: Math.abs(yen) }))
  return {
    id: entry.id,
    kind: entryKindName(entry.kind),
    description: entry.description,
    day: formatDayKey(entry.bookedOn),
    invoiceId: entry.invoiceId,
    debits: side(1),
    credits: side(-1),
  }
}
