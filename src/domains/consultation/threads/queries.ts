import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { Day } from '#platform/days.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import { addDays } from '#platform/tokyo.ts'
import { OPEN_DAYS, type Kind } from '../terms.ts'
import type { AskedAbout } from './asked-about.ts'

export const findSent = (db: Reader, memberId: number, key: string) =>
  db
    .selectFrom('questions')
    .select('id')
    .where('member_id', '=', memberId)
    .where('send_key', '=', key)
    .executeTakeFirst()

/** What has not come to an end: nobody answered yet, or the last answer is not two weeks old. */
export async function countOpen(db: Reader, memberId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('closed_at', 'is', null)
    .where((eb) => eb.or([eb('waits_since', 'is not', null), eb('answered_at', '>', addDays(now, -OPEN_DAYS))]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type NewQuestion = {
  memberId: number
  kind: Kind
  topic: string | null
  body: string
  key: string
  about: AskedAbout | null
  atSeconds: number | null
  agent: string | null
  mayReuse: boolean
  dueOn: Day | null
  now: Date
}

export async function insertQuestion(tx: Tx, { about, ...asked }: NewQuestion): Promise<number> {
  const { id } = await tx
    .insertInto('questions')
    .values({
      member_id: asked.memberId,
      kind: asked.kind,
      topic: asked.topic,
      body: asked.body,
      send_key: asked.key,
      page_path: about?.pagePath ?? null,
      course_id: about?.courseId ?? null,
      lesson_id: about?.lessonId ?? null,
      prime_lesson_id: about?.primeLessonId ?? null,
      title: about?.title ?? null,
      lesson_title: about?.lessonTitle ?? null,
      chapter_title: about?.chapterTitle ?? null,
      at_seconds: asked.atSeconds,
      agent: asked.agent,
      may_reuse: asked.mayReuse,
      due_on: asked.dueOn,
      asked_at: asked.now,
      waits_since: asked.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertPictures(tx: Tx, questionId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx
    .insertInto('question_pictures')
    .values(keys.map((key, at) => ({ question_id: questionId, position: at + 1, key })))
    .execute()
}

export type ThreadRow = {
  id: number
  memberId: number
  kind: Kind
  topic: string | null
  body: string
  pagePath: string | null
  courseId: number | null
  lessonId: number | null
  primeLessonId: number | null
  title: string | null
  lessonTitle: string | null
  chapterTitle: string | null
  atSeconds: number | null
  agent: string | null
  mayReuse: boolean
  askedAt: Date
  waitsSince: Date | null
  dueOn: Day | null
  answeredAt: Date | null
  readAt: Date | null
  closedAt: Date | null
  closedReason: string | null
  version: number
}

export const threadColumns = sql`q.id, q.member_id as "memberId", q.kind, q.topic, q.body, q.page_path as "pagePath",
  q.course_id as "courseId", q.lesson_id as "lessonId", q.prime_lesson_id as "primeLessonId", q.title,
  q.lesson_title as "lessonTitle", q.chapter_title as "chapterTitle", q.at_seconds as "atSeconds", q.agent,
  q.may_reuse as "mayReuse", q.asked_at as "askedAt", q.waits_since as "waitsSince", q.due_on::text as "dueOn",
  q.answered_at as "answeredAt", q.read_at as "readAt", q.closed_at as "closedAt", q.closed_reason as "closedReason",
  q.version`

type Line = Pick<
  ThreadRow,
  | 'id'
  | 'kind'
  | 'topic'
  | 'body'
  | 'title'
  | 'lessonTitle'
  | 'askedAt'
  | 'waitsSince'
  | 'answeredAt'
  | 'readAt'
  | 'closedAt'
>

/** A member's own, the newest first. */
export async function listThreads(
  db: Reader,
  memberId: number,
  page: number,
): Promise<{ rows: Line[]; count: number }> {
  const { rows } = await sql<Line & { count: number }>`
    select ${threadColumns}, count(*) over ()::int as count from questions q where q.member_id = ${memberId}
    order by q.asked_at desc, q.id desc limit ${PER_PAGE} offset ${offsetOf(page)}`.execute(db)
  return { rows, count: rows[0]?.count ?? 0 }
}

export type Message = {
  id: number
  byWhom: 'member' | 'staff' | 'teacher'
  authorName: string
  body: string
  sentAt: string | null
}
export type Thread = ThreadRow & { messages: Message[]; pictures: string[]; isPublished: boolean }

/** One thread as its member reads it: what was not sent to them is not there. */
export async function findThread(db: Reader, id: number, memberId: number): Promise<Thread | undefined> {
  const { rows } = await sql<Thread>`
    select ${threadColumns}, ${picturesOf}, ${messagesOf(sql`m.sent_at is not null`)}, ${isPublished}
    from questions q where q.id = ${id} and q.member_id = ${memberId}`.execute(db)
  return rows[0]
}

export const picturesOf = sql`(select coalesce(json_agg(p.key order by p.position), '[]')
  from question_pictures p where p.question_id = q.id) as pictures`
export const isPublished = sql`exists (select from lesson_answers a where a.question_id = q.id) as "isPublished"`
export const messagesOf = (which: ReturnType<typeof sql>) => sql`(select coalesce(json_agg(json_build_object(
    'id', m.id, 'byWhom', m.by_whom, 'authorName', m.author_name, 'body', m.body, 'sentAt', m.sent_at)
    order by m.sent_at nulls last, m.id), '[]')
  from question_messages m where m.question_id = q.id and ${which}) as messages`

export type LockedThread = {
  id: number
  memberId: number
  kind: Kind
  waitsSince: Date | null
  answeredAt: Date | null
  closedAt: Date | null
  firstAnsweredAt: Date | null
  version: number
  mayReuse: boolean
  courseId: number | null
  lessonId: number | null
  primeLessonId: number | null
  handedTo: number | null
  assigneeId: number | null
}

/** One after another may change it. */
export const lockThread = (tx: Tx, id: number): Promise<LockedThread | undefined> =>
  tx
    .selectFrom('questions')
    .select([
      'id',
      'member_id as memberId',
      'kind',
      'waits_since as waitsSince',
      'answered_at as answeredAt',
      'closed_at as closedAt',
      'first_answered_at as firstAnsweredAt',
      'version',
      'may_reuse as mayReuse',
      'course_id as courseId',
      'lesson_id as lessonId',
      'prime_lesson_id as primeLessonId',
      'handed_to as handedTo',
      'assignee_id as assigneeId',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst() as Promise<LockedThread | undefined>

type NewMessage = {
  questionId: number
  byWhom: Message['byWhom']
  authorId: number
  authorName: string
  body: string
  key: string
  writtenAt: Date
  sentAt: Date | null
}

/** False where the same was sent before. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<boolean> {
  const inserted = await tx
    .insertInto('question_messages')
    .values({
      question_id: message.questionId,
      by_whom: message.byWhom,
      author_id: message.authorId,
      author_name: message.authorName,
      body: message.body,
      send_key: message.key,
      written_at: message.writtenAt,
      sent_at: message.sentAt,
    })
    .onConflict((conflict) => conflict.constraint('question_messages_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function hasAnswer(db: Reader, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('question_messages')
    .select('id')
    .where('question_id', '=', id)
    .where('by_whom', '<>', 'member')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function changeThread(
  tx: Tx,
  id: number,
  change: Partial<{
    waits_since: Date | null
    due_on: Day | null
    answered_at: Date
    first_answered_at: Date
    read_at: Date
    closed_at: Date
    closed_reason: string | null
    closed_by: number
    may_reuse: boolean
    assignee_id: number | null
    handed_to: number | null
    handed_at: Date | null
    version: number
  }>,
): Promise<void> {
  await tx.updateTable('questions').set(change).where('id', '=', id).execute()
}

/** The pictures of a thread that goes. */
export async function removeThread(tx: Tx, id: number): Promise<string[]> {
  const rows = await tx.selectFrom('question_pictures').select('key').where('question_id', '=', id).execute()
  await tx.deleteFrom('questions').where('id', '=', id).execute()
  return rows.map(({ key }) => key)
}

export async function markRead(db: Reader, id: number, now: Date): Promise<void> {
  await db
    .updateTable('questions')
    .set({ read_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is not', null)
    .where((eb) => eb.or([eb('read_at', 'is', null), eb('read_at', '<', eb.ref('answered_at'))]))
    .execute()
}

/** Where in which film it was asked; nothing for what is no question of a lesson. */
export async function findPlace(
  db: Reader,
  id: number,
): Promise<{ pagePath: string; atSeconds: number | null } | undefined> {
  const found = await db
    .selectFrom('questions')
    .select(['page_path as pagePath', 'at_seconds as atSeconds'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.pagePath ? { pagePath: found.pagePath, atSeconds: found.atSeconds } : undefined
}
