import { sql } from 'kysely'
import { trialBalance } from '#domains/billing/index.ts'
import type { Db, Reader } from '#platform/db.ts'
import type { PayKind } from './terms.ts'

/** What a run pays of each kind; what came back from the bank is not of it any more. */
export async function sumKindsOfRun(db: Reader, runId: number | undefined): Promise<Map<PayKind, number>> {
  if (runId === undefined) return new Map()
  const rows = await db
    .selectFrom('pay_lines as l')
    .innerJoin('payout_transfers as t', 't.id', 'l.transfer_id')
    .select(({ fn }) => ['l.kind', fn.sum<number>('l.yen').as('yen')])
    .where('t.run_id', '=', runId)
    .groupBy('l.kind')
    .execute()
  return new Map(rows.map(({ kind, yen }) => [kind as PayKind, Number(yen)]))
}

/** What the book says is owed to payees, less what their lines say: nothing, if all is well. */
export async function bookDifference(db: Db): Promise<number> {
  const [balances, { rows }] = await Promise.all([
    trialBalance(db),
    sql<{ yen: number }>`
      select coalesce(sum(l.yen), 0) as yen from pay_lines l left join payout_transfers t on t.id = l.transfer_id
      where l.cancelled_at is null and t.paid_at is null`.execute(db),
  ])
  const payables = balances.find(({ account }) => account === 'payables')!
  return -payables.balanceYen - Number(rows[0]!.yen)
}
