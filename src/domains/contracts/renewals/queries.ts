import type { Reader } from '#platform/db.ts'

/** A page of members for whom a trial, a month or a term is over, in the order of their days. */
export async function listDueMembers(db: Reader, now: Date, after: { at: Date; memberId: number }, limit: number) {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['member_id as memberId', 'next_step_at as at'])
    .where('next_step_at', '<=', now)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('next_step_at', 'member_id'), '>', tuple(after.at as Date | null, after.memberId)),
    )
    .orderBy('next_step_at')
    .orderBy('member_id')
    .limit(limit)
    .execute()
  return rows as { memberId: number; at: Date }[]
}

/** Which of these members have more to catch up with. */
export async function listStillDue(db: Reader, memberIds: readonly number[], now: Date): Promise<number[]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .selectFrom('subscriptions')
    .select('member_id')
    .where('member_id', 'in', memberIds)
    .where('next_step_at', '<=', now)
    .execute()
  return rows.map((row) => row.member_id)
}
