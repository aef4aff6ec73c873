import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { NEWS_BATCH } from './terms.ts'

export async function hasConsent(db: Reader, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('news_consents')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

type Given = { memberId: number; at: Date; page: string; wording: string }
/** Twice is once. */
export async function insertConsent(tx: Tx, { memberId, at, page, wording }: Given): Promise<void> {
  await tx
    .insertInto('news_consents')
    .values({ member_id: memberId, given_at: at, page, wording })
    .onConflict((conflict) => conflict.column('member_id').where('ended_at', 'is', null).doNothing())
    .execute()
}

export async function endConsent(tx: Tx, memberId: number, by: 'settings' | 'letter', at: Date): Promise<void> {
  await tx
    .updateTable('news_consents')
    .set({ ended_at: at, ended_by: by })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute()
}

export async function insertNews(
  tx: Tx,
  news: { subject: string; body: string; by: number; at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('news_letters')
    .values({ subject: news.subject, body: news.body, written_by: news.by, sent_at: news.at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const lockNews = (tx: Tx, id: number) =>
  tx
    .selectFrom('news_letters')
    .selectAll()
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Who said yes before it was sent and has not taken it back, the next some of them. */
export const listReaders = (tx: Tx, after: number, sentAt: Date) =>
  tx
    .selectFrom('news_consents as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.id', 'c.member_id as memberId', 'm.email', 'm.name'])
    .where('c.id', '>', after)
    .where('c.ended_at', 'is', null)
    .where('c.given_at', '<=', sentAt)
    .where('m.withdrawn_at', 'is', null)
    .orderBy('c.id')
    .limit(NEWS_BATCH)
    .execute()

type Step = { upTo: number; count: number; doneAt: Date | null }
export async function noteSent(tx: Tx, id: number, { upTo, count, doneAt }: Step): Promise<void> {
  await tx
    .updateTable('news_letters')
    .set({ up_to: upTo, readers: sql`readers + ${count}`, done_at: doneAt })
    .where('id', '=', id)
    .execute()
}

export const listNews = (db: Reader) =>
  db
    .selectFrom('news_letters as n')
    .innerJoin('members as m', 'm.id', 'n.written_by')
    .select(['n.id', 'n.subject', 'n.sent_at as sentAt', 'n.readers', 'n.done_at as doneAt', 'm.name as by'])
    .orderBy('n.sent_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(50)
    .execute()

export async function countReaders(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('news_consents as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('c.ended_at', 'is', null)
    .where('m.withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
