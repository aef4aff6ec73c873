import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { FAILED_DEBITS } from '../terms.ts'
import { closesAt } from './rules.ts'

/**
 * Who owes a fee since that day sees subscriber content some days longer; an older debt's date stays. Returns when it
 * closes; null where it closes nothing: no contract runs, or the one that does ends before.
 */
export async function closeLater(tx: Tx, memberId: number, since: string): Promise<Date | null> {
  const { rows } = await sql<{ closesAt: Date | null }>`
    update subscriptions set closes_at = least(closes_at, ${closesAt(since)}::timestamptz)
    where member_id = ${memberId}
    returning case when state <> 'after_unsubscribe' and (access_ends_at is null or closes_at < access_ends_at)
      then closes_at end as "closesAt"`.execute(tx)
  return rows[0]?.closesAt ?? null
}

/** Whoever owes nothing any more is let in again at once. */
export async function openAgain(tx: Tx, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length === 0) return
  await sql`
    update subscriptions s set closes_at = null
    where member_id = any(${memberIds}::bigint[]) and closes_at is not null and not exists (
      select from invoices i
      where i.member_id = s.member_id and i.kind in ('month', 'trial_month')
        and i.state in ('unpaid', 'open', 'processing', 'unknown')
        and i.failures > case i.payment_kind when 'direct_debit' then ${FAILED_DEBITS - 1} else 0 end
    )`.execute(tx)
}
