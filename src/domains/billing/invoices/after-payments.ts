import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { entryForPayment, type BookedPayment } from '../book/book-events.ts'
import { writeEntries } from '../book/write-entry.ts'
import { afterFirstFees, openAgain } from '#domains/plans/index.ts'
import { tellPaid } from './tell.ts'

export type Payment = Omit<BookedPayment, 'at'> & { memberId: number; failures: number; isFirstFee: boolean }

/** Everything that payments bring with them, whoever took the money. The debtors must be locked. */
export async function afterPayments(tx: Tx, house: House, paid: readonly Payment[]): Promise<void> {
  const at = house.clock.now()
  await writeEntries(
    tx,
    paid.map((payment) => entryForPayment({ ...payment, at })),
  )
  const debtors = paid.filter(({ failures }) => failures > 0)
  await openAgain(
    tx,
    debtors.map(({ memberId }) => memberId),
  )
  const first = paid.filter(({ isFirstFee }) => isFirstFee)
  await afterFirstFees(
    tx,
    house,
    first.map(({ memberId }) => memberId),
  )
  for (const debtor of debtors) await tellPaid(tx, house, debtor)
}

/** Whether the invoice `i` is for the first month that its member pays for. */
export const isFirstFee = sql<boolean>`i.kind = 'month' and not exists (
  select from invoices other
  where other.member_id = i.member_id and other.kind = 'month' and other.paid_at is not null and other.id <> i.id
)`
