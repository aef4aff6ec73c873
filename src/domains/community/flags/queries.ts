import type { Reader, Tx } from '#platform/db.ts'
import type { Target } from '../cases/queries.ts'
import type { FlagReason } from './terms.ts'

type NewFlag = { memberId: number; reason: FlagReason; detail: string; counts: boolean; now: Date }

/** False where this member has told of it before. */
export async function insertFlag(tx: Tx, { type, id }: Target, flag: NewFlag): Promise<boolean> {
  const { memberId: member_id, reason, detail, counts, now: flagged_at } = flag
  const row = await tx
    .insertInto('content_flags')
    .values({ target_type: type, target_id: id, member_id, reason, detail, counts, flagged_at })
    .onConflict((conflict) => conflict.constraint('content_flags_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** How many who have been here long enough tell of it and were not answered yet. */
export async function countThatCount(db: Reader, { type, id }: Target): Promise<number> {
  const { count } = await db
    .selectFrom('content_flags')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('target_type', '=', type)
    .where('target_id', '=', id)
    .where('counts', '=', true)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function listFlags(db: Reader, { type, id }: Target) {
  return db
    .selectFrom('content_flags as f')
    .innerJoin('members as m', 'm.id', 'f.member_id')
    .select(['f.id', 'f.reason', 'f.detail', 'f.flagged_at', 'f.settled_at', 'f.counts', 'm.id as member_id', 'm.name'])
    .where('f.target_type', '=', type)
    .where('f.target_id', '=', id)
    .orderBy('f.flagged_at')
    .limit(200)
    .execute()
}

/** Those who told of it are answered: who they are. */
export async function settleFlags(tx: Tx, { type, id }: Target, now: Date): Promise<number[]> {
  const settled = await tx
    .updateTable('content_flags')
    .set({ settled_at: now })
    .where('target_type', '=', type)
    .where('target_id', '=', id)
    .where('settled_at', 'is', null)
    .returning('member_id')
    .execute()
  return settled.map(({ member_id }) => member_id)
}
