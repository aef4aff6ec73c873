import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { isAskedOfBank } from './asked-of-bank.ts'

/** An open bill of this member as another way of paying needs it: what is left of it, and why it cannot be paid so. */
export async function findOpenBill(db: Reader, id: number, memberId: number) {
  const row = await db
    .selectFrom('invoices as i')
    .select(['i.state', sql<number>`i.total_yen - i.refunded_yen`.as('yen'), 'i.order_key as orderKey'])
    .select(isAskedOfBank(sql.ref('i.id')).as('withBank'))
    .where('i.id', '=', id)
    .where('i.member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) return null
  const isOwed = row.state === 'unpaid' || (row.state === 'open' && row.orderKey === null)
  const whyNot = row.withBank ? ('with-bank' as const) : isOwed && row.yen > 0 ? null : ('nothing-to-pay' as const)
  return { yen: row.yen, whyNot }
}

/** Why the newest try was declined. */
export async function findLastFailure(db: Reader, invoiceId: number): Promise<string | null> {
  const row = await db
    .selectFrom('charge_attempts')
    .select('failure_code')
    .where('invoice_id', '=', invoiceId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.failure_code ?? null
}

/** Whether its money was asked for with this. */
export async function wasTriedWith(db: Reader, invoiceId: number, methodId: number): Promise<boolean> {
  const tried = await db
    .selectFrom('charge_attempts')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .where('payment_method_id', '=', methodId)
    .limit(1)
    .executeTakeFirst()
  return tried !== undefined
}
