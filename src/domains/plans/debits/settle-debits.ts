import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { dayKey } from '#platform/tokyo.ts'
import { entryForPayment } from '../book/book-events.ts'
import { writeEntries } from '../book/write-entry.ts'
import { afterFirstFees } from '../campaigns/first-fee.ts'
import { closeLater, openAgain } from '../invoices/access.ts'
import { FAILED_DEBITS } from '../invoices/rules.ts'
import { tellPaid } from '../invoices/tell.ts'
import type { Day } from '../subscription/terms.ts'
import { laterOf } from './list-rules.ts'
import { tellDebitFailed } from './tell-failed.ts'
import type { DebitLine } from './terms.ts'

type List = { id: number; debitOn: Day }
const invoicesOf = (lines: readonly DebitLine[]) => lines.flatMap(({ invoiceIds }) => invoiceIds)

/** The bank took the money. The debtors must be locked. */
export async function settleDebited(tx: Tx, house: House, list: List, lines: readonly DebitLine[]): Promise<void> {
  const at = house.clock.now()
  const paid = await markDebited(tx, invoicesOf(lines), at)
  await writeEntries(
    tx,
    paid.map(({ id, number, yen }) =>
      entryForPayment({
        invoiceId: id,
        attemptId: `debit:${list.id}:${id}`,
        number,
        yen,
        at,
        paymentKind: 'direct_debit',
      }),
    ),
  )
  const debtors = paid.filter(({ failures }) => failures > 0)
  await openAgain(
    tx,
    debtors.map(({ memberId }) => memberId),
  )
  const first = paid.filter(({ isFirstFee }) => isFirstFee)
  await afterFirstFees(tx, house, [...new Set(first.map(({ memberId }) => memberId))])
  for (const { id } of debtors) await tellPaid(tx, house, id)
}

/** The bank did not. The second time in a row the debtor is treated as one whose card was declined. */
export async function settleFailed(
  tx: Tx,
  house: House,
  list: List,
  lines: readonly (DebitLine & { code: number })[],
): Promise<void> {
  const failed = await markFailed(tx, invoicesOf(lines))
  const again = new Set(failed.filter(({ failures }) => failures >= FAILED_DEBITS).map(({ memberId }) => memberId))
  // Whoever hears late has as many days as anybody else.
  const since = laterOf(list.debitOn, dayKey(house.clock.now()))
  for (const memberId of again) await closeLater(tx, memberId, since)
  for (const line of lines) await tellDebitFailed(tx, house, { list, line, since, isSecond: again.has(line.memberId) })
}

type Debited = { id: number; number: string; memberId: number; yen: number; failures: number; isFirstFee: boolean }

async function markDebited(tx: Tx, ids: readonly number[], at: Date): Promise<Debited[]> {
  const { rows } = await sql<Debited>`
    update invoices i set state = 'paid', paid_at = ${at}, failure_kind = null, next_attempt_at = null,
      paid_method_id = (select p.id from payment_methods p
        where p.member_id = i.member_id and p.kind = 'direct_debit' order by p.id desc limit 1)
    where i.id = any(${ids}::bigint[]) and i.state = 'processing'
    returning i.id, i.number, i.member_id as "memberId", i.total_yen as yen, i.failures, not exists (
      select from invoices other
      where other.member_id = i.member_id and other.kind = 'month' and other.paid_at is not null and other.id <> i.id
    ) as "isFirstFee"`.execute(tx)
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
