import { sql } from 'kysely'
import type { Db, Reader, Tx } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import type { NewNotice, Notice, QuietKind } from './terms.ts'

/**
 * Tells a member in the header's bell, if and only if the transaction commits. A kind that they silenced does not ring:
 * it is left out, or has been read as it comes where the morning's letter still counts it.
 */
export async function leaveNotice(tx: Tx, { memberId, key, kind, text, path, now }: NewNotice): Promise<void> {
  await sql`
    with wish as (
      select coalesce(bool_or(${kind} = any(quiet)), false) as quiet,
        coalesce(bool_or('comment' = any(no_letters)), false) as "noDigest"
      from notice_wishes where member_id = ${memberId}
    )
    insert into notices (member_id, key, kind, text, path, at, read_at)
    select ${memberId}, ${key}, ${kind}, ${text}, ${path}, ${now}::timestamptz, case when quiet then ${now}::timestamptz end
    from wish where not quiet or (${kind} = 'comment' and not "noDigest")
    on conflict (member_id, key) do update set text = excluded.text, at = excluded.at, read_at = excluded.read_at`.execute(
    tx,
  )
}

/** Whether a letter may tell of it beside the bell. */
export async function wantsLetter(db: Reader, memberId: number, kind: QuietKind): Promise<boolean> {
  return !(await readWishes(db, memberId)).noLetters.includes(kind)
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

export type Wishes = { quiet: QuietKind[]; noLetters: QuietKind[] }

export async function readWishes(db: Reader, memberId: number): Promise<Wishes> {
  const row = await db
    .selectFrom('notice_wishes')
    .select([sql<QuietKind[]>`quiet`.as('quiet'), sql<QuietKind[]>`no_letters`.as('noLetters')])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? { quiet: [], noLetters: [] }
}

export async function saveWishes(db: Db, memberId: number, { quiet, noLetters: no_letters }: Wishes): Promise<void> {
  await db
    .insertInto('notice_wishes')
    .values({ member_id: memberId, quiet, no_letters })
    .onConflict((on) => on.column('member_id').doUpdateSet({ quiet, no_letters }))
    .execute()
}

/** Who has comments from that day which they did not see, unless they stopped this letter. */
export async function listWaitingForDigest(db: Reader, { from, to }: { from: Date; to: Date }) {
  const { rows } = await sql<{ id: number; name: string; email: string; count: number }>`
    select m.id, m.name, m.email, count(*)::int as count
    from notices n
    join members m on m.id = n.member_id and m.withdrawn_at is null
    left join notice_wishes w on w.member_id = n.member_id
    where n.kind = 'comment' and n.at >= ${from} and n.at < ${to} and (n.read_at is null or n.read_at = n.at)
      and not coalesce('comment' = any(w.no_letters), false)
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
