import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'

/** Which of these addresses are a member's already. */
export async function listMemberKeys(db: Reader, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ email_key: string }>`
    select email_key from members where email_key = any(${keys}::text[])`.execute(db)
  return new Set(rows.map(({ email_key }) => email_key))
}

type File = { sha256: Buffer; by: number; at: Date; people: number }

/** False where it came before; of two at once the second waits for the first. */
export async function insertFile(tx: Tx, { sha256, by, at, people }: File): Promise<boolean> {
  const row = await tx
    .insertInto('arrival_files')
    .values({ sha256, people, brought_by: by, brought_at: at })
    .onConflict((conflict) => conflict.constraint('arrival_files_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const SHOWN = 50

export const listFiles = (db: Reader) =>
  db
    .selectFrom('arrival_files as f')
    .leftJoin('members as m', 'm.id', 'f.brought_by')
    .select(['f.id', 'f.people', 'f.brought_at as broughtAt', 'm.name as by'])
    .orderBy('f.id', 'desc')
    .limit(SHOWN)
    .execute()
