import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { Code } from '../rules.ts'

export type FoundCode = Code & { id: number; setId: number; days: number | null }

const found = (db: Reader, hash: Buffer) =>
  db
    .selectFrom('trial_codes as c')
    .innerJoin('trial_code_batches as b', 'b.id', 'c.batch_id')
    .select([
      'c.id',
      'b.set_id as setId',
      'b.days',
      'c.used_at as usedAt',
      'c.voided_at as voidedAt',
      'c.expires_at as expiresAt',
    ])
    .where('c.code_hash', '=', hash)

export const findCode = async (db: Reader, hash: Buffer): Promise<FoundCode | null> =>
  (await found(db, hash).executeTakeFirst()) ?? null

/** Of two who come with one code the second waits here, and then sees that it is used. */
export const lockCode = async (tx: Tx, hash: Buffer): Promise<FoundCode | null> =>
  (await found(tx, hash).forUpdate('c').executeTakeFirst()) ?? null

export async function markUsed(tx: Tx, id: number, memberId: number, now: Date): Promise<void> {
  await tx.updateTable('trial_codes').set({ used_at: now, used_by: memberId }).where('id', '=', id).execute()
}

export type Batch = {
  id: number
  setId: number
  label: string
  size: number
  days: number | null
  expiresAt: Date
  exportedAt: Date | null
  voidedAt: Date | null
}

const batchColumns = [
  'id',
  'set_id as setId',
  'label',
  'size',
  'days',
  'expires_at as expiresAt',
  'exported_at as exportedAt',
  'voided_at as voidedAt',
] as const

export const lockBatch = (tx: Tx, id: number): Promise<Batch | undefined> =>
  tx.selectFrom('trial_code_batches').select(batchColumns).where('id', '=', id).forUpdate().executeTakeFirst()

export type NewBatch = Pick<Batch, 'setId' | 'label' | 'size' | 'days' | 'expiresAt'>

export async function insertBatch(tx: Tx, batch: NewBatch, now: Date): Promise<number> {
  const { setId: set_id, expiresAt: expires_at, ...rest } = batch
  const row = { ...rest, set_id, expires_at, made_at: now }
  return (await tx.insertInto('trial_code_batches').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** All codes of a batch at once: only their hashes are written down. */
export async function insertCodes(tx: Tx, { id, expiresAt }: Pick<Batch, 'id' | 'expiresAt'>, hashes: Buffer[]) {
  await sql`insert into trial_codes (batch_id, code_hash, expires_at)
    select ${id}, hash, ${expiresAt} from unnest(${hashes}::bytea[]) as hash`.execute(tx)
}

export async function markExported(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('trial_code_batches').set({ exported_at: now }).where('id', '=', id).execute()
}

/** The batch, and every code of it that nobody has used. */
export async function voidBatch(tx: Tx, id: number, reason: string, now: Date): Promise<void> {
  const gone = { voided_at: now, void_reason: reason }
  await tx.updateTable('trial_code_batches').set(gone).where('id', '=', id).execute()
  await tx
    .updateTable('trial_codes')
    .set(gone)
    .where('batch_id', '=', id)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute()
}

export async function voidCode(tx: Tx, id: number, reason: string, now: Date): Promise<void> {
  await tx.updateTable('trial_codes').set({ voided_at: now, void_reason: reason }).where('id', '=', id).execute()
}

/** False where a code took its place before. */
export async function insertReplacement(
  tx: Tx,
  { id, hash, expiresAt }: { id: number; hash: Buffer; expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into trial_codes (batch_id, code_hash, expires_at, replaces_id)
    select batch_id, ${hash}, ${expiresAt}, id from trial_codes where id = ${id}
    on conflict on constraint trial_codes_replaced_once do nothing returning id`.execute(tx)
  return rows.length > 0
}
