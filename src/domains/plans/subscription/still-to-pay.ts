import type { Reader } from '#platform/db.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import type { ComingCharge } from '../orders/terms.ts'
import { comingPayments } from './coming-payments.ts'
import type { Standing } from './terms.ts'

type Payer = Pick<Standing, 'memberId' | 'state' | 'term' | 'studentUntil' | 'paymentKind'>

/**
 * What is still taken from a member: first the months that are invoiced and under way, which a bank may collect weeks
 * after they began, then those to come. What nobody could take is a debt, and stands beside it.
 */
export async function listStillToPay(db: Reader, payer: Payer): Promise<ComingCharge[]> {
  return [...(await listUnderWay(db, payer)), ...comingPayments(payer)]
}

async function listUnderWay(db: Reader, { memberId, term }: Payer): Promise<ComingCharge[]> {
  const rows = await db
    .selectFrom('invoices')
    .select(['due_on as on', 'total_yen as yen', 'term_id as termId', 'month', 'period_starts_on as from'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'month')
    .where('state', 'in', ['open', 'processing', 'unknown'])
    .orderBy('due_on')
    .orderBy('id')
    .execute()
  return rows.map(({ on, yen, termId, month, from }) => {
    // Who pays by the month has a term for each: only its first day tells one from the other.
    const isOfCommitment = termId === term?.id && term!.months > 1
    return { on, yen, label: isOfCommitment ? `${month! + 1}ヶ月目` : `${formatDayKey(from ?? on)}からの1ヶ月` }
  })
}
