import type { Reader } from '#platform/db.ts'
import { addDays } from '#platform/tokyo.ts'
import { wasStudent } from '../students/queries.ts'
import { LOTTERY_MS } from './terms.ts'

/** So long a worker may be away; whoever was not entered by then was left out for good. */
const DAYS_TO_ENTER = 14

/** Trials begun while a lottery was open, whose 72 hours ended lately, that have not been entered; by number. */
export function listLotteryTrials(db: Reader, now: Date, after: number, limit: number) {
  const begunBy = new Date(now.getTime() - LOTTERY_MS)
  return db
    .selectFrom('terms as t')
    .innerJoin('campaigns as c', (join) =>
      join
        .onRef('c.opens_at', '<=', 't.begun_at')
        .onRef('c.apply_until', '>', 't.begun_at')
        .on('c.kind', '=', 'lottery'),
    )
    .select(['t.id as termId', 't.member_id as memberId', 'c.id as campaignId', 't.begun_at as begunAt'])
    .where('t.kind', '<>', 'paid')
    .where(({ not, and, ref }) =>
      not(and([ref('c.excludes_students'), wasStudent(ref('t.member_id'), ref('t.begun_at'))])),
    )
    .where('t.begun_at', '<=', begunBy)
    .where('t.begun_at', '>', addDays(begunBy, -DAYS_TO_ENTER))
    .where('t.id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('lottery_entries as e').select('e.member_id').whereRef('e.member_id', '=', 't.member_id'))),
    )
    .orderBy('t.id')
    .limit(limit)
    .execute()
}

/** Whether a trial was cancelled after its beginning and before that moment, even if that was taken back. */
export async function wasCancelledWithin(db: Reader, memberId: number, from: Date, until: Date): Promise<boolean> {
  const found = await db
    .selectFrom('subscription_changes')
    .select('id')
    .where('member_id', '=', memberId)
    .where('to_state', 'in', ['will_cancel', 'after_unsubscribe'])
    .where('at', '>=', from)
    .where('at', '<', until)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
