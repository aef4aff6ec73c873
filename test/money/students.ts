import { lastDayOf } from '#domains/plans/students/rules.ts'
import type { Db } from '#platform/db.ts'
import { dayKey } from '#platform/tokyo.ts'

type Record = { registeredAt: Date; expiresOn?: string; closedAt?: Date; bornOn?: string }

/** A student who is registered already, as the form would have left them. Returns the record's number. */
export async function enrol(
  db: Db,
  memberId: number,
  { registeredAt, expiresOn, closedAt, bornOn = '2006-05-05' }: Record,
): Promise<number> {
  const { id } = await db
    .insertInto('student_records')
    .values({
      ...{ member_id: memberId, name: '試験 たろう', classification: 'high_school', school_name: '試験高等学校' },
      ...{ department: '', school_identity: '', graduation_year: 2029, graduation_month: 3, born_on: bornOn },
      registered_at: registeredAt,
      expires_on: expiresOn ?? lastDayOf(dayKey(registeredAt)),
      closed_at: closedAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
