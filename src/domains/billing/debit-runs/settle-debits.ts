import { closeLater } from '#domains/plans/index.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { dayKey } from '#platform/tokyo.ts'
import { afterPayments } from '../invoices/after-payments.ts'
import { markDebited, markFailed } from '../invoices/debits.ts'
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
