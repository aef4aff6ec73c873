import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { addDays } from '#platform/tokyo.ts'
import { RETURN_DAYS } from '../terms.ts'
import { countedFrom } from '../counted-from.ts'

export type Stage = 'week' | 'two-days' | 'late'
export type Due = {
  workId: number
  stage: Stage
  dueAt: Date
  memberId: number
  teacherId: number
  teacherMemberId: number | null
  teacher: string
}

/**
 * Notes for each work that waits how near its day is, and gives those of which that was not said before. What was given
 * back once and opened again has no day, unless another teacher has it.
 */
export async function takeDue(tx: Tx, now: Date): Promise<Due[]> {
  const found = await sql<Due>`
    with waiting as (
      select w.id, ${countedFrom} + make_interval(hours => ${24 * RETURN_DAYS}) as due from corrected_works w
      where w.cancelled_at is null and w.corrected_at is null
        and (w.restarted_at is not null or not exists (select from corrections c where c.work_id = w.id))),
    said as (
      insert into correction_reminders (work_id, due_at, stage, told_at)
      select id, due, case when due <= ${now} then 'late' when due <= ${addDays(now, 2)} then 'two-days' else 'week' end, ${now}
      from waiting where due <= ${addDays(now, 7)}
      on conflict do nothing
      returning work_id, due_at, stage)
    select s.work_id as "workId", s.stage, s.due_at as "dueAt", w.member_id as "memberId", w.teacher_id as "teacherId",
      t.member_id as "teacherMemberId", t.name as teacher
    from said s join corrected_works w on w.id = s.work_id join correctional_teachers t on t.id = w.teacher_id
    order by s.due_at, s.work_id`.execute(tx)
  return found.rows
}
