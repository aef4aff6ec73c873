import type { Tx } from '#platform/db.ts'

/** Out of sight for everybody but its owner, and not to be shown any more; or, without a reason, in sight again. */
export async function setHidden(tx: Tx, id: number, reason: string | null, now: Date): Promise<void> {
  await tx
    .updateTable('practice_logs')
    .set(
      reason === null
        ? { hidden_at: null, hidden_reason: null }
        : { hidden_at: now, hidden_reason: reason, picture_consented_at: null, memo_consented_at: null },
    )
    .where('id', '=', id)
    .execute()
}
