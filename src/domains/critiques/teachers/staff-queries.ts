import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import type { Standing } from './terms.ts'

const stands: Record<Standing, ReturnType<typeof sql<boolean>>> = {
  invited: sql`t.activated_at is null and t.ended_at is null`,
  active: sql`t.activated_at is not null and t.rested_at is null and t.ended_at is null`,
  resting: sql`t.rested_at is not null and t.ended_at is null`,
  ended: sql`t.ended_at is not null`,
}
const waiting = sql<number>`(select count(*)::int from corrected_works w
  where w.teacher_id = t.id and w.corrected_at is null and w.cancelled_at is null)`

const teachers = (db: Reader) =>
  db
    .selectFrom('correctional_teachers as t')
    .leftJoin('members as m', 'm.id', 't.member_id')
    .select(['t.id', 't.name', 't.member_id as memberId', 'm.name as member', 'm.email', 't.accepts'])
    .select(['t.fee_yen as feeYen', 't.starts_on as startsOn', 't.teacher_id as courseTeacherId'])
    .select(['t.invited_at as invitedAt', 't.activated_at as activatedAt', 't.rested_at as restedAt'])
    .select(['t.ended_at as endedAt', 't.sees_lessons as seesLessons', waiting.as('openWorks')])

export type TeacherRow = Awaited<ReturnType<ReturnType<typeof teachers>['executeTakeFirstOrThrow']>>

export const listTeachers = (db: Reader, standing: Standing, page: number) =>
  teachers(db)
    .where(stands[standing])
    .orderBy('t.name')
    .orderBy('t.id')
    .limit(PER_PAGE)
    .offset(offsetOf(page))
    .execute()

export async function countTeachers(db: Reader): Promise<Record<Standing, number>> {
  const { rows } = await sql<Record<Standing, number>>`
    select ${sql.join(Object.entries(stands).map(([id, is]) => sql`count(*) filter (where ${is})::int as ${sql.id(id)}`))}
    from correctional_teachers t`.execute(db)
  return rows[0]!
}

/** One teacher, with the factor of the account and the letter that is on its way. */
export const findTeacher = (db: Reader, id: number) =>
  teachers(db)
    .leftJoin('second_factors as f', 'f.member_id', 't.member_id')
    .leftJoin('correctional_teacher_invitations as i', (join) =>
      join.onRef('i.teacher_id', '=', 't.id').on('i.over_at', 'is', null),
    )
    .leftJoin('teachers as c', 'c.id', 't.teacher_id')
    .select([
      'f.confirmed_at as factorAt',
      'i.email as invitedEmail',
      'i.expires_at as invitedUntil',
      'c.name as courseTeacher',
    ])
    .where('t.id', '=', id)
    .executeTakeFirst()

const MOST_SLOTS = 12

/** The places that staff gave them, campaign by campaign, the latest first. */
export const listSlots = (db: Reader, teacherId: number) =>
  db
    .selectFrom('correction_slots as s')
    .innerJoin('correction_campaigns as c', 'c.id', 's.campaign_id')
    .select(['c.id', 'c.title', 's.slots', 'c.ends_at as endsAt'])
    .select(({ selectFrom, fn }) =>
      selectFrom('corrected_works as w')
        .select(fn.countAll<number>().as('count'))
        .whereRef('w.campaign_id', '=', 's.campaign_id')
        .whereRef('w.teacher_id', '=', 's.teacher_id')
        .where('w.cancelled_at', 'is', null)
        .as('taken'),
    )
    .where('s.teacher_id', '=', teacherId)
    .orderBy('c.starts_at', 'desc')
    .limit(MOST_SLOTS)
    .execute()

/** The teachers of courses, to whom one of critiques may be tied. */
export const listCourseTeachers = (db: Reader) =>
  db.selectFrom('teachers').select(['id', 'name']).orderBy('name').orderBy('id').limit(500).execute()

/** Requests of these campaigns stand in line behind the campaign: nobody gives a work to who is just ending. */
export async function lockTeacher(tx: Tx, id: number): Promise<TeacherRow | undefined> {
  await sql`
    select c.id from correction_campaigns c join correction_slots s on s.campaign_id = c.id
    where s.teacher_id = ${id} order by c.id for update of c`.execute(tx)
  await tx.selectFrom('correctional_teachers').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return teachers(tx).where('t.id', '=', id).executeTakeFirst()
}

type Terms = { feeYen: number; startsOn: string | null; courseTeacherId: number | null }

export async function insertTeacher(tx: Tx, { name, ...terms }: Terms & { name: string }, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('correctional_teachers')
    .values({ name, invited_at: now, ...columnsOf(terms) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What staff agreed with a teacher. Works that were given before keep the fee that they were given at. */
export async function updateTerms(tx: Tx, id: number, terms: Terms & { seesLessons: boolean }): Promise<void> {
  await tx
    .updateTable('correctional_teachers')
    .set({ ...columnsOf(terms), sees_lessons: terms.seesLessons })
    .where('id', '=', id)
    .execute()
}

const columnsOf = ({ feeYen, startsOn, courseTeacherId }: Terms) => ({
  fee_yen: feeYen,
  starts_on: startsOn,
  teacher_id: courseTeacherId,
})

export async function setRested(tx: Tx, id: number, restedAt: Date | null): Promise<void> {
  await tx.updateTable('correctional_teachers').set({ rested_at: restedAt }).where('id', '=', id).execute()
}

export async function setEnded(tx: Tx, id: number, endedAt: Date): Promise<void> {
  await tx.updateTable('correctional_teachers').set({ ended_at: endedAt }).where('id', '=', id).execute()
}
