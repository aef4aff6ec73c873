import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { FAILED_DEBITS } from '#domains/plans/terms.ts'
import type { Owed } from './rules.ts'

/**
 * What these members owe for months, trial months included. A course or coaching holds up no subscription, and a debit
 * neither before it has failed twice.
 */
export async function findOwed(db: Reader, memberIds: readonly number[]): Promise<Map<number, Owed>> {
  const { rows } = await sql<Owed & { memberId: number }>`
    select member_id as "memberId", bool_or(state = 'unpaid') as unpaid, bool_or(state <> 'unpaid') as undecided
    from invoices
    where member_id = any(${memberIds}::bigint[]) and state in ('unpaid', 'open', 'processing', 'unknown')
      and kind in ('month', 'trial_month')
      and (payment_kind <> 'direct_debit' or failures >= ${FAILED_DEBITS})
    group by member_id`.execute(db)
  return new Map(rows.map(({ memberId, ...owed }) => [memberId, owed]))
}
