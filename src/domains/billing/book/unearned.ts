import { sql } from 'kysely'
import type { Db, Reader, Tx } from '#platform/db.ts'
import { dayKey } from '#platform/tokyo.ts'
import { linesOfEarned } from './rules.ts'
import type { Account } from './terms.ts'
import { findSummedEntry } from './queries.ts'
import { writeEntry } from './write-entry.ts'

/** What was paid for by an invoice and is still owed to its buyer. */
export async function unearnedOf(db: Reader, invoiceId: number): Promise<number> {
  const { yen } = await db
    .selectFrom('book_lines')
    .innerJoin('book_entries', 'book_entries.id', 'book_lines.entry_id')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('yen'), lit(0)).as('yen'))
    .where('invoice_id', '=', invoiceId)
    .where('account', '=', 'unearned')
    .executeTakeFirstOrThrow()
  return -yen
}

type Given = { invoiceId: number; what: string; at: Date }

/** What an invoice was for was given, or its time is over: what is left of it is earned, once. */
export async function bookEarned(tx: Tx, { invoiceId, what, at }: Given): Promise<void> {
  const yen = await unearnedOf(tx, invoiceId)
  if (yen <= 0) return
  await writeEntry(tx, {
    key: `earned:${invoiceId}`,
    kind: 'earned',
    invoiceId,
    description: what,
    at,
    bookedOn: dayKey(at),
    lines: linesOfEarned(yen),
  })
}

export type DayOfAccount = { day: string; debitYen: number; creditYen: number }

/** How an account moved, day by day until that day; days on which nothing moved are not among them. */
export async function accountByDay(db: Db, account: Account, until: string): Promise<DayOfAccount[]> {
  return db.transaction().execute(async (tx) => {
    const summed = await findSummedEntry(tx)
    const { rows } = await sql<DayOfAccount>`
      select booked_on as day, sum(debit_yen) as "debitYen", sum(credit_yen) as "creditYen"
      from (
        select booked_on, debit_yen, credit_yen from book_sums
        where account = ${account} and up_to_entry <= ${summed} and booked_on <= ${until}
        union all
        select booked_on, greatest(yen, 0), greatest(-yen, 0) from book_entries join book_lines on entry_id = id
        where account = ${account} and id > ${summed} and entry_id > ${summed} and booked_on <= ${until}
      ) as moved
      group by booked_on
      order by booked_on`.execute(tx)
    return rows
  })
}
