import { href } from 'react-router'
import { sql } from 'kysely'
import type { Ask } from '#platform/ask.ts'
import type { Reader, Tx } from '#platform/db.ts'
import { notFound } from '#platform/refusal.ts'
import { releaseFile } from '#platform/stored-files.ts'
import { deleteEntry } from './queries.ts'

const shown = (db: Reader, id: number) =>
  db
    .selectFrom('illust_contest_applicants as a')
    .innerJoin('illust_contests as c', 'c.id', 'a.contest_id')
    .select(['a.member_id', 'a.contest_id', 'c.title', 'c.theme as content', 'a.image_key', 'a.small_key'])
    .select(['a.approved_at', 'a.hidden_at', 'a.cleared_at'])
    .select([sql<null>`null`.as('waits_since'), sql<null>`null`.as('fingerprint'), sql<null>`null`.as('likeness')])
    .where('a.id', '=', id)

export const find = (db: Reader, id: number) => shown(db, id).executeTakeFirst()
export const lock = (tx: Tx, id: number) => shown(tx, id).forUpdate('a').executeTakeFirst()

export async function mustSee({ db }: Ask, id: number) {
  const work = await find(db, id)
  return work?.approved_at && !work.hidden_at ? work : notFound()
}

export async function pathOf(db: Reader, id: number) {
  const work = await find(db, id)
  return work ? href('/illust_contests/:id', { id: String(work.contest_id) }) : null
}

type Marks = { hidden_at?: Date | null; cleared_at?: Date | null }

export async function mark(tx: Tx, id: number, { hidden_at, cleared_at }: Marks): Promise<void> {
  await tx.updateTable('illust_contest_applicants').set({ hidden_at, cleared_at }).where('id', '=', id).execute()
}

export async function remove(tx: Tx, id: number): Promise<void> {
  const work = await lock(tx, id)
  for (const key of work ? [work.image_key, work.small_key] : []) await releaseFile(tx, key)
  await deleteEntry(tx, id)
}
