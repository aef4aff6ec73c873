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
