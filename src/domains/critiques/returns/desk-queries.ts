import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { byDue } from '../works/on-desk.ts'
import { countedFrom } from '../counted-from.ts'
import { isCancelAsked } from '../works/queries.ts'
import { seenBy } from '../who-sees.ts'
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

/** What waits on a teacher's desk, what is due first on top. */
export const listWaiting = (db: Reader, teacherId: number) =>
  onDesk(db, teacherId).where('w.corrected_at', 'is', null).orderBy(byDue).limit(MOST_WAITING).execute()

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

const MOST_EARLIER = 5
type Earlier = { id: number; asked: string; returnedAt: Date; words: string[] }

/** The last works of a learner that a teacher gave back and may still open: what was asked, and what they said. */
export async function listEarlier(
  db: Reader,
  { viewerId, now }: { viewerId: number; now: Date },
  work: { id: number; studentId: number; teacherId: number },
): Promise<Earlier[]> {
  const found = await sql<Earlier>`
    select w.id, w.comment as asked, c.returned_at as "returnedAt",
      (select coalesce(json_agg(i.comment order by i.position) filter (where i.comment is not null), '[]')
        from correction_items i where i.work_id = c.work_id and i.version = c.version) as words
    from corrected_works w join correctional_teachers t on t.id = w.teacher_id
      join lateral (select c.work_id, c.version, c.returned_at from corrections c
        where c.work_id = w.id and c.teacher_id = w.teacher_id and c.hidden_at is null
        order by c.version desc limit 1) c on true
    where w.member_id = ${work.studentId} and w.teacher_id = ${work.teacherId} and w.id <> ${work.id}
      and w.cancelled_at is null and w.corrected_at is not null and ${seenBy(viewerId, now)}
    order by w.corrected_at desc, w.id desc limit ${MOST_EARLIER}`.execute(db)
  return found.rows
}

/** What is agreed with a teacher for one work that is given to them from now on. */
export async function findFee(db: Reader, teacherId: number): Promise<number> {
  const { fee_yen } = await db
    .selectFrom('correctional_teachers')
    .select('fee_yen')
    .where('id', '=', teacherId)
    .executeTakeFirstOrThrow()
  return fee_yen
}
