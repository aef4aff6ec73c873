import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { accounts, type Account } from './terms.ts'

export type Balance = { account: Account; debitYen: number; creditYen: number; balanceYen: number }

/** All accounts as they stand at the end of that day (today's where none is said); their balances add up to nothing. */
export async function trialBalance(db: Reader, until?: string): Promise<Balance[]> {
  const rows = await db
    .selectFrom('book_lines')
    .innerJoin('book_entries', 'book_entries.id', 'book_lines.entry_id')
    .select(({ fn, eb, lit }) => [
      'account',
      fn.sum<number>(eb.case().when('yen', '>', 0).then(eb.ref('yen')).else(lit(0)).end()).as('debit'),
      fn
        .sum<number>(
          eb
            .case()
            .when('yen', '<', 0)
            .then(eb.neg(eb.ref('yen')))
            .else(lit(0))
            .end(),
        )
        .as('credit'),
    ])
    .$if(until !== undefined, (query) => query.where('booked_on', '<=', until!))
    .groupBy('account')
    .execute()
  const byAccount = new Map(rows.map((row) => [row.account, row]))
  return accounts.map((account) => {
    const { debit = 0, credit = 0 } = byAccount.get(account) ?? {}
    return { account, debitYen: debit, creditYen: credit, balanceYen: debit - credit }
  })
}

export type EntryRow = {
  id: number
  kind: string
  description: string
  bookedOn: string
  writtenAt: Date
  invoiceId: number | null
  lines: { account: Account; yen: number }[]
}

/** Entries with their lines, in the order in which they were written. */
const entries = (db: Reader) =>
  db
    .selectFrom('book_entries as e')
    .innerJoin('book_lines as l', 'l.entry_id', 'e.id')
    .select([
      'e.id',
      'e.kind',
      'e.description',
      'e.booked_on as bookedOn',
      'e.written_at as writtenAt',
      'e.invoice_id as invoiceId',
      sql<EntryRow['lines']>`jsonb_agg(jsonb_build_object('account', l.account, 'yen', l.yen) order by l.position)`.as(
        'lines',
      ),
    ])
    .groupBy('e.id')

export const ENTRIES = 50

export function listEntriesOfDay(db: Reader, day: string, page: number): Promise<EntryRow[]> {
  return entries(db)
    .where('e.booked_on', '=', day)
    .orderBy('e.id')
    .limit(ENTRIES)
    .offset((page - 1) * ENTRIES)
    .execute()
}

export function listEntriesOfInvoice(db: Reader, invoiceId: number): Promise<EntryRow[]> {
  return entries(db).where('e.invoice_id', '=', invoiceId).orderBy('e.id').execute()
}

/** A part of a month's book, after that entry: the whole month may be long. */
export function listEntriesAfter(
  db: Reader,
  { from, before }: { from: string; before: string },
  after: { bookedOn: string; id: number },
  limit: number,
): Promise<EntryRow[]> {
  return entries(db)
    .where('e.booked_on', '>=', from)
    .where('e.booked_on', '<', before)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('e.booked_on', 'e.id'), '>', tuple(after.bookedOn, after.id)))
    .orderBy('e.booked_on')
    .orderBy('e.id')
    .limit(limit)
    .execute()
}

/** How many entries a day has, and what moved on it. */
export async function readDay(db: Reader, day: string) {
  const { count } = await db
    .selectFrom('book_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('booked_on', '=', day)
    .executeTakeFirstOrThrow()
  const compared = await db
    .selectFrom('provider_reconciliations')
    .select(['checked_at as checkedAt', 'charges', 'provider_yen as providerYen', 'our_yen as ourYen'])
    .where('day', '=', day)
    .executeTakeFirst()
  return { count, compared: compared ?? null }
}
