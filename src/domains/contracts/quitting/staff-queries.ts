import { sql } from 'kysely'
import type { SubscriptionState } from '#platform/ask.ts'
import type { Reader, Tx } from '#platform/db.ts'
import { addDays, startOfDay } from '#platform/tokyo.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'

export type Period = { from: string | null; to: string | null }

const within = ({ from, to }: Period) =>
  sql.join(
    [
      sql`true`,
      ...(from ? [sql`q.at >= ${startOfDay(from)}`] : []),
      ...(to ? [sql`q.at < ${addDays(startOfDay(to), 1)}`] : []),
    ],
    sql` and `,
  )

export type ListedQuit = {
  id: number
  at: Date
  member_id: number
  name: string
  plan_id: number
  state: SubscriptionState
  reasons: string
  free_text: string | null
  reported_issue: string | null
}

/** What members said when they left, the newest first. */
async function quits(db: Reader, period: Period, limit: number, offset: number): Promise<ListedQuit[]> {
  const { rows } = await sql<ListedQuit>`
    select q.id, q.at, q.member_id, m.name, q.plan_id, q.state, q.free_text, q.reported_issue,
      coalesce((select string_agg(r.content || coalesce('（' || s.content || '）', ''), '、' order by r.position, r.id, s.position)
        from quit_answers a join quit_reasons r on r.id = a.reason_id left join quit_sub_reasons s on s.id = a.sub_reason_id
        where a.quit_id = q.id), '') as reasons
    from (select * from quits q where ${within(period)} order by q.at desc, q.id desc limit ${limit} offset ${offset}) q
    join members m on m.id = q.member_id
    order by q.at desc, q.id desc
  `.execute(db)
  return rows
}

export const listQuits = (db: Reader, period: Period, page: number) => quits(db, period, PER_PAGE, offsetOf(page))
const MOST_LINES = 50_000
export const listQuitsForExport = (db: Reader, period: Period) => quits(db, period, MOST_LINES, 0)

export async function countQuits(db: Reader, period: Period): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from quits q where ${within(period)}`.execute(db)
  return rows[0]!.count
}

/** How often each reason was given, reasons that nobody gives included. */
export async function countReasons(db: Reader, period: Period) {
  const { rows } = await sql<{ id: number; content: string; closed: boolean; count: number }>`
    select r.id, r.content, r.closed_at is not null as closed, count(distinct a.quit_id)::int as count
    from quit_reasons r
    left join (quit_answers a join quits q on q.id = a.quit_id and ${within(period)}) on a.reason_id = r.id
    group by r.id order by count desc, r.position, r.id
  `.execute(db)
  return rows
}

/** How many left in each of the last twelve months of Tokyo. */
export async function countByMonth(db: Reader, now: Date) {
  const { rows } = await sql<{ month: string; count: number }>`
    select to_char(month, 'YYYY-MM') as month, count(q.id)::int as count
    from generate_series(
      date_trunc('month', ${now}::timestamptz at time zone 'Asia/Tokyo') - interval '11 months',
      date_trunc('month', ${now}::timestamptz at time zone 'Asia/Tokyo'), interval '1 month') as month
    left join quits q on q.at >= month at time zone 'Asia/Tokyo' and q.at < (month + interval '1 month') at time zone 'Asia/Tokyo'
    group by month order by month
  `.execute(db)
  return rows
}

/** Every reason that was ever asked, with how often it was given. */
export async function listReasons(db: Reader) {
  const { rows } = await sql<{
    id: number
    content: string
    position: number
    asks: string | null
    closed_at: Date | null
    always_open: boolean
    sub_reasons: string[]
    count: number
  }>`
    select r.id, r.content, r.position, r.asks, r.closed_at, r.always_open,
      (select coalesce(array_agg(s.content order by s.position, s.id), '{}') from quit_sub_reasons s where s.reason_id = r.id) as sub_reasons,
      (select count(distinct a.quit_id)::int from quit_answers a where a.reason_id = r.id) as count
    from quit_reasons r order by r.closed_at is not null, r.position, r.id
  `.execute(db)
  return rows
}

/** All reasons; who changes them next waits, also for one that is just being added. */
export async function lockReasons(tx: Tx) {
  await sql`lock table quit_reasons in share row exclusive mode`.execute(tx)
  return tx.selectFrom('quit_reasons').select(['id', 'content', 'asks', 'closed_at', 'always_open']).execute()
}

export async function setClosed(tx: Tx, id: number, closed_at: Date | null) {
  await tx.updateTable('quit_reasons').set({ closed_at }).where('id', '=', id).execute()
}

export type NewReason = {
  content: string
  position: number
  asks: 'free_text' | 'reported_issue' | null
  subReasons: string[]
}

export async function insertReason(tx: Tx, { content, position, asks, subReasons }: NewReason): Promise<number> {
  const { id } = await tx
    .insertInto('quit_reasons')
    .values({ content, position, asks })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (subReasons.length > 0)
    await tx
      .insertInto('quit_sub_reasons')
      .values(subReasons.map((sub, index) => ({ reason_id: id, content: sub, position: index + 1 })))
      .execute()
  return id
}
