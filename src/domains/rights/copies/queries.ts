import type { Reader, Tx } from '#platform/db.ts'

export type Copy = {
  id: number
  askedAt: Date
  madeAt: Date | null
  untilAt: Date | null
  files: number
  parts: { position: number; bytes: number }[]
}

/** The newest copy of a member, with its files where they can still be fetched. */
export async function findNewestCopy(db: Reader, memberId: number): Promise<Copy | null> {
  const row = await db
    .selectFrom('data_copies')
    .select(['id', 'asked_at as askedAt', 'made_at as madeAt', 'until_at as untilAt', 'files'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const parts = await db
    .selectFrom('data_copy_parts')
    .select(['position', 'bytes'])
    .where('copy_id', '=', row.id)
    .orderBy('position')
    .execute()
  return { ...row, parts }
}

/** Null where one is under way already. */
export async function insertCopy(tx: Tx, memberId: number, at: Date): Promise<number | null> {
  const row = await tx
    .insertInto('data_copies')
    .values({ member_id: memberId, asked_at: at })
    .onConflict((conflict) => conflict.column('member_id').where('made_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** A copy that still has to be made, with whose it is. */
export function findUnmade(db: Reader, id: number) {
  return db
    .selectFrom('data_copies as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.id', 'c.member_id as memberId', 'm.email', 'm.name'])
    .where('c.id', '=', id)
    .where('c.made_at', 'is', null)
    .where('m.withdrawn_at', 'is', null)
    .executeTakeFirst()
}

export type Part = { key: string; bytes: number }

/** False where another process was first, or the member has left meanwhile. */
export async function finishCopy(
  tx: Tx,
  { id, files, parts, at, until }: { id: number; files: number; parts: readonly Part[]; at: Date; until: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('data_copies')
    .set({ made_at: at, until_at: until, files })
    .where('id', '=', id)
    .where('made_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  const values = parts.map((part, position) => ({ copy_id: id, position: position + 1, ...part }))
  await tx.insertInto('data_copy_parts').values(values).execute()
  return true
}

export function findPart(db: Reader, { memberId, now }: { memberId: number; now: Date }, id: number, position: number) {
  return db
    .selectFrom('data_copy_parts as p')
    .innerJoin('data_copies as c', 'c.id', 'p.copy_id')
    .select(['p.key', 'p.bytes', 'c.asked_at as askedAt'])
    .where('c.id', '=', id)
    .where('c.member_id', '=', memberId)
    .where('c.until_at', '>', now)
    .where('p.position', '=', position)
    .executeTakeFirst()
}

/** Parts whose time is over, for who takes them out of the store. */
export function deleteOverParts(tx: Tx, now: Date) {
  return tx
    .deleteFrom('data_copy_parts')
    .where('copy_id', 'in', (db) => db.selectFrom('data_copies').select('id').where('until_at', '<=', now))
    .returning('key')
    .execute()
}

export function listStoredFiles(db: Reader, memberId: number) {
  return db
    .selectFrom('stored_files')
    .select(['key', 'purpose', 'created_at as at'])
    .where('owner_id', '=', memberId)
    .where('attached_at', 'is not', null)
    .where('purpose', '<>', 'data-copies')
    .orderBy('created_at')
    .orderBy('key')
    .execute()
}
