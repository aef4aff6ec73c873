import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { laterOf, type Day } from '#platform/days.ts'
import { monthLabel, nextDebitDay, scheduledPayments } from '#domains/plans/index.ts'
import { dayAskedOfBank } from './asked-of-bank.ts'
import type { Standing, Outstanding } from '#domains/plans/terms.ts'

type Payer = Pick<Standing, 'memberId' | 'state' | 'term' | 'studentUntil' | 'paymentKind'>

/**
 * What is still taken from a member: first the months that are invoiced and under way, which a bank may collect weeks
 * after they began, then those to come. What nobody could take is a debt, and stands beside it. No day that is past is
 * told as one to come: what was not asked for on it is taken on the next, of the rest the result is awaited.
 */
export async function listOutstanding(db: Reader, payer: Payer, today: Day): Promise<Outstanding[]> {
  return [...(await listUnderWay(db, payer, today)), ...scheduledPayments(payer)]
}

async function listUnderWay(db: Reader, { memberId }: Payer, today: Day): Promise<Outstanding[]> {
  const rows = await db
    .selectFrom('invoices')
    .select(['due_on as on', 'period_starts_on as from'])
    .select(sql<number>`total_yen - refunded_yen`.as('yen'))
    .select(({ ref }) => ['state', 'payment_kind as paymentKind', dayAskedOfBank(ref('invoices.id')).as('askedFor')])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'month')
    .where('state', 'in', ['open', 'processing', 'unknown'])
    .orderBy('due_on')
    .orderBy('id')
    .execute()
  return rows.map(({ on: dueOn, yen, from, state, paymentKind, askedFor }) => {
    const label = monthLabel(from ?? dueOn)
    const next = paymentKind === 'direct_debit' ? nextDebitDay(today) : today
    const on = state === 'open' ? laterOf(dueOn, next) : (askedFor ?? dueOn)
    return { on, yen, label, isAwaited: on < today }
  })
}
