import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import { COMMISSION_VERSION, type Commission } from './terms.ts'

type Given = { workId: number; dueAt: Date; now: Date }

/** A work is given to its teacher: at this fee, by this day, under these words. */
export async function insertCommission(tx: Tx, { workId, dueAt, now }: Given): Promise<void> {
  await sql`
    insert into critique_commissions (work_id, teacher_id, teacher_name, fee_yen, given_at, due_at, terms_version)
    select w.id, t.id, t.name, w.fee_yen, ${now}, ${dueAt}, ${COMMISSION_VERSION}
    from corrected_works w join correctional_teachers t on t.id = w.teacher_id where w.id = ${workId}`.execute(tx)
}

const ofTeacher = (db: Reader, memberId: number) =>
  db
    .selectFrom('critique_commissions as c')
    .innerJoin('correctional_teachers as t', 't.id', 'c.teacher_id')
    .where('t.member_id', '=', memberId)

const listed = (db: Reader, memberId: number) =>
  ofTeacher(db, memberId).select([
    'c.id',
    'c.work_id as workId',
    'c.teacher_name as teacher',
    'c.fee_yen as feeYen',
    'c.given_at as givenAt',
    'c.due_at as dueAt',
    'c.terms_version as termsVersion',
    'c.accepted_at as acceptedAt',
  ])

/** A teacher's own commissions, the newest first; they stay when a work is gone. */
export const listCommissions = (db: Reader, memberId: number, page: number): Promise<Commission[]> =>
  listed(db, memberId).orderBy('c.id', 'desc').limit(PER_PAGE).offset(offsetOf(page)).execute()

export async function countCommissions(db: Reader, memberId: number): Promise<number> {
  const { count } = await ofTeacher(db, memberId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const findCommission = (db: Reader, memberId: number, id: number): Promise<Commission | undefined> =>
  listed(db, memberId).where('c.id', '=', id).executeTakeFirst()

/** The newest one of a work that lies with this teacher. */
export const findCommissionOf = (db: Reader, memberId: number, workId: number): Promise<Commission | undefined> =>
  listed(db, memberId).where('c.work_id', '=', workId).orderBy('c.id', 'desc').limit(1).executeTakeFirst()

/** Accepted now; false where it was before. */
export async function markAccepted(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('critique_commissions')
    .set({ accepted_at: now })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Who gives a work back has accepted what it was given under. */
export async function acceptByReturn(
  tx: Tx,
  { workId, teacherId, now }: { workId: number; teacherId: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('critique_commissions')
    .set({ accepted_at: now })
    .where('work_id', '=', workId)
    .where('teacher_id', '=', teacherId)
    .where('accepted_at', 'is', null)
    .execute()
}
