import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { notFound } from '#platform/refusal.ts'

/** How a member is called and shown beside whatever they post: nobody can hide it, staff can set it back. */
const shown = (db: Reader, id: number) =>
  db
    .selectFrom('members')
    .select(['id as member_id', 'name as title', 'avatar_key as image_key', 'joined_at as cleared_at'])
    .select(sql<string>`''`.as('content'))
    .select(sql<null>`null`.as('hidden_at'))
    .select(sql<null>`null`.as('waits_since'))
    .select(sql<null>`null`.as('fingerprint'))
    .select(sql<null>`null`.as('likeness'))
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)

export const find = (db: Reader, id: number) => shown(db, id).executeTakeFirst()
export const lock = (tx: Tx, id: number) => shown(tx, id).forNoKeyUpdate().executeTakeFirst()
/** Told of beside something that they posted, never by a number alone. */
export const mustSee = async () => notFound()
export const pathOf = async () => null
export const mark = async () => {}
export const remove = async () => {}
