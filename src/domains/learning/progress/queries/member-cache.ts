import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'

export async function readCached(db: Reader, memberId: number, ns: string): Promise<unknown> {
  const row = await db
    .selectFrom('member_cache')
    .select('v')
    .where('member_id', '=', memberId)
    .where('ns', '=', ns)
    .executeTakeFirst()
  return row?.v ?? null
}

/** False when a new key would be one too many. */
export async function writeCached(
  tx: Tx,
  it: { memberId: number; ns: string; v: unknown; now: Date; max: number },
): Promise<boolean> {
  const found = await sql`
    insert into member_cache (member_id, ns, v, written_at)
    select ${it.memberId}, ${it.ns}, ${JSON.stringify(it.v)}::jsonb, ${it.now}
    where (select count(*) from member_cache where member_id = ${it.memberId} and ns <> ${it.ns}) < ${it.max}
    on conflict (member_id, ns) do update set v = excluded.v, written_at = excluded.written_at
    returning 1`.execute(tx)
  return found.rows.length > 0
}
