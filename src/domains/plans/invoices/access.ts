import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { closesAt } from './rules.ts'

/** Who owes since that due date sees subscriber content some days longer; an older debt's date stays. */
export async function closeLater(tx: Tx, memberId: number, dueOn: string): Promise<void> {
  await sql`
    update subscriptions set closes_at = least(closes_at, ${closesAt(dueOn)}::timestamptz)
    where member_id = ${memberId}`.execute(tx)
}

/** Whoever owes nothing any more is let in again at once. */
export async function openAgain(tx: Tx, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length === 0) return
  await sql`
    update subscriptions s set closes_at = null
    where member_id = any(${memberIds}::bigint[]) and closes_at is not null and not exists (
      select from invoices i
      where i.member_id = s.member_id and i.failures > 0 and i.kind in ('month', 'trial_month') and i.state in ('unpaid', 'open', 'processing', 'unknown')
    )`.execute(tx)
}

/** What is still owed when a contract ended for it is asked for no more by itself; its debtor may pay at any time. */
export async function stopRetries(tx: Tx, memberId: number): Promise<void> {
  await sql`
    update invoices set next_attempt_at = null
    where member_id = ${memberId} and state = 'unpaid'`.execute(tx)
}
