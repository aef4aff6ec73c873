import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { emailKey } from '../terms.ts'

type Newcomer = { email: string; name: string }

/** Makes members of another system members here, each with no way in yet. Tells their numbers by address; who is a member already is left out. */
export async function bringMembers(tx: Tx, people: readonly Newcomer[], at: Date): Promise<Map<string, number>> {
  const given = JSON.stringify(people.map(({ email, name }) => ({ email, email_key: emailKey(email), name })))
  const { rows } = await sql<{ id: number; email_key: string }>`
    insert into members (email, email_key, name, joined_at)
    select email, email_key, name, ${at} from jsonb_to_recordset(${given}::jsonb) as given (email text, email_key text, name text)
    order by email_key on conflict on constraint members_email_once do nothing
    returning id, email_key`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await sql`insert into arrivals (member_id, brought_at) select unnest(${ids}::bigint[]), ${at}`.execute(tx)
  return new Map(rows.map(({ id, email_key }) => [email_key, id]))
}

/** Came along and was never here: no password, nothing agreed to. */
export async function isAwaited(db: Reader, memberId: number): Promise<boolean> {
  const found = await db
    .selectFrom('arrivals')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('came_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

export async function countArrivals(db: Reader): Promise<{ all: number; told: number; came: number }> {
  return db
    .selectFrom('arrivals')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('told_at').as('told'),
      fn.count<number>('came_at').as('came'),
    ])
    .executeTakeFirstOrThrow()
}

/** The next some who were not written to, of those who had come by then; held until the transaction ends. */
export function lockUntold(tx: Tx, until: Date, limit: number) {
  return tx
    .selectFrom('arrivals as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select(['m.id', 'm.email'])
    .where('a.told_at', 'is', null)
    .where('a.brought_at', '<=', until)
    .orderBy('a.member_id')
    .limit(limit)
    .forUpdate('a')
    .skipLocked()
    .execute()
}

export async function noteTold(tx: Tx, memberIds: readonly number[], at: Date): Promise<void> {
  await sql`
    update arrivals set told_at = ${at} where member_id = any(${memberIds}::bigint[]) and told_at is null`.execute(tx)
}

/** False where they have come before. */
export async function noteCame(tx: Tx, memberId: number, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('arrivals')
    .set({ came_at: at })
    .where('member_id', '=', memberId)
    .where('came_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}
