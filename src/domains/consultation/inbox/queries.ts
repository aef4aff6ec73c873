import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import type { Day } from '#platform/days.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import { addDays } from '#platform/tokyo.ts'
import { OPEN_DAYS, type Kind } from '../terms.ts'
import { isPublished, messagesOf, picturesOf, threadColumns, type Message, type ThreadRow } from '../threads/queries.ts'

export const inboxTabs = ['waiting', 'answered', 'closed'] as const
export type InboxTab = (typeof inboxTabs)[number]

export type InboxFilter = {
  /** `promised`: everything that is promised an answer. */
  kind: Kind | 'promised' | null
  courseId: number | null
  /** a colleague, nobody (0), or everybody */
  assigneeId: number | null
}

const isOver = (now: Date) =>
  sql`(q.closed_at is not null or (q.waits_since is null and q.answered_at <= ${addDays(now, -OPEN_DAYS)}))`
const isIn = (now: Date): Record<InboxTab, ReturnType<typeof sql>> => ({
  waiting: sql`q.waits_since is not null and q.closed_at is null`,
  answered: sql`q.waits_since is null and not ${isOver(now)}`,
  closed: isOver(now),
})

const fits = ({ kind, courseId, assigneeId }: InboxFilter) => sql`
  ${kind === null ? sql`true` : kind === 'promised' ? sql`q.kind <> 'feedback'` : sql`q.kind = ${kind}`}
  and ${courseId === null ? sql`true` : sql`q.course_id = ${courseId}`}
  and ${assigneeId === null ? sql`true` : assigneeId === 0 ? sql`q.assignee_id is null` : sql`q.assignee_id = ${assigneeId}`}`

export type InboxRow = ThreadRow & {
  member: string
  assignee: string | null
  handedTo: string | null
  hasProposal: boolean
}

const people = sql`m.name as member, a.name as assignee, t.name as "handedTo",
  exists (select from question_messages p where p.question_id = q.id and p.sent_at is null) as "hasProposal"`
const from = sql`questions q join members m on m.id = q.member_id left join members a on a.id = q.assignee_id
  left join correctional_teachers t on t.id = q.handed_to`

type Asked = { tab: InboxTab; filter: InboxFilter; page: number; now: Date }

/** What waits by its day, what promises none last; what is done the newest first. */
export async function listInbox(db: Reader, { tab, filter, page, now }: Asked): Promise<InboxRow[]> {
  const order = tab === 'waiting' ? sql`q.due_on nulls last, q.id` : sql`q.asked_at desc, q.id desc`
  const { rows } = await sql<InboxRow>`
    select ${threadColumns}, ${people} from ${from} where ${isIn(now)[tab]} and ${fits(filter)}
    order by ${order} limit ${PER_PAGE} offset ${offsetOf(page)}`.execute(db)
  return rows
}

export async function countInbox(db: Reader, filter: InboxFilter, now: Date): Promise<Record<InboxTab, number>> {
  const { waiting, answered, closed } = isIn(now)
  const { rows } = await sql<Record<InboxTab, number>>`
    select count(*) filter (where ${waiting})::int as waiting, count(*) filter (where ${answered})::int as answered,
      count(*) filter (where ${closed})::int as closed
    from questions q where ${fits(filter)}`.execute(db)
  return rows[0]!
}

/** What waits, and of it what is due today or late. */
export async function countDue(db: Reader, today: Day) {
  const { rows } = await sql<{ waiting: number; today: number; late: number; feedback: number }>`
    select count(*) filter (where due_on is not null)::int as waiting,
      count(*) filter (where due_on = ${today})::int as today,
      count(*) filter (where due_on < ${today})::int as late,
      count(*) filter (where due_on is null)::int as feedback
    from questions where waits_since is not null and closed_at is null`.execute(db)
  return rows[0]!
}

/** Who may be given a question: colleagues who find the inbox. */
export const listColleagues = (db: Reader) =>
  db
    .selectFrom('staff_members as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['m.id', 'm.name'])
    .where('s.role', '<>', 'editor')
    .where('m.withdrawn_at', 'is', null)
    .orderBy('m.name')
    .orderBy('m.id')
    .limit(100)
    .execute()

export type InboxThread = InboxRow & {
  email: string
  messages: (Message & { writtenAt: string })[]
  pictures: string[]
  isPublished: boolean
  assigneeId: number | null
  handedToId: number | null
  firstAnsweredAt: Date | null
  /** Which may be handed the question: teachers of its course who have an account here. */
  teachers: { id: number; name: string }[]
}

/** One thread as staff read it, proposals of a teacher included; in one statement. */
export async function findInboxThread(db: Reader, id: number): Promise<InboxThread | undefined> {
  const { rows } = await sql<InboxThread>`
    select ${threadColumns}, ${people}, m.email, ${picturesOf}, ${messagesOf(sql`true`)}, ${isPublished},
      q.assignee_id as "assigneeId", q.handed_to as "handedToId", q.first_answered_at as "firstAnsweredAt",
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by ct.position, c.id), '[]')
        from course_teachers ct join correctional_teachers c on c.teacher_id = ct.teacher_id
        where ct.course_id = q.course_id and c.member_id is not null and c.activated_at is not null
          and c.ended_at is null) as teachers
    from ${from} where q.id = ${id}`.execute(db)
  return rows[0]
}

/** The next and the one before it in the order of the inbox as it is narrowed, for who goes through it by key. */
export async function findNeighbours(
  db: Reader,
  id: number,
  filter: InboxFilter,
): Promise<{ next: number | null; before: number | null }> {
  const { rows } = await sql<{ next: number | null; before: number | null }>`
    with line as (
      select q.id, coalesce(q.due_on, 'infinity'::date) as due from questions q
      where q.waits_since is not null and q.closed_at is null and ${fits(filter)}),
    here as (select coalesce(due_on, 'infinity'::date) as due from questions where id = ${id})
    select (select l.id from line l, here h where (l.due, l.id) > (h.due, ${id}::bigint) order by l.due, l.id limit 1) as next,
      (select l.id from line l, here h where (l.due, l.id) < (h.due, ${id}::bigint)
        order by l.due desc, l.id desc limit 1) as before`.execute(db)
  return rows[0]!
}

/** Says that this colleague has it open, and tells since when, and who else has had within the last minute. */
export async function noteLook(db: Reader, questionId: number, memberId: number, now: Date) {
  const { rows } = await sql<{ before: Date | null; others: string[] }>`
    with looked as (
      insert into question_looks (question_id, member_id, looked_at) values (${questionId}, ${memberId}, ${now})
      on conflict (question_id, member_id) do update set looked_at = excluded.looked_at returning old.looked_at)
    select (select looked_at from looked) as before, array(
      select m.name from question_looks l join members m on m.id = l.member_id
      where l.question_id = ${questionId} and l.member_id <> ${memberId}
        and l.looked_at > ${new Date(now.getTime() - LOOK_MS)} order by m.name limit 5) as others`.execute(db)
  return rows[0]!
}
/** A page that is open says so more often than that. */
const LOOK_MS = 45_000

export const isThere = (db: Reader, id: number) =>
  db.selectFrom('questions').select('id').where('id', '=', id).executeTakeFirst()
