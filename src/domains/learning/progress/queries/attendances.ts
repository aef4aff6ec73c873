import { sql } from 'kysely'
import { asked } from '#platform/asked.ts'
import type { Reader, Tx } from '#platform/db.ts'
import type { Attendance } from '../../own-rows.ts'

/** The curriculums that a learner attends or has posted a final work for, the latest activity first. */
export const attendancesAsked = (db: Reader, memberId: number) =>
  asked(
    sql<Attendance & { attends: boolean; hasWork: boolean }>`
      select curriculum_id as "curriculumId", step_id as "stepId", chapter_id as "chapterId", updated_at as at,
        removed_at is null as attends, final_work_posted_at is not null as "hasWork"
      from curriculum_attendances
      where member_id = ${memberId} and (removed_at is null or final_work_posted_at is not null)
      order by updated_at desc, curriculum_id`.compile(db),
    (rows) => rows,
  )

/** Puts a curriculum aside; false when it was never attended. What was done in it stays. */
export async function endAttendance(db: Reader, memberId: number, curriculumId: number, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('curriculum_attendances')
    .set({ removed_at: sql<Date>`coalesce(removed_at, ${now})` })
    .where('member_id', '=', memberId)
    .where('curriculum_id', '=', curriculumId)
    .returning('curriculum_id')
    .executeTakeFirst()
  return ended !== undefined
}

/** A final work does not make a curriculum an attended one, so its row is born put aside. */
export async function markFinalWork(tx: Tx, memberId: number, curriculumId: number, now: Date): Promise<void> {
  await sql`
    insert into curriculum_attendances as a (member_id, curriculum_id, started_at, removed_at, final_work_posted_at, updated_at)
    values (${memberId}, ${curriculumId}, ${now}, ${now}, ${now}, ${now})
    on conflict (member_id, curriculum_id) do update set
      final_work_posted_at = coalesce(a.final_work_posted_at, excluded.final_work_posted_at),
      updated_at = excluded.updated_at`.execute(tx)
}

type Practised = { memberId: number; curriculumId: number; stepId: number; chapterId: number | null; now: Date }

/** Who draws for a step attends its curriculum; where they left off in its films stays. */
export async function attendByPractice(tx: Tx, it: Practised): Promise<void> {
  await sql`
    insert into curriculum_attendances as a (member_id, curriculum_id, started_at, step_id, chapter_id, updated_at)
    values (${it.memberId}, ${it.curriculumId}, ${it.now}, ${it.stepId}, ${it.chapterId}, ${it.now})
    on conflict (member_id, curriculum_id) do update set removed_at = null, updated_at = excluded.updated_at,
      step_id = coalesce(a.step_id, excluded.step_id), chapter_id = coalesce(a.chapter_id, excluded.chapter_id)`.execute(
    tx,
  )
}

/** Issues what is due, and names it (issue-certificates.sql). Asked in the transaction that fulfils the last of it. */
export async function issueCertificates(
  tx: Tx,
  memberId: number,
  now: Date,
): Promise<{ id: number; curriculumId: number }[]> {
  const issued = await sql<{ id: number; curriculumId: number }>`
    select certificate_id as id, of_curriculum as "curriculumId"
    from issue_certificates(${memberId}, ${now})`.execute(tx)
  return issued.rows
}
