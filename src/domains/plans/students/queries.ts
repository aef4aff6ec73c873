import { sql, type Expression, type SqlBool } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { dayKey } from '#platform/tokyo.ts'
import type { Day } from '#platform/days.ts'
import type { NewStudent } from './form.ts'

/** The record by which a member pays half now: neither revoked nor over. */
export async function findActiveStudent(db: Reader, memberId: number, now: Date) {
  const record = await db
    .selectFrom('student_records')
    .select(['id', 'expires_on'])
    .where('member_id', '=', memberId)
    .where('closed_at', 'is', null)
    .where('expires_on', '>=', dayKey(now))
    .executeTakeFirst()
  return record ? { id: record.id, expiresOn: record.expires_on } : null
}

/** Whether that member had the discount at that moment, whatever became of it since; both are columns of a statement. */
export const wasStudent = (memberId: Expression<unknown>, at: Expression<unknown>) =>
  sql<SqlBool>`exists (select from student_records r where r.member_id = ${memberId} and r.registered_at <= ${at}
    and r.expires_on >= (${at} at time zone 'Asia/Tokyo')::date and (r.closed_at is null or r.closed_at > ${at}))`

type NewRecord = {
  memberId: number
  student: NewStudent
  front: string
  second: string | null
  registeredAt: Date
  expiresOn: Day
}

/** The member must be locked. */
export async function insertRecord(tx: Tx, { memberId, student, front, second, registeredAt, expiresOn }: NewRecord) {
  const { id } = await tx
    .insertInto('student_records')
    .values({
      member_id: memberId,
      name: student.name,
      classification: student.school_classification,
      school_name: student.school_name,
      department: student.school_department,
      school_identity: student.student_id_or_student_email,
      graduation_year: student.school_graduation_year,
      graduation_month: student.school_graduation_month,
      born_on: student.born_on,
      front_key: front,
      second_key: second,
      registered_at: registeredAt,
      expires_on: expiresOn,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes way for another record; what is over stays to be looked at. */
export async function closeRecords(tx: Tx, memberId: number, at: Date): Promise<void> {
  await tx
    .updateTable('student_records')
    .set({ closed_at: at })
    .where('member_id', '=', memberId)
    .where('closed_at', 'is', null)
    .execute()
}

/** The newest record of a member, with what became of it. */
export function findNewestRecord(db: Reader, memberId: number) {
  return db
    .selectFrom('student_records')
    .select(['id', 'registered_at', 'expires_on', 'decision', 'decided_at', 'reason', 'closed_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The day of birth that a member gave with their newest record. */
export async function findBirthday(db: Reader, memberId: number): Promise<Day | null> {
  const row = await db
    .selectFrom('student_records')
    .select('born_on')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.born_on ?? null
}

export async function findOwner(db: Reader, recordId: number): Promise<number | null> {
  const row = await db.selectFrom('student_records').select('member_id').where('id', '=', recordId).executeTakeFirst()
  return row?.member_id ?? null
}

export function lockRecord(tx: Tx, recordId: number) {
  return tx
    .selectFrom('student_records')
    .select(['decision', 'closed_at', 'expires_on'])
    .where('id', '=', recordId)
    .forUpdate()
    .executeTakeFirst()
}

type Decision = { decision: 'approved' | 'revoked'; at: Date; by: number; reason?: string }

/** A record that is revoked counts no longer; one that was closed before keeps the moment. */
export async function setDecision(tx: Tx, recordId: number, { decision, at, by, reason = '' }: Decision) {
  await tx
    .updateTable('student_records')
    .set({ decision, decided_at: at, decided_by: by, reason })
    .$if(decision === 'revoked', (query) =>
      query.set(({ fn, val }) => ({ closed_at: fn.coalesce('closed_at', val(at)) })),
    )
    .where('id', '=', recordId)
    .execute()
}

/** Takes the pictures off records that were decided on before that moment, and gives their keys. */
export async function takeOldCards(tx: Tx, before: Date, limit: number) {
  const records = await tx
    .selectFrom('student_records')
    .select(['id', 'front_key', 'second_key'])
    .where('front_key', 'is not', null)
    .where('decided_at', '<=', before)
    .orderBy('decided_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = records.map(({ id }) => id)
  if (ids.length > 0)
    await tx.updateTable('student_records').set({ front_key: null, second_key: null }).where('id', 'in', ids).execute()
  return records
}
