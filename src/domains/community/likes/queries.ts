import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import type { Theme } from '../reports/terms.ts'

export type Liked = { goodsCount: number; isLiked: boolean; goodId: number | null }

/** How many like it, and whether this member does: counted from the rows, so that no figure can drift from them. */
export async function readLiked(db: Reader, reportId: number, memberId: number | null): Promise<Liked> {
  const found = await sql<{ count: number; own: number | null }>`
    select count(*)::integer as count, max(id) filter (where member_id = ${memberId}) as own
    from illust_report_goods where report_id = ${reportId}`.execute(db)
  const { count, own } = found.rows[0]!
  return { goodsCount: count, isLiked: own !== null, goodId: own }
}

export async function insertLike(db: Reader, it: { reportId: number; memberId: number; now: Date }): Promise<void> {
  await db
    .insertInto('illust_report_goods')
    .values({ report_id: it.reportId, member_id: it.memberId, liked_at: it.now })
    .onConflict((conflict) => conflict.constraint('illust_report_goods_once').doNothing())
    .execute()
}

/** Whether it was this member's and is gone now. */
export async function deleteLike(db: Reader, it: { id: number; reportId: number; memberId: number }): Promise<boolean> {
  const gone = await db
    .deleteFrom('illust_report_goods')
    .where('id', '=', it.id)
    .where('report_id', '=', it.reportId)
    .where('member_id', '=', it.memberId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

const DAYS = 21
const MOST = 200

/**
 * What is liked just now: each like counts half as much three days later. Nothing is that is less warm than one like of
 * three weeks ago. How warm each report is stands in a table of its own, which a trigger of the likes keeps.
 */
export async function listWarm(db: Reader, theme: Theme | null, now: Date): Promise<number[]> {
  const since = new Date(now.getTime() - DAYS * 86_400_000)
  const found = await sql<{ id: number }>`
    select r.id from illust_report_warmth w join illust_reports r on r.id = w.report_id
    where w.warmth > warmth_at(${since}) and r.status = 'opened' and r.waits_since is null and r.hidden_at is null
      and (${theme}::text is null or r.theme = ${theme})
    order by w.warmth desc, w.report_id desc
    limit ${MOST}`.execute(db)
  return found.rows.map(({ id }) => id)
}
