import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import type { ReviewState } from './terms.ts'

export type StaffReview = {
  id: number
  courseId: number
  course: string
  rating: number
  content: string
  writtenAt: Date
  reason: string
}

const inState: Record<ReviewState, ReturnType<typeof sql>> = {
  waiting: sql`r.approved_at is null and r.refused_at is null`,
  approved: sql`r.approved_at is not null`,
  refused: sql`r.refused_at is not null`,
}

/** A page of reviews in this state: who has waited longest first, what was decided last first. */
export async function listReviews(db: Reader, state: ReviewState, page: number) {
  const order =
    state === 'waiting' ? sql`r.written_at, r.id` : sql`coalesce(r.approved_at, r.refused_at) desc, r.id desc`
  const { rows } = await sql<StaffReview & { total: number }>`
    select r.id, r.course_id as "courseId", c.title as course, r.rating, r.content, r.written_at as "writtenAt",
      r.refusal_reason as reason, count(*) over ()::int as total
    from course_reviews r join courses c on c.id = r.course_id
    where ${inState[state]} order by ${order} limit ${PER_PAGE} offset ${offsetOf(page)}`.execute(db)
  return rows
}

export async function countWaitingReviews(db: Reader): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from course_reviews r where ${inState.waiting}`.execute(db)
  return rows[0]!.n
}

export const lockReview = (tx: Tx, id: number) =>
  tx
    .selectFrom('course_reviews')
    .select(['id', 'member_id as memberId', 'course_id as courseId', 'content', 'written_at as writtenAt'])
    .select(['approved_at as approvedAt', 'refused_at as refusedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type Decision = { approvedAt: Date | null; refusedAt: Date | null; reason: string; by: number }

export async function decideReview(tx: Tx, id: number, { approvedAt, refusedAt, reason, by }: Decision): Promise<void> {
  await tx
    .updateTable('course_reviews')
    .set({ approved_at: approvedAt, refused_at: refusedAt, refusal_reason: reason, decided_by: by })
    .where('id', '=', id)
    .execute()
}

/** An approved review as a voice beside the course, under a name that staff give it. */
export async function addVoice(tx: Tx, voice: { name: string; content: string; courseId: number; at: Date }) {
  const { name, content, courseId: course_id, at: given_at } = voice
  await tx.insertInto('customer_voices').values({ name, content, course_id, given_at }).execute()
}
