import { sql, type Expression } from 'kysely'
import { FAILED_DEBITS } from '#domains/plans/terms.ts'
import type { Day } from '#platform/days.ts'
import type { Reader, Tx } from '#platform/db.ts'
import { written } from '#platform/written.ts'
import { isFirstFee, mayBringOption, type Payment } from './after-payments.ts'

/**
 * What can be asked of the banks by that day: open fees that are due, and those whose debit failed once, of members
 * whose newest application their bank has approved. `i` is the invoice.
 */
export const presentable = (day: Day | Expression<unknown>) => sql<boolean>`
  i.payment_kind = 'direct_debit' and i.due_on <= ${day}
  and (i.state = 'open' or (i.state = 'unpaid' and i.failure_kind = 'soft'))`
const newest = sql`(
  select newest.id from debit_applications newest
  where newest.member_id = i.member_id and newest.started_at is not null
  order by newest.id desc limit 1)`
/** Whose bank has approved; `a` is the application. */
export const approved = sql<boolean>`a.id = ${newest} and a.approved_on is not null`

export async function listPresentable(db: Reader, day: Day): Promise<{ id: number; yen: number }[]> {
  const { rows } = await sql<{ id: number; yen: number }>`
    select i.id, i.total_yen as yen from invoices i join debit_applications a on a.member_id = i.member_id
    where ${presentable(day)} and ${approved}
    order by i.id`.execute(db)
  return rows
}

export type Presented = { id: number; memberId: number; applicationId: number; name: string; yen: number }

/** From here on the bank is asked, and nobody else takes this money. The debtors must be locked. */
export async function presentInvoices(tx: Tx, day: Day, ids: readonly number[]): Promise<Presented[]> {
  const { rows } = await sql<Presented>`
    update invoices i set state = 'processing', next_attempt_at = null
    from debit_applications a join members m on m.id = a.member_id
    where i.id = any(${ids}::bigint[]) and a.member_id = i.member_id and ${presentable(day)} and ${approved}
    returning i.id, i.member_id as "memberId", a.id as "applicationId", coalesce(a.name, m.name) as name,
      i.total_yen as yen`.execute(tx)
  return rows
}

/** What no bank has approved in time is due on a later day. */
export async function postponeOpen(tx: Tx, day: Day, to: Day): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ due_on: to })
    .where('payment_kind', '=', written('direct_debit'))
    .where('state', '=', written('open'))
    .where('due_on', '<=', day)
    .execute()
}

/** The bank agreed later: its debit day is another. */
export async function setDue(tx: Tx, invoiceId: number, dueOn: Day): Promise<void> {
  await tx.updateTable('invoices').set({ due_on: dueOn }).where('id', '=', invoiceId).execute()
}

/** No bank will be asked for these: they are for their debtor to pay. */
export async function leaveToDebtor(tx: Tx, invoiceIds: readonly number[]): Promise<void> {
  await sql`
    update invoices set state = 'unpaid', failure_kind = 'hard'
    where id = any(${invoiceIds}::bigint[]) and state = 'open'`.execute(tx)
}

type Debited = Omit<Payment, 'attemptId' | 'paymentKind'>

/** The bank took the money. */
export async function markDebited(tx: Tx, ids: readonly number[], at: Date): Promise<Debited[]> {
  const { rows } = await sql<Debited>`
    update invoices i set state = 'paid', paid_at = ${at}, failure_kind = null, next_attempt_at = null,
      paid_method_id = (select p.id from payment_methods p
        where p.member_id = i.member_id and p.kind = 'direct_debit' order by p.id desc limit 1)
    where i.id = any(${ids}::bigint[]) and i.state = 'processing'
    returning i.id as "invoiceId", i.number, i.member_id as "memberId", i.total_yen as yen, i.failures,
      ${isFirstFee} as "isFirstFee", ${mayBringOption} as "mayBringOption"`.execute(tx)
  return rows
}

/** The bank did not. */
export async function markFailed(tx: Tx, ids: readonly number[]) {
  const { rows } = await sql<{ memberId: number; failures: number }>`
    update invoices i set state = 'unpaid', failures = failures + 1,
      failure_kind = case when failures + 1 >= ${FAILED_DEBITS} then 'hard' else 'soft' end
    where i.id = any(${ids}::bigint[]) and i.state = 'processing'
    returning i.member_id as "memberId", i.failures`.execute(tx)
  return rows
}
