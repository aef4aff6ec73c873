import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/**
 * What is still owed when a contract ended for it is asked for no more by itself, by the bank neither; its debtor may
 * pay at any time.
 */
export async function stopRetries(tx: Tx, memberId: number): Promise<void> {
  await sql`
    update invoices set next_attempt_at = null, state = 'unpaid',
      failure_kind = case payment_kind when 'direct_debit' then 'hard' else failure_kind end
    where member_id = ${memberId} and (state = 'unpaid' or (state = 'open' and payment_kind = 'direct_debit'))`.execute(
    tx,
  )
}
