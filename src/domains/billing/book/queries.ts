import { sql } from 'kysely'
import type { Db, Reader } from '#platform/db.ts'
import { accounts, type Account } from './terms.ts'

export type Balance = { account: Account; debitYen: number; creditYen: number; balanceYen: number }

/**
 * All accounts as they stand at the end of that day (of all days where none is said); their balances add up to nothing.
 * What was summed is read as sums, the entries after it line by line.
 */
export async function trialBalance(db: Db, until = 'infinity'): Promise<Balance[]> {
  const rows = await db.transaction().execute(async (tx) => {
    // Planned for what is not summed yet: the entries of a day, or all of them where the book was never summed.
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx)
    const summed = await findSummedEntry(tx)
    const found = await sql<{ account: string; debit: number; credit: number }>`
      select account, sum(debit_yen) as debit, sum(credit_yen) as credit
      from (
        select account, debit_yen, credit_yen from book_sums where up_to_entry <= ${summed} and booked_on <= ${until}
        union all
        select account, greatest(yen, 0), greatest(-yen, 0) from book_entries join book_lines on entry_id = id
        where id > ${summed} and entry_id > ${summed} and booked_on <= ${until}
      ) as written
      group by account`.execute(tx)
    return found.rows
  })
  const byAccount = new Map(rows.map((row) => [row.account, row]))
  return accounts.map((account) => {
    const { debit = 0, credit = 0 } = byAccount.get(account) ?? {}
    return { account, debitYen: debit, creditYen: credit, balanceYen: debit - credit }
  })
}

/** The entry up to which `book_sums` has summed the book; 0 where it never was. */
export async function findSummedEntry(db: Reader): Promise<number> {
  const { summed } = await db
    .selectFrom('book_sums')
    .select(({ fn, lit }) => fn.coalesce(fn.max('up_to_entry'), lit(0)).as('summed'))
    .executeTakeFirstOrThrow()
  return summed
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

/** Entries with their lines, each entry's asked for by themselves: a part of a month reads no more than that part. */
const entries = (db: Reader) =>
  db.selectFrom('book_entries as e').select([
    'e.id',
    'e.kind',
    'e.description',
    'e.booked_on as bookedOn',
    'e.written_at as writtenAt',
    'e.invoice_id as invoiceId',
    sql<EntryRow['lines']>`(
        select jsonb_agg(jsonb_build_object('account', l.account, 'yen', l.yen) order by l.position)
        from book_lines l where l.entry_id = e.id)`.as('lines'),
  ])

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
