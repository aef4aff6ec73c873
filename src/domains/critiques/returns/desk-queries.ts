import type { Reader } from '#platform/db.ts'
import { countedFrom, isCancelAsked } from '../works/queries.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'

const MOST_WAITING = 200

const onDesk = (db: Reader, teacherId: number) =>
  db
    .selectFrom('corrected_works as w')
    .innerJoin('members as m', 'm.id', 'w.member_id')
    .select(['w.id', 'm.name as student', 'w.image_key as imageKey', 'w.requested_at as requestedAt'])
    .select(['w.corrected_at as correctedAt', countedFrom.as('countedFrom'), isCancelAsked.as('isCancelAsked')])
    .where('w.teacher_id', '=', teacherId)
    .where('w.cancelled_at', 'is', null)

/** What waits on a teacher's desk, the oldest first. */
export const listWaiting = (db: Reader, teacherId: number) =>
  onDesk(db, teacherId)
    .where('w.corrected_at', 'is', null)
    .orderBy('w.requested_at')
    .orderBy('w.id')
    .limit(MOST_WAITING)
    .execute()

/** What a teacher has given back, the newest first. */
export const listReturned = (db: Reader, teacherId: number, page: number) =>
  onDesk(db, teacherId)
    .where('w.corrected_at', 'is not', null)
    .orderBy('w.corrected_at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(PER_PAGE)
    .offset(offsetOf(page))
    .execute()

/** How many a teacher has given back in all, and since a moment. */
export async function countReturned(db: Reader, teacherId: number, since: Date) {
  const row = await db
    .selectFrom('corrected_works')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('corrected_at', '>=', since).as('recently'),
    ])
    .where('teacher_id', '=', teacherId)
    .where('corrected_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { all: Number(row.all), recently: Number(row.recently) }
}
