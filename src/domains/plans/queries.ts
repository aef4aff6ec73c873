import type { Reader } from '#platform/db.ts'
import type { TermMonths, TermPrice } from './terms.ts'

/** The price of each term that is valid at that moment, the shortest term first. */
export async function listTermPrices(db: Reader, now: Date): Promise<TermPrice[]> {
  const rows = await db
    .selectFrom('plan_prices')
    .distinctOn('term_months')
    .select(['term_months', 'monthly_yen'])
    .where('valid_from', '<=', now)
    .orderBy('term_months')
    .orderBy('valid_from', 'desc')
    .execute()
  return rows.map(({ term_months, monthly_yen }) => ({ months: term_months as TermMonths, monthlyYen: monthly_yen }))
}

/** What a month of that term costs at that moment. */
export async function findPrice(db: Reader, months: TermMonths, at: Date): Promise<number> {
  const { monthly_yen } = await db
    .selectFrom('plan_prices')
    .select('monthly_yen')
    .where('term_months', '=', months)
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return monthly_yen
}

/** Which of these courses the member has bought singly. */
export async function listPurchasedAmong(
  db: Reader,
  memberId: number,
  courseIds: readonly number[],
): Promise<Set<number>> {
  if (courseIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('course_purchases')
    .select('course_id')
    .where('member_id', '=', memberId)
    .where('course_id', 'in', courseIds)
    .execute()
  return new Set(rows.map((row) => row.course_id))
}

export async function hasPurchased(db: Reader, memberId: number, courseId: number): Promise<boolean> {
  return (await listPurchasedAmong(db, memberId, [courseId])).size > 0
}
