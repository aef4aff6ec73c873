import { href } from 'react-router'
import { sql } from 'kysely'
import type { Ask } from '#platform/ask.ts'
import type { Reader, Tx } from '#platform/db.ts'
import { notFound } from '#platform/refusal.ts'
import { releaseFile } from '#platform/stored-files.ts'

const shown = (db: Reader, id: number) =>
  db
    .selectFrom('gallery_illusts')
    .select(['title', 'credit as content', 'image_key', 'small_key', 'hidden_at', 'cleared_at'])
    .select([sql<null>`null`.as('member_id'), sql<null>`null`.as('waits_since')])
    .select([sql<null>`null`.as('fingerprint'), sql<null>`null`.as('likeness')])
    .where('id', '=', id)

export const find = (db: Reader, id: number) => shown(db, id).executeTakeFirst()
export const lock = (tx: Tx, id: number) => shown(tx, id).forUpdate().executeTakeFirst()

export async function mustSee({ db }: Ask, id: number) {
  const work = await find(db, id)
  return work && !work.hidden_at ? work : notFound()
}

export const pathOf = async () => href('/fifth_anniversary')

type Marks = { hidden_at?: Date | null; cleared_at?: Date | null }

export async function mark(tx: Tx, id: number, { hidden_at, cleared_at }: Marks): Promise<void> {
  await tx.updateTable('gallery_illusts').set({ hidden_at, cleared_at }).where('id', '=', id).execute()
}

export async function remove(tx: Tx, id: number): Promise<void> {
  const gone = await tx
    .deleteFrom('gallery_illusts')
    .where('id', '=', id)
    .returning(['image_key', 'small_key'])
    .executeTakeFirst()
  for (const key of gone ? [gone.image_key, gone.small_key] : []) await releaseFile(tx, key)
}
