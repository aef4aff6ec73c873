import { sql } from 'kysely'
import { lastFailedDebit } from '#domains/billing/index.ts'
import type { SubscriptionState } from '#platform/ask.ts'
import type { Reader } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import type { Sought } from './search-terms.ts'

export type ListedMember = {
  id: number
  name: string
  email: string
  joined_at: Date
  withdrawn_at: Date | null
  state: SubscriptionState
  plan_id: number | null
  role: string | null
  unpaid: number
}

const condition = (sought: Sought) => {
  if (sought.kind === 'id') return sql<boolean>`m.id = ${sought.id}`
  if (sought.kind === 'email') return sql<boolean>`m.email_key ~>=~ ${sought.from} and m.email_key ~<~ ${sought.to}`
  if (sought.kind === 'name')
    return sql<boolean>`name_parts(m.name) @> ${[...sought.parts]}::text[] and position(${sought.plain} in translate(lower(m.name), ' 　', '')) > 0`
  return sql<boolean>`true`
}

/** The members that were sought, the newest first. */
export async function listMembers(db: Reader, sought: Sought, page: number): Promise<ListedMember[]> {
  const { rows } = await sql<ListedMember>`
    select m.id, m.name, m.email, m.joined_at, m.withdrawn_at, coalesce(s.state, 'before_subscribe') as state, s.plan_id,
      f.role, (select count(*)::int from invoices i where i.member_id = m.id and i.state = 'unpaid') as unpaid
    from (
      select * from members m where ${condition(sought)} order by m.id desc limit ${PER_PAGE} offset ${offsetOf(page)}
    ) m
    left join subscriptions s on s.member_id = m.id
    left join staff_members f on f.member_id = m.id
    order by m.id desc
  `.execute(db)
  return rows
}

export async function countMembers(db: Reader, sought: Sought): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from members m where ${condition(sought)}`.execute(db)
  return rows[0]!.count
}

export function findMemberById(db: Reader, id: number) {
  return db
    .selectFrom('members as m')
    .leftJoin('subscriptions as s', 's.member_id', 'm.id')
    .leftJoin('terms as t', 't.id', 's.term_id')
    .leftJoin('plan_options as o', 'o.id', 't.option_id')
    .leftJoin('orders as agreed', 'agreed.key', 't.order_key')
    .leftJoin('staff_members as f', 'f.member_id', 'm.id')
    .leftJoin('payment_methods as p', (join) => join.onRef('p.member_id', '=', 'm.id').on('p.replaced_at', 'is', null))
    .select([
      'm.id',
      'm.name',
      'm.email',
      'm.joined_at',
      'm.withdrawn_at',
      'f.role',
      's.state',
      's.plan_id',
      's.started_at',
      's.access_ends_at',
      's.next_step_at',
      's.closes_at',
      's.reserved_plan_id',
      't.id as term_id',
      't.kind as term_kind',
      't.starts_on',
      't.ends_on',
      't.monthly_yen',
      't.cancel_anytime',
      'o.name as option_name',
      'agreed.guardian',
      'agreed.guardian_at',
      'p.kind as method_kind',
      'p.mask',
      'p.expires_on',
    ])
    .where('m.id', '=', id)
    .executeTakeFirst()
}

const LATEST = 20

export function listTerms(db: Reader, memberId: number) {
  return db
    .selectFrom('terms')
    .select([
      'id',
      'kind',
      'plan_id',
      'starts_on',
      'ends_on',
      'months',
      'monthly_yen',
      'discount_monthly_yen',
      'discount_months',
      'invoiced_months',
      'ended_at',
    ])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute()
}

export function listChanges(db: Reader, memberId: number) {
  return db
    .selectFrom('subscription_changes as c')
    .leftJoin('members as a', 'a.id', 'c.actor_id')
    .select(['c.id', 'c.at', 'c.from_state', 'c.to_state', 'c.cause', 'c.actor_id', 'a.name as actor'])
    .where('c.member_id', '=', memberId)
    .whereRef('c.from_state', '<>', 'c.to_state')
    .orderBy('c.id', 'desc')
    .limit(LATEST)
    .execute()
}

export function listInvoices(db: Reader, memberId: number) {
  return db
    .selectFrom('invoices')
    .select([
      'id',
      'number',
      'kind',
      'due_on',
      'total_yen',
      'state',
      'refunded_yen',
      'period_starts_on',
      'period_ends_on',
      'failures',
      'paid_at',
      'payment_kind',
      lastFailedDebit(sql.ref('invoices.id')).as('failed_debit'),
    ])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute()
}

/** What they said when they left, in one line each. */
export async function listQuits(db: Reader, memberId: number) {
  const { rows } = await sql<{
    id: number
    at: Date
    reasons: string | null
    free_text: string | null
    reported_issue: string | null
  }>`
    select q.id, q.at, q.free_text, q.reported_issue,
      (select string_agg(r.content || coalesce('（' || s.content || '）', ''), '、' order by r.position, s.position)
       from quit_answers a join quit_reasons r on r.id = a.reason_id left join quit_sub_reasons s on s.id = a.sub_reason_id
       where a.quit_id = q.id) as reasons
    from quits q where q.member_id = ${memberId} order by q.id desc limit ${LATEST}
  `.execute(db)
  return rows
}

/** What happened to the member, and what they did themselves. */
export async function listDoings(db: Reader, memberId: number) {
  const { rows } = await sql<{
    id: number
    at: Date
    action: string
    actor: string | null
    ip: string | null
    details: Record<string, unknown>
  }>`
    select a.id, a.at, a.action, m.name as actor, a.ip, a.details
    from (
      (select * from audit_log where subject_id = ${memberId} order by id desc limit ${LATEST})
      union
      (select * from audit_log where actor_id = ${memberId} order by id desc limit ${LATEST})
    ) a left join members m on m.id = a.actor_id
    order by a.id desc limit ${LATEST}
  `.execute(db)
  return rows
}

type Dealing = { id: number; at: string; name: string }

/** What they study, ask and have looked at, the last of each; in one statement. */
export async function findDealings(db: Reader, memberId: number) {
  const { rows } = await sql<{
    questions: (Dealing & { isWaiting: boolean })[]
    works: (Dealing & { isWaiting: boolean })[]
    watched: Dealing[]
    posts: number
  }>`
    select
      (select coalesce(json_agg(q), '[]') from (
        select id, asked_at as at, kind as name, waits_since is not null and closed_at is null as "isWaiting"
        from questions where member_id = ${memberId} order by asked_at desc, id desc limit ${FEW}) q) as questions,
      (select coalesce(json_agg(w), '[]') from (
        select w.id, w.requested_at as at, t.name, w.corrected_at is null and w.cancelled_at is null as "isWaiting"
        from corrected_works w join correctional_teachers t on t.id = w.teacher_id
        where w.member_id = ${memberId} order by w.requested_at desc, w.id desc limit ${FEW}) w) as works,
      (select coalesce(json_agg(c order by c.at desc), '[]') from (
        select c.id, c.title as name, max(g.updated_at) as at from watch_progress g
          join chapters h on h.video_id = g.video_id join lessons l on l.id = h.lesson_id join courses c on c.id = l.course_id
        where g.member_id = ${memberId} group by c.id order by at desc limit ${FEW}) c) as watched,
      (select count(*)::int from illust_reports where member_id = ${memberId}) as posts`.execute(db)
  return rows[0]!
}
const FEW = 4
