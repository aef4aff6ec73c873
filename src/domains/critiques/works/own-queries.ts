import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import { countedFrom } from '../counted-from.ts'

const MOST_SHOWN = 40

/** The first picture, or the first words, of the latest return that is seen. */
const firstOfReturn = <T>(column: 'image_key' | 'comment') => sql<T | null>`(
  select i.${sql.ref(column)} from corrections c
  join correction_items i on i.work_id = c.work_id and i.version = c.version
  where c.work_id = w.id and c.hidden_at is null and i.${sql.ref(column)} is not null
  order by c.version desc, i.position limit 1)`

/** A learner's own works, the newest first, each with what its teacher says first; those taken back are left out. */
export const worksOf = (db: Reader, memberId: number) =>
  db
    .selectFrom('corrected_works as w')
    .innerJoin('correctional_teachers as t', 't.id', 'w.teacher_id')
    .select(['w.id', 'w.image_key', 't.name as teacher', 'w.requested_at', 'w.corrected_at'])
    .select(firstOfReturn<string>('image_key').as('returned_key'))
    .select(firstOfReturn<string>('comment').as('words'))
    .where('w.member_id', '=', memberId)
    .where('w.cancelled_at', 'is', null)
    .orderBy('w.requested_at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(MOST_SHOWN)
    .compile()

/** A page of all of them, those taken back too. */
export const listAllWorksOf = (db: Reader, memberId: number, page: number) =>
  db
    .selectFrom('corrected_works as w')
    .innerJoin('correctional_teachers as t', 't.id', 'w.teacher_id')
    .innerJoin('correction_campaigns as c', 'c.id', 'w.campaign_id')
    .select([
      'w.id',
      'w.image_key as imageKey',
      't.name as teacher',
      'c.title as campaign',
      countedFrom.as('countedFrom'),
    ])
    .select(['w.requested_at as requestedAt', 'w.corrected_at as correctedAt', 'w.cancelled_at as cancelledAt'])
    .where('w.member_id', '=', memberId)
    .orderBy('w.requested_at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(PER_PAGE)
    .offset(offsetOf(page))
    .execute()

export async function countWorksOf(db: Reader, memberId: number): Promise<number> {
  const row = await db
    .selectFrom('corrected_works')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
