import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { Tries } from '../rules.ts'

type Whose = 'member_id' | 'address'
export type Row = Tries & { id: number }

/**
 * Whoever tries a code holds the count of the member, then that of the address: many at once come one after another,
 * whatever session, browser or process they come by.
 */
export async function lockTries(
  tx: Tx,
  memberId: number,
  address: string,
  now: Date,
): Promise<{ own: Row; near: Row }> {
  const own = await locked(tx, 'member_id', memberId, now)
  return { own, near: await locked(tx, 'address', address, now) }
}

async function locked(tx: Tx, whose: Whose, who: number | string, now: Date): Promise<Row> {
  const { rows } = await sql<Row>`
    insert into trial_code_tries (${sql.ref(whose)}, tried_at) values (${who}, ${now})
    on conflict (${sql.ref(whose)}) do update set tried_at = excluded.tried_at
    returning id, wrong, locked_until as "lockedUntil"`.execute(tx)
  return rows[0]!
}

export async function noteTries(tx: Tx, id: number, { wrong, lockedUntil }: Tries): Promise<void> {
  await tx.updateTable('trial_code_tries').set({ wrong, locked_until: lockedUntil }).where('id', '=', id).execute()
}

export type Lock = { id: number; memberId: number | null; name: string | null; address: string | null; until: Date }

export async function listLocks(db: Reader, now: Date): Promise<Lock[]> {
  const rows = await db
    .selectFrom('trial_code_tries as t')
    .leftJoin('members as m', 'm.id', 't.member_id')
    .select(['t.id', 't.member_id as memberId', 'm.name', 't.address', 't.locked_until as until'])
    .where('t.locked_until', '>', now)
    .orderBy('t.locked_until', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ ...row, until: row.until! }))
}
const MOST = 100

/** Whose it was; undefined where nothing was locked. */
export const deleteLock = (tx: Tx, id: number, now: Date) =>
  tx
    .deleteFrom('trial_code_tries')
    .where('id', '=', id)
    .where('locked_until', '>', now)
    .returning(['member_id as memberId', 'address'])
    .executeTakeFirst()

/** An address is kept as long as it may count, and no longer. */
export async function forgetAddresses(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('trial_code_tries').where('address', 'is not', null).where('tried_at', '<', before).execute()
}
