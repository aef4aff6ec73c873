import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { entryForPayment, type BookedPayment } from '../book/book-events.ts'
import { writeEntries } from '../book/write-entry.ts'
import { afterFirstFees, openAgain } from '#domains/plans/index.ts'
import { tellOptions } from './tell-options.ts'
import { tellPaid } from './tell.ts'

export type Payment = Omit<BookedPayment, 'at'> & {
  memberId: number
  failures: number
  isFirstFee: boolean
  mayBringOption: boolean
}

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
  const bringing = paid.filter(({ mayBringOption }) => mayBringOption)
  await tellOptions(
    tx,
    house,
    bringing.map(({ invoiceId }) => invoiceId),
  )
  for (const debtor of debtors) await tellPaid(tx, house, debtor)
}

/** Whether the invoice `i` is for the first month that its member pays for. */
export const isFirstFee = sql<boolean>`i.kind = 'month' and not exists (
  select from invoices other
  where other.member_id = i.member_id and other.kind = 'month' and other.paid_at is not null and other.id <> i.id
)`

/** Whether the invoice `i` is for the first month of a plan with an option; an order's term comes after its money. */
export const mayBringOption = sql<boolean>`i.kind = 'month' and coalesce(i.month, 0) = 0 and (
  exists (select from terms t where t.id = i.term_id and t.option_id is not null)
  or exists (select from orders o where o.key = i.order_key and o.option_id is not null)
)`
