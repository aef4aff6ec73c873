import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'

/**
 * A block keeps from both whatever of the other carries their name: reports, words and their pictures, works of contests
 * once they are named. What carries no name is shown to everybody alike, for that it went would tell whose it is: works
 * before the results, picked drawings, published answers. A prize is the school's to tell: its work stays, without the name.
 */

/** Those between whom and this member there is a block, whoever of the two it was. */
const blockedWith = (viewer: number | null) => sql`(
    select blocked_id from member_blocks where member_id = ${viewer}
    union all select member_id from member_blocks where blocked_id = ${viewer})`

/** Whether neither of the two has blocked the other; nobody has blocked a visitor. Asked once, however long the list is. */
export const notBlocked = (viewer: number | null, column: string) =>
  sql<boolean>`${sql.ref(column)} not in ${blockedWith(viewer)}`

export const isBlocked = (viewer: number | null, column: string) =>
  sql<boolean>`${sql.ref(column)} in ${blockedWith(viewer)}`

/** Those of them between whom and this member there is a block. */
export async function blockedAmong(db: Reader, viewer: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('id', 'in', [...ids])
    .where(isBlocked(viewer, 'id'))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function insertBlock(tx: Tx, it: { memberId: number; blockedId: number; now: Date }): Promise<void> {
  await tx
    .insertInto('member_blocks')
    .values({ member_id: it.memberId, blocked_id: it.blockedId, blocked_at: it.now })
    .onConflict((conflict) => conflict.constraint('member_blocks_once').doNothing())
    .execute()
}

export async function deleteBlock(tx: Tx, memberId: number, id: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('member_blocks')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

export function listBlocks(db: Reader, memberId: number, most: number) {
  return db
    .selectFrom('member_blocks as b')
    .innerJoin('members as m', 'm.id', 'b.blocked_id')
    .select(['b.id', 'b.blocked_at', 'm.name', 'm.avatar_key'])
    .where('b.member_id', '=', memberId)
    .orderBy('b.id', 'desc')
    .limit(most)
    .execute()
}

/** Whose it is, where it is shown to this member. */
export async function findAuthor(
  db: Reader,
  { type, id, memberId }: { type: 'report' | 'comment'; id: number; memberId: number },
): Promise<{ member_id: number } | undefined> {
  const found = await sql<{ member_id: number }>`
    select coalesce(k.member_id, r.member_id) as member_id from illust_reports r
    left join illust_report_comments k on ${type} = 'comment' and k.id = ${id} and k.report_id = r.id
    where r.id = case when ${type} = 'report' then ${id}::bigint
        else (select report_id from illust_report_comments where id = ${id}) end
      and (r.member_id = ${memberId} or (r.status = 'opened' and r.waits_since is null and r.hidden_at is null))`.execute(
    db,
  )
  return found.rows[0]
}
