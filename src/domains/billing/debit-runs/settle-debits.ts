import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { dayKey } from '#platform/tokyo.ts'
import { closeLater } from '../invoices/content-closing.ts'
import { afterPayments, isFirstFee, type Payment } from '../invoices/after-payments.ts'
import { FAILED_DEBITS } from '#domains/plans/terms.ts'
import { type Day, laterOf } from '#platform/days.ts'
import { tellDebitFailed } from './tell-failed.ts'
import type { DebitLine } from './terms.ts'

type List = { id: number; debitOn: Day }
const invoicesOf = (lines: readonly DebitLine[]) => lines.flatMap(({ invoiceIds }) => invoiceIds)

/** The bank took the money. The debtors must be locked. */
export async function settleDebited(tx: Tx, house: House, list: List, lines: readonly DebitLine[]): Promise<void> {
  const paid = await markDebited(tx, invoicesOf(lines), house.clock.now())
  const byBank = paid.map((debited) => ({
    ...debited,
    attemptId: `debit:${list.id}:${debited.invoiceId}`,
    paymentKind: 'direct_debit',
  }))
  await afterPayments(tx, house, byBank)
}

/** The bank did not. The second time in a row the debtor is treated as one whose card was declined. */
export async function settleFailed(
  tx: Tx,
  house: House,
  list: List,
  lines: readonly (DebitLine & { code: number })[],
): Promise<void> {
  const failed = await markFailed(tx, invoicesOf(lines))
  // Whoever hears late has as many days as anybody else.
  const since = laterOf(list.debitOn, dayKey(house.clock.now()))
  const closes = new Map<number, Date | null>()
  for (const { memberId, failures } of failed)
    if (failures >= FAILED_DEBITS && !closes.has(memberId)) closes.set(memberId, await closeLater(tx, memberId, since))
  for (const line of lines) await tellDebitFailed(tx, house, { list, line, since, closes: closes.get(line.memberId) })
}

type Debited = Omit<Payment, 'attemptId' | 'paymentKind'>

async function markDebited(tx: Tx, ids: readonly number[], at: Date): Promise<Debited[]> {
  const { rows } = await sql<Debited>`
    update invoices i set state = 'paid', paid_at = ${at}, failure_kind = null, next_attempt_at = null,
      paid_method_id = (select p.id from payment_methods p
        where p.member_id = i.member_id and p.kind = 'direct_debit' order by p.id desc limit 1)
    where i.id = any(${ids}::bigint[]) and i.state = 'processing'
    returning i.id as "invoiceId", i.number, i.member_id as "memberId", i.total_yen as yen, i.failures,
      ${isFirstFee} as "isFirstFee"`.execute(tx)
  return rows
}

async function markFailed(tx: Tx, ids: readonly number[]) {
  const { rows } = await sql<{ memberId: number; failures: number }>`
    update invoices i set state = 'unpaid', failures = failures + 1,
      failure_kind = case when failures + 1 >= ${FAILED_DEBITS} then 'hard' else 'soft' end
    where i.id = any(${ids}::bigint[]) and i.state = 'processing'
    returning i.member_id as "memberId", i.failures`.execute(tx)
  return rows
}
