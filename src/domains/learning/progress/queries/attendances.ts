import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'

/** Attending begins, or begins again after it was put aside, with an act of learning in a step. */
export async function beginAttendance(
  db: Reader,
  it: { memberId: number; curriculumId: number; stepId: number | null; chapterId: number | null; now: Date },
): Promise<void> {
  await sql`
    insert into curriculum_attendances as a (member_id, curriculum_id, started_at, step_id, chapter_id, updated_at)
    values (${it.memberId}, ${it.curriculumId}, ${it.now}, ${it.stepId}, ${it.chapterId}, ${it.now})
    on conflict (member_id, curriculum_id) do update set
      removed_at = null, updated_at = excluded.updated_at,
      step_id = coalesce(excluded.step_id, a.step_id),
      chapter_id = coalesce(excluded.chapter_id, a.chapter_id)`.execute(db)
}

/**
 * The same by a film that plays in a step, as a part of the time log's one statement: $1 the member, $3 the time, $13
 * the curriculum, $14 the chapter, $15 the step.
 */
export const attendByFilm = `
  insert into curriculum_attendances (member_id, curriculum_id, chapter_id, step_id, started_at, updated_at)
  values ($1, $13::bigint, $14::bigint, $15::bigint, $3, $3)
  on conflict (member_id, curriculum_id) do update set
    chapter_id = excluded.chapter_id, step_id = excluded.step_id, removed_at = null, updated_at = excluded.updated_at`

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

/** Every published lesson of every step complete. */
export const stepIsComplete = (memberId: number, step: string) => sql`(
  exists (select from step_lessons b join lessons l on l.id = b.lesson_id and l.published where b.step_id = ${sql.ref(step)})
  and not exists (
    select from step_lessons b join lessons l on l.id = b.lesson_id and l.published
    where b.step_id = ${sql.ref(step)}
      and not exists (select from lesson_completions e where e.member_id = ${memberId} and e.lesson_id = l.id)
      and (not exists (select from chapters h where h.lesson_id = l.id and h.published)
        or exists (select from chapters h where h.lesson_id = l.id and h.published
          and not exists (select from chapter_completions d where d.member_id = ${memberId} and d.chapter_id = h.id)))))`

/**
 * Issues what is due: all steps complete and the final work posted, in either order. Asked in the transaction that
 * fulfils the last of them; once per learner and curriculum, and never taken back.
 */
export async function issueCertificates(
  tx: Tx,
  memberId: number,
  now: Date,
): Promise<{ id: number; curriculumId: number }[]> {
  const issued = await sql<{ id: number; curriculumId: number }>`
    insert into certificates (member_id, curriculum_id, member_name, curriculum_title, published_at)
    select m.id, k.id, m.name, k.title, ${now}
    from curriculum_attendances a
    join members m on m.id = a.member_id
    join curriculums k on k.id = a.curriculum_id
    where a.member_id = ${memberId} and a.final_work_posted_at is not null
      and not exists (select from certificates c where c.member_id = m.id and c.curriculum_id = k.id)
      and exists (select from curriculum_steps s where s.curriculum_id = k.id)
      and not exists (select from curriculum_steps s where s.curriculum_id = k.id and not ${stepIsComplete(memberId, 's.id')})
    on conflict on constraint certificates_once do nothing
    returning id, curriculum_id as "curriculumId"`.execute(tx)
  return issued.rows
}
