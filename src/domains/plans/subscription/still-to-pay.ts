import type { Reader } from '#platform/db.ts'
import type { ComingCharge } from '../orders/terms.ts'
import { comingPayments } from './coming-payments.ts'
import type { Standing } from './terms.ts'

type Payer = Pick<Standing, 'memberId' | 'state' | 'term' | 'studentUntil' | 'paymentKind'>

/**
 * What is still taken from a member: first the months that are invoiced and under way, which a bank may collect weeks
 * after they began, then those to come. What nobody could take is a debt, and stands beside it.
 */
export async function listStillToPay(db: Reader, payer: Payer): Promise<ComingCharge[]> {
  return [...(await listUnderWay(db, payer.memberId)), ...comingPayments(payer)]
}

async function listUnderWay(db: Reader, memberId: number): Promise<ComingCharge[]> {
  const rows = await db
    .selectFrom('invoices')
    .select(['due_on as on', 'total_yen as yen', 'month'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'month')
    .where('state', 'in', ['open', 'processing', 'unknown'])
    .orderBy('due_on')
    .orderBy('id')
    .execute()
  return rows.map(({ on, yen, month }) => ({ on, yen, label: `${(month ?? 0) + 1}ヶ月目` }))
}
