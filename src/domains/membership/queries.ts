import type { Reader } from '#platform/db.ts'

export async function findOptionName(db: Reader, id: number | null): Promise<string | null> {
  if (id === null) return null
  const option = await db.selectFrom('plan_options').select('name').where('id', '=', id).executeTakeFirst()
  return option?.name ?? null
}

/** What the member has bought singly, by name. */
export async function listPurchasedTitles(db: Reader, memberId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('course_purchases as p')
    .innerJoin('courses as c', 'c.id', 'p.course_id')
    .select('c.title')
    .where('p.member_id', '=', memberId)
    .orderBy('p.purchased_at')
    .orderBy('c.id')
    .execute()
  return rows.map(({ title }) => title)
}

/** A bill that is unpaid, or whose payment is not decided yet. */
export async function hasOpenBill(db: Reader, memberId: number): Promise<boolean> {
  const open = await db
    .selectFrom('invoices')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', 'in', ['open', 'processing', 'unpaid', 'unknown'])
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
