import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { messagesOf, picturesOf, threadColumns, type Message, type ThreadRow } from '../threads/queries.ts'

const MOST = 100

/** What lies before a teacher: questions that staff handed over and that still wait. */
export async function listHanded(db: Reader, teacherId: number) {
  const { rows } = await sql<ThreadRow & { hasProposal: boolean }>`
    select ${threadColumns}, ${hasProposal} from questions q
    where q.handed_to = ${teacherId} and q.closed_at is null
    order by q.due_on nulls last, q.id limit ${MOST}`.execute(db)
  return rows
}

const hasProposal = sql`exists (select from question_messages p where p.question_id = q.id and p.sent_at is null)
  as "hasProposal"`

export type HandedThread = ThreadRow & { messages: Message[]; pictures: string[]; member: string }

/** The one that was handed to this teacher; any other is not there. */
export async function findHanded(db: Reader, id: number, teacherId: number): Promise<HandedThread | undefined> {
  const { rows } = await sql<HandedThread>`
    select ${threadColumns}, ${picturesOf}, ${messagesOf(sql`true`)}, m.name as member
    from questions q join members m on m.id = q.member_id
    where q.id = ${id} and q.handed_to = ${teacherId} and q.closed_at is null`.execute(db)
  return rows[0]
}
