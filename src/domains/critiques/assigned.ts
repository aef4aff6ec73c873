import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'

type AssignedWork = {
  teacherId: number
  teacher: string
  studentId: number
  student: string
  studentAvatarKey: string | null
  width: number
  height: number
  requestedAt: Date
  correctedAt: Date | null
  cancelledAt: Date | null
}

/** A work that was given to the teacher behind this account: whose it is, and whether it still waits. */
export async function findAssigned(db: Reader, memberId: number, id: number): Promise<AssignedWork | undefined> {
  const found = await sql<AssignedWork>`
    select w.teacher_id as "teacherId", t.name as teacher, w.member_id as "studentId", m.name as student, m.avatar_key as "studentAvatarKey",
      w.image_width as width, w.image_height as height, w.requested_at as "requestedAt",
      w.corrected_at as "correctedAt", w.cancelled_at as "cancelledAt"
    from corrected_works w join correctional_teachers t on t.id = w.teacher_id join members m on m.id = w.member_id
    where w.id = ${id} and t.member_id = ${memberId} and t.activated_at is not null and t.ended_at is null`.execute(db)
  return found.rows[0]
}
