import { sql } from 'kysely'
import type { Db, Reader, Tx } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import type { NewNotice, Notice, QuietKind } from './terms.ts'

/** Tells a member in the header's bell, if and only if the transaction commits, unless they silenced this kind. */
export async function leaveNotice(tx: Tx, { memberId, key, kind, text, path, now }: NewNotice): Promise<void> {
  await sql`
    insert into notices (member_id, key, kind, text, path, at)
    select ${memberId}, ${key}, ${kind}, ${text}, ${path}, ${now}
    where not exists (select from notice_wishes where member_id = ${memberId} and ${kind} = any(quiet))
    on conflict (member_id, key) do update set text = excluded.text, at = excluded.at, read_at = null`.execute(tx)
}

/** One more than a page shows, so that it knows whether there are older ones. */
export async function listNotices(db: Reader, memberId: number, page: number): Promise<Notice[]> {
  return db
    .selectFrom('notices')
    .select(['id', sql<Notice['kind']>`kind`.as('kind'), 'text', 'path', 'at'])
    .select(sql<boolean>`read_at is not null`.as('isRead'))
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(offsetOf(page))
    .limit(PER_PAGE + 1)
    .execute()
}

/** What came up to then is read. */
export async function markRead(db: Db, memberId: number, { until, now }: { until: Date; now: Date }): Promise<void> {
  await db
    .updateTable('notices')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('at', '<=', until)
    .where('read_at', 'is', null)
    .execute()
}

export type Wishes = { quiet: QuietKind[]; digest: boolean }

export async function readWishes(db: Reader, memberId: number): Promise<Wishes> {
  const row = await db
    .selectFrom('notice_wishes')
    .select([sql<QuietKind[]>`quiet`.as('quiet'), 'digest'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? { quiet: [], digest: false }
}

export async function saveWishes(db: Db, memberId: number, { quiet, digest }: Wishes): Promise<void> {
  await db
    .insertInto('notice_wishes')
    .values({ member_id: memberId, quiet, digest })
    .onConflict((on) => on.column('member_id').doUpdateSet({ quiet, digest }))
    .execute()
}

/** Who wants a letter and has comments from that day which they did not see. */
export async function listWaitingForDigest(db: Reader, { from, to }: { from: Date; to: Date }) {
  const { rows } = await sql<{ id: number; name: string; email: string; count: number }>`
    select m.id, m.name, m.email, count(*)::int as count
    from notice_wishes w
    join members m on m.id = w.member_id and m.withdrawn_at is null
    join notices n on n.member_id = w.member_id and n.read_at is null
      and n.kind = 'comment' and n.at >= ${from} and n.at < ${to}
    where w.digest
    group by m.id
    order by m.id`.execute(db)
  return rows
}

const SWEPT_AT_ONCE = 5_000

/** The oldest go first, so many at a time; how many went. */
export async function sweepNotices(db: Db, before: Date): Promise<number> {
  const { rows } = await sql`
    delete from notices where id in (select id from notices where at < ${before} order by at limit ${SWEPT_AT_ONCE})
    returning id`.execute(db)
  return rows.length
}
