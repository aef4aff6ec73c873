import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'

export type BatchLine = {
  id: number
  label: string
  size: number
  days: number | null
  expiresAt: Date
  madeAt: Date
  exportedAt: Date | null
  voidedAt: Date | null
  voidReason: string | null
  made: number
  used: number
  void: number
  expired: number
}

/** The batches of a set with what became of their codes; what is neither used, void nor over is left. */
export async function listBatches(db: Reader, setId: number, now: Date): Promise<BatchLine[]> {
  const { rows } = await sql<BatchLine>`
    select b.id, b.label, b.size, b.days, b.expires_at as "expiresAt", b.made_at as "madeAt",
      b.exported_at as "exportedAt", b.voided_at as "voidedAt", b.void_reason as "voidReason",
      count(c.id)::int as made, count(c.used_at)::int as used, count(c.voided_at)::int as "void",
      count(c.id) filter (where c.used_at is null and c.voided_at is null and c.expires_at <= ${now})::int as expired
    from trial_code_batches b left join trial_codes c on c.batch_id = b.id
    where b.set_id = ${setId} group by b.id order by b.id desc limit ${MOST}`.execute(db)
  return rows
}
const MOST = 100

export const leftOf = ({ made, used, void: gone, expired }: BatchLine) => made - used - gone - expired

export type CodeFacts = {
  id: number
  setId: number
  setName: string
  label: string
  expiresAt: Date
  usedAt: Date | null
  usedById: number | null
  usedByName: string | null
  voidedAt: Date | null
  voidReason: string | null
  isExchanged: boolean
  endsAt: Date | null
}

/** What became of one code. */
export async function findCodeFacts(db: Reader, hash: Buffer): Promise<CodeFacts | null> {
  const { rows } = await sql<CodeFacts>`
    select c.id, s.id as "setId", s.name as "setName", b.label, c.expires_at as "expiresAt", c.used_at as "usedAt",
      m.id as "usedById", m.name as "usedByName", c.voided_at as "voidedAt", c.void_reason as "voidReason",
      exists (select from trial_codes n where n.replaces_id = c.id) as "isExchanged", r.ends_at as "endsAt"
    from trial_codes c join trial_code_batches b on b.id = c.batch_id join trial_sets s on s.id = b.set_id
    left join members m on m.id = c.used_by left join trial_receipts r on r.code_id = c.id
    where c.code_hash = ${hash}`.execute(db)
  return rows[0] ?? null
}
