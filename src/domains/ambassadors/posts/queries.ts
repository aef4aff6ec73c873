import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { MOST_POSTS, type PostState } from './terms.ts'

const columns = ['id', 'member_id as memberId', 'address', 'registered_at as registeredAt', 'state', 'note'] as const

/** All of one ambassador's, the newest first. */
export const listOwnPosts = (db: Reader, memberId: number) =>
  db
    .selectFrom('ambassador_posts')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(MOST_POSTS)
    .execute()

/** Of everybody: what waits the longest first, else the newest look. */
export const listPosts = (db: Reader, state: PostState, { most, offset }: { most: number; offset: number }) =>
  db
    .selectFrom('ambassador_posts as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select(['p.id', 'p.member_id as memberId', 'm.name', 'p.address', 'p.registered_at as registeredAt', 'p.note'])
    .select(['p.asked_at as askedAt', 'p.looked_at as lookedAt', sql<number>`(count(*) over ())::int`.as('total')])
    .where('p.state', '=', state)
    .orderBy(({ ref }) => sql`case when ${ref('p.state')} = 'waiting' then ${ref('p.asked_at')} end`)
    .orderBy('p.looked_at', 'desc')
    .orderBy('p.id')
    .limit(most)
    .offset(offset)
    .execute()

export const lockPost = (tx: Tx, id: number) =>
  tx.selectFrom('ambassador_posts').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export async function countPosts(tx: Tx, memberId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('ambassador_posts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** False where it is registered already. */
export async function insertPost(tx: Tx, memberId: number, address: string, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('ambassador_posts')
    .values({ member_id: memberId, address, registered_at: now, asked_at: now })
    .onConflict((conflict) => conflict.constraint('ambassador_posts_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** It is to be looked at, now for the first time or again. */
export async function setWaiting(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('ambassador_posts').set({ state: 'waiting', asked_at: now }).where('id', '=', id).execute()
}

type Look = { state: 'marked' | 'unmarked'; note: string; by: number; now: Date }
export async function setLooked(tx: Tx, id: number, { state, note, by, now }: Look): Promise<void> {
  await tx
    .updateTable('ambassador_posts')
    .set({ state, note, looked_at: now, looked_by: by })
    .where('id', '=', id)
    .execute()
}

export async function deletePost(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('ambassador_posts').where('id', '=', id).execute()
}

/** Something of theirs was found without the mark, and nobody has seen since that it has one. */
export async function lacksMark(db: Reader, memberId: number): Promise<boolean> {
  const found = await db
    .selectFrom('ambassador_posts')
    .select('id')
    .where('member_id', '=', memberId)
    .where('note', '<>', '')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
