import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { CaseWhy, Target, TargetType } from '../cases/queries.ts'
import type { Decided } from './terms.ts'

export type QueueRow = {
  id: number
  target_type: TargetType
  target_id: number
  why: CaseWhy
  opened_at: Date
  /** None of what the school itself shows. */
  author: string | null
  author_id: number | null
  /** What it calls itself; nothing where it has no title. */
  title: string | null
  text: string
  has_picture: boolean
  flags: number
  reasons: string[]
  is_hidden: boolean
}

/** What waits for staff: what members tell of first, the longest wait first. */
export async function listQueue(db: Reader, { most, offset }: { most: number; offset: number }): Promise<QueueRow[]> {
  const found = await sql<QueueRow>`
    select c.id, c.target_type, c.target_id, c.why, c.opened_at, m.name as author, m.id as author_id,
      nullif(coalesce(r.title, w.title, g.title, p.name), '') as title, coalesce(r.content, k.content, g.credit, '') as text,
      coalesce(r.image_key, k.image_key, a.image_key, g.image_key, p.avatar_key) is not null as has_picture,
      coalesce(r.hidden_at, k.hidden_at, a.hidden_at, g.hidden_at) is not null as is_hidden,
      coalesce(f.count, 0)::integer as flags, coalesce(f.reasons, '{}') as reasons
    from moderation_cases c
    left join members m on m.id = c.member_id
    left join illust_reports r on c.target_type = 'report' and r.id = c.target_id
    left join illust_report_comments k on c.target_type = 'comment' and k.id = c.target_id
    left join illust_contest_applicants a on c.target_type = 'contest_work' and a.id = c.target_id
    left join illust_contests w on w.id = a.contest_id
    left join gallery_illusts g on c.target_type = 'gallery_work' and g.id = c.target_id
    left join members p on c.target_type = 'profile' and p.id = c.target_id
    left join lateral (
      select count(*) as count, array_agg(distinct reason) as reasons from content_flags f
      where f.target_type = c.target_type and f.target_id = c.target_id and f.settled_at is null
    ) f on true
    where c.settled_at is null and num_nonnulls(r.id, k.id, a.id, g.id, p.id) = 1
    order by c.why in ('reported', 'objection') desc, c.opened_at
    limit ${most} offset ${offset}`.execute(db)
  return found.rows
}

export type QueueFigures = { waiting: number; reported: number; oldest: Date | null }

export async function countQueue(db: Reader): Promise<QueueFigures> {
  const found = await sql<QueueFigures>`
    select count(*)::integer as waiting, count(*) filter (where why in ('reported', 'objection'))::integer as reported,
      min(opened_at) as oldest
    from moderation_cases where settled_at is null`.execute(db)
  return found.rows[0]!
}

export function findCase(db: Reader, id: number) {
  return db
    .selectFrom('moderation_cases as c')
    .leftJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.id', 'c.target_type', 'c.target_id', 'c.why', 'c.opened_at', 'c.settled_at'])
    .select(['m.id as author_id', 'm.name as author', 'm.email', 'm.joined_at'])
    .where('c.id', '=', id)
    .executeTakeFirst()
}

export function listDecisions(db: Reader, memberId: number, most: number) {
  return db
    .selectFrom('moderation_decisions as d')
    .leftJoin('members as s', 's.id', 'd.decided_by')
    .select(['d.id', 'd.target_type', 'd.target_id', 'd.act', 'd.reason', 'd.decided_at', 's.name as by'])
    .select(['d.objection', 'd.objected_at'])
    .where('d.member_id', '=', memberId)
    .orderBy('d.decided_at', 'desc')
    .limit(most)
    .execute()
}

export async function insertDecision(
  tx: Tx,
  { type, id }: Target,
  it: { memberId: number | null; act: Decided; reason: string; by: number | null; now: Date },
): Promise<number> {
  const row = await tx
    .insertInto('moderation_decisions')
    .values({
      ...{ target_type: type, target_id: id, member_id: it.memberId, act: it.act, reason: it.reason },
      ...{ decided_by: it.by, decided_at: it.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** The member's own, with what it was about. */
export function findDecision(db: Reader, memberId: number, id: number) {
  return db
    .selectFrom('moderation_decisions')
    .select(['id', 'target_type', 'target_id', 'act', 'reason', 'decided_at', 'objection', 'objected_at'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** The last word about something: what its author reads beside it. */
export function findLastDecision(db: Reader, { type, id }: Target) {
  return db
    .selectFrom('moderation_decisions')
    .select(['id', 'act', 'reason'])
    .where('target_type', '=', type)
    .where('target_id', '=', id)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function noteObjection(tx: Tx, id: number, objection: string, now: Date): Promise<boolean> {
  const noted = await tx
    .updateTable('moderation_decisions')
    .set({ objection, objected_at: now })
    .where('id', '=', id)
    .where('objection', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

export function listAddresses(db: Reader, memberIds: readonly number[]) {
  return db
    .selectFrom('members')
    .select(['id', 'name', 'email'])
    .where('id', 'in', [...memberIds])
    .execute()
}

export function lockCase(tx: Tx, id: number) {
  return tx
    .selectFrom('moderation_cases')
    .select(['target_type', 'target_id', 'settled_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export type Barred = { member_id: number; name: string; reason: string; begins_at: Date; ends_at: Date | null }

export function listBarred(db: Reader, now: Date): Promise<Barred[]> {
  return db
    .selectFrom('posting_bars as b')
    .innerJoin('members as m', 'm.id', 'b.member_id')
    .select(['b.member_id', 'm.name', 'b.reason', 'b.begins_at', 'b.ends_at'])
    .where('b.lifted_at', 'is', null)
    .where((or) => or.or([or('b.ends_at', 'is', null), or('b.ends_at', '>', now)]))
    .orderBy('b.begins_at', 'desc')
    .limit(200)
    .execute()
}
