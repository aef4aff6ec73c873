import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'

/** Works whose prize is sent by post: told, and neither taken back nor hidden. */
const won = (db: Reader, now: Date) =>
  db
    .selectFrom('illust_contest_applicants as a')
    .innerJoin('illust_contests as c', 'c.id', 'a.contest_id')
    .leftJoin('contest_prize_addresses as p', 'p.work_id', 'a.id')
    .where('c.asks_address', '=', true)
    .where('c.published_at', 'is not', null)
    .where('c.results_at', '<=', now)
    .where('a.award', 'is not', null)
    .where('a.approved_at', 'is not', null)
    .where('a.hidden_at', 'is', null)

export const findWon = (db: Reader, workId: number, now: Date) =>
  won(db, now)
    .select(['a.id', 'a.member_id', 'a.contest_id', 'a.award', 'c.title', 'p.sealed', 'p.given_at', 'p.sent_at'])
    .where('a.id', '=', workId)
    .executeTakeFirst()

/** All of them, what is to be sent first; a page at a time. */
export const listWon = (db: Reader, now: Date, { most, offset }: { most: number; offset: number }) =>
  won(db, now)
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select(['a.id', 'a.award', 'c.title', 'm.id as member_id', 'm.name', 'p.sealed', 'p.given_at', 'p.sent_at'])
    .select(sql<number>`(count(*) over ())::integer`.as('total'))
    .orderBy((or) => sql`${or.ref('p.sent_at')} is null`, 'desc')
    .orderBy((or) => sql`${or.ref('p.given_at')} is null`)
    .orderBy('c.results_at', 'desc')
    .orderBy('a.id')
    .limit(most)
    .offset(offset)
    .execute()

/** False where the prize is on its way already. */
export async function putAddress(
  tx: Tx,
  it: { workId: number; memberId: number; sealed: string; now: Date },
): Promise<boolean> {
  const { workId: work_id, memberId: member_id, sealed, now: given_at } = it
  const row = await tx
    .insertInto('contest_prize_addresses')
    .values({ work_id, member_id, sealed, given_at })
    .onConflict((conflict) =>
      conflict.column('work_id').doUpdateSet({ sealed, given_at }).where('contest_prize_addresses.sent_at', 'is', null),
    )
    .returning('work_id')
    .executeTakeFirst()
  return row !== undefined
}

/** False where somebody has said so before. */
export async function setSent(tx: Tx, workId: number, { by, now }: { by: number; now: Date }): Promise<boolean> {
  const row = await tx
    .updateTable('contest_prize_addresses')
    .set({ sent_at: now, sent_by: by })
    .where('work_id', '=', workId)
    .where('sent_at', 'is', null)
    .returning('work_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Addresses of what was sent so long ago, and of works that won nothing after all, are forgotten. */
export async function forgetAddresses(tx: Tx, before: Date): Promise<number> {
  const { rows } = await sql`
    update contest_prize_addresses p set sealed = null from illust_contest_applicants a
    where a.id = p.work_id and p.sealed is not null
      and (p.sent_at <= ${before} or a.award is null or a.approved_at is null)
    returning p.work_id`.execute(tx)
  return rows.length
}
