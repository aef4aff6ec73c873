import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { findSummedEntry } from './queries.ts'

const PART = 50_000

/**
 * Sums the entries that were written since the last time, so that a balance reads only those after them. Each part is
 * there whole or not at all, and whoever comes second goes on behind the first: every entry is summed once.
 */
export async function sumBook({ db }: Pick<House, 'db'>, part = PART): Promise<void> {
  const newest = await findSettledEntry(db)
  let more: boolean
  do more = await sumPart(db, newest, part)
  while (more)
}

/**
 * The newest entry, once nobody is writing. An entry has its number before it can be seen, so that a lower one may still
 * come from a transaction that is open. But who draws a number holds the table until the transaction's end; with our
 * lock granted, all numbers drawn so far are seen or given up for ever, and what is written later has a higher one. The
 * lock lasts for this look alone, and who writes waits at most for its two seconds; then the job tries again later.
 */
function findSettledEntry(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '2s'`.execute(tx)
    await sql`lock table book_entries in share mode`.execute(tx)
    const { id } = await tx
      .selectFrom('book_entries')
      .select(({ fn, lit }) => fn.coalesce(fn.max('id'), lit(0)).as('id'))
      .executeTakeFirstOrThrow()
    return id
  })
}

/** False when all entries up to that one are summed. */
function sumPart(db: Db, newest: number, part: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx)
    await sql`lock table book_sums in share row exclusive mode`.execute(tx)
    const summed = await findSummedEntry(tx)
    const { upTo } = await tx
      .selectFrom(({ selectFrom }) =>
        selectFrom('book_entries')
          .select('id')
          .where('id', '>', summed)
          .where('id', '<=', newest)
          .orderBy('id')
          .limit(part)
          .as('part'),
      )
      .select(({ fn }) => fn.max<number | null>('id').as('upTo'))
      .executeTakeFirstOrThrow()
    if (upTo === null) return false
    await sql`
      insert into book_sums (up_to_entry, booked_on, account, debit_yen, credit_yen)
      select ${upTo}, booked_on, account, sum(greatest(yen, 0)), sum(greatest(-yen, 0))
      from book_entries join book_lines on entry_id = id
      where id > ${summed} and id <= ${upTo} and entry_id > ${summed} and entry_id <= ${upTo}
      group by booked_on, account`.execute(tx)
    return true
  })
}
