import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'

/** Who of the course's teachers may be handed a question: their account, by their own record. */
export async function findTeacherOf(db: Reader, teacherId: number, courseId: number) {
  const { rows } = await sql<{ memberId: number; name: string }>`
    select c.member_id as "memberId", c.name from correctional_teachers c
    join course_teachers ct on ct.teacher_id = c.teacher_id and ct.course_id = ${courseId}
    where c.id = ${teacherId} and c.member_id is not null and c.activated_at is not null and c.ended_at is null`.execute(
    db,
  )
  return rows[0]
}

/** One proposal at a time: what a teacher writes anew takes the place of what is not released. */
export async function putProposal(tx: Tx, { questionId, authorId, name, body, now }: Proposal): Promise<void> {
  await sql`
    insert into question_messages (question_id, by_whom, author_id, author_name, body, send_key, written_at)
    values (${questionId}, 'teacher', ${authorId}, ${name}, ${body}, gen_random_uuid(), ${now})
    on conflict (question_id) where sent_at is null
    do update set body = excluded.body, author_id = excluded.author_id, author_name = excluded.author_name,
      written_at = excluded.written_at`.execute(tx)
}
type Proposal = { questionId: number; authorId: number; name: string; body: string; now: Date }

/** The proposal goes out in the words that staff release; its author, or nothing where there is none. */
export async function releaseProposal(tx: Tx, questionId: number, body: string, now: Date): Promise<string | null> {
  const released = await tx
    .updateTable('question_messages')
    .set({ body, sent_at: now })
    .where('question_id', '=', questionId)
    .where('sent_at', 'is', null)
    .returning('author_name as name')
    .executeTakeFirst()
  return released?.name ?? null
}

export async function dropProposal(tx: Tx, questionId: number): Promise<void> {
  await tx.deleteFrom('question_messages').where('question_id', '=', questionId).where('sent_at', 'is', null).execute()
}
