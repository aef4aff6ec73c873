import type { Reader, Tx } from '#platform/db.ts'
import { isBlocked, notBlocked } from '../blocks/queries.ts'
import { COMMENTS_A_PAGE } from './terms.ts'

type Looking = { page: number; viewer: number | null; seesAll: boolean }

/** A page of what was said to a report, the newest first, and one more to know whether there is another page. */
export function listComments(db: Reader, reportId: number, { page, viewer, seesAll }: Looking) {
  return said(db)
    .where('c.report_id', '=', reportId)
    .$if(!seesAll, (query) =>
      query.where((or) =>
        or.or([
          or.and([or('c.waits_since', 'is', null), or('c.hidden_at', 'is', null), notBlocked(viewer, 'c.member_id')]),
          or('c.member_id', '=', viewer ?? 0),
        ]),
      ),
    )
    .orderBy('c.posted_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(COMMENTS_A_PAGE + 1)
    .offset((page - 1) * COMMENTS_A_PAGE)
    .execute()
}

export const findComment = (db: Reader, id: number, viewer: number | null) =>
  said(db).select(isBlocked(viewer, 'c.member_id').as('blocked')).where('c.id', '=', id).executeTakeFirst()

const said = (db: Reader) =>
  db
    .selectFrom('illust_report_comments as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.id', 'c.report_id', 'c.member_id', 'c.content', 'c.image_key', 'c.posted_at'])
    .select(['c.waits_since', 'c.hidden_at'])
    .select(['m.name', 'm.avatar_key', 'm.withdrawn_at'])
export type Said = Awaited<ReturnType<typeof listComments>>[number]

export async function findSent(db: Reader, memberId: number, sendKey: string): Promise<number | null> {
  const row = await db
    .selectFrom('illust_report_comments')
    .select('id')
    .where('member_id', '=', memberId)
    .where('send_key', '=', sendKey)
    .executeTakeFirst()
  return row?.id ?? null
}

type NewComment = {
  report_id: number
  member_id: number
  content: string
  image_key: string | null
  width: number | null
  height: number | null
  posted_at: Date
  send_key: string | null
  waits_since: Date | null
  fingerprint: string | null
  likeness: string | null
}

/** Null where the same key has brought one meanwhile. */
export async function insertComment(tx: Tx, comment: NewComment): Promise<number | null> {
  const row = await tx
    .insertInto('illust_report_comments')
    .values(comment)
    .onConflict((conflict) => conflict.constraint('illust_report_comments_sent_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export function lockComment(tx: Tx, id: number) {
  return tx
    .selectFrom('illust_report_comments as c')
    .innerJoin('illust_reports as r', 'r.id', 'c.report_id')
    .select(['c.id', 'c.report_id', 'c.member_id', 'r.member_id as owner_id'])
    .where('c.id', '=', id)
    .forUpdate('c')
    .executeTakeFirst()
}

export async function deleteComment(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('illust_report_comments').where('id', '=', id).execute()
}

/** Of who leaves, the words on others' reports stay, and the pictures go. */
export async function dropPicturesOf(tx: Tx, memberId: number): Promise<void> {
  await tx
    .updateTable('illust_report_comments')
    .set({ image_key: null, width: null, height: null })
    .where('member_id', '=', memberId)
    .where('image_key', 'is not', null)
    .execute()
}
