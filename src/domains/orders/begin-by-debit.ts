import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { startApplication } from './debit-applications/start-application.ts'
import { issueInvoice } from '#domains/billing/index.ts'
import { firstMonthOf } from './bill-rules.ts'
import type { Person } from './orderer.ts'
import type { Order } from './queries.ts'
import { settleOrder } from './settle-order.ts'

/**
 * An order by direct debit begins at once and takes no money: the first month of a term is invoiced and waits for its
 * debit day, a trial costs nothing. The member must be locked, the application ready.
 */
export async function beginByDebit(tx: Tx, house: House, order: Order, person: Person): Promise<void> {
  const { key, memberId, kind, planId, terms } = order
  const methodId = await startApplication(tx, house, key, person)
  const about = { memberId, orderKey: key, paymentKind: 'direct_debit' } as const
  const invoiceId =
    kind === 'trial' ? null : await issueInvoice(tx, house, { ...firstMonthOf(terms, planId!), ...about })
  await tx
    .updateTable('orders')
    .set({ payment_method_id: methodId, invoice_id: invoiceId })
    .where('key', '=', key)
    .execute()
  await settleOrder(tx, house, { key, outcome: 'paid' }, person)
}
