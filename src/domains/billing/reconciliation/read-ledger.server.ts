import type { Actor } from '#platform/ask.ts'
import { dayKey, formatDayKey, formatMoment } from '#platform/tokyo.ts'
import { pageOf } from '#platform/paging.ts'
import { countMismatches, listMismatches, type MismatchRow } from './mismatch-queries.ts'
import { ENTRIES, listEntriesOfDay, readDay, trialBalance } from '../book/queries.ts'
import { dayOf } from '#platform/days.ts'
import { entryOf } from '../book/entry-of.ts'
import { mistakenYen } from '../book/rules.ts'
import { accountNames } from '../book/terms.ts'
import { mismatchName } from '../book/words.ts'

export type Ledger = Awaited<ReturnType<typeof readLedger>>
export type ShownMismatch = Ledger['mismatches'][number]

const SHOWN = 100

/** The book as it stood at the end of a day, what was written on it, and what the provider says differently. */
export async function readLedger({ db, url, now }: Actor) {
  const day = dayOf(url.searchParams.get('day')) || dayKey(now)
  const page = pageOf(url)
  const settled = url.searchParams.get('mismatches') === 'settled'
  const [balances, entries, { count, compared }, mismatches, counts] = await Promise.all([
    trialBalance(db, day),
    listEntriesOfDay(db, day, page),
    readDay(db, day),
    listMismatches(db, { settled, limit: SHOWN }),
    countMismatches(db),
  ])
  const sum = (of: 'debitYen' | 'creditYen') => balances.reduce((total, row) => total + row[of], 0)
  return {
    day,
    dayText: formatDayKey(day),
    month: day.slice(0, 7),
    page,
    pages: Math.max(1, Math.ceil(count / ENTRIES)),
    count,
    balances: balances.map((row) => ({ ...row, name: accountNames[row.account] })),
    sums: { debitYen: sum('debitYen'), creditYen: sum('creditYen') },
    entries: entries.map(entryOf),
    compared: compared && { ...compared, checkedAt: formatMoment(compared.checkedAt) },
    settled,
    counts,
    mismatches: mismatches.map(shown),
  }
}

function shown(row: MismatchRow) {
  return {
    id: row.id,
    day: formatDayKey(row.day),
    kind: mismatchName(row.kind),
    chargeId: row.chargeId,
    ourYen: row.ourYen,
    providerYen: row.providerYen,
    refundableYen: row.refundState ? 0 : mistakenYen(row),
    refundState: row.refundState,
    refundedYen: row.refundedYen,
    invoice: row.invoiceId === null ? null : { id: row.invoiceId, number: row.invoiceNumber ?? '' },
    settled: row.settledAt && `${formatMoment(row.settledAt)}　${row.settledBy ?? ''}`,
    note: row.note,
  }
}
