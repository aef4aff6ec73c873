import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

type Over = { id: number; memberId: number; overAt: Date }

/** Works that were over by then and whose owner was not told yet that their file goes. */
export async function lockUntold(tx: Tx, { before, most }: { before: Date; most: number }): Promise<Over[]> {
  const found = await sql<Over>`
    select id, member_id as "memberId", coalesce(corrected_at, cancelled_at) as "overAt" from corrected_works
    where attachment_key is not null and files_told_at is null and coalesce(corrected_at, cancelled_at) <= ${before}
    order by coalesce(corrected_at, cancelled_at), id limit ${most} for update skip locked`.execute(tx)
  return found.rows
}

export async function markTold(tx: Tx, works: readonly { id: number }[], now: Date): Promise<void> {
  const ids = works.map(({ id }) => id)
  if (ids.length > 0)
    await tx.updateTable('corrected_works').set({ files_told_at: now }).where('id', 'in', ids).execute()
}

type Ended = { before: Date; toldBefore: Date; most: number }

/** Works that were over by then, and whose owner was told so long ago. */
export async function lockEnded(tx: Tx, { before, toldBefore, most }: Ended) {
  const found = await sql<{ id: number; attachmentKey: string }>`
    select id, attachment_key as "attachmentKey" from corrected_works
    where attachment_key is not null and files_told_at <= ${toldBefore} and coalesce(corrected_at, cancelled_at) <= ${before}
    order by coalesce(corrected_at, cancelled_at), id limit ${most} for update skip locked`.execute(tx)
  return found.rows
}

export async function dropAttachments(tx: Tx, works: readonly { id: number }[]): Promise<void> {
  const ids = works.map(({ id }) => id)
  const nothing = { attachment_key: null, attachment_name: null }
  if (ids.length > 0) await tx.updateTable('corrected_works').set(nothing).where('id', 'in', ids).execute()
}
