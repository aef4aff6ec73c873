import type { Tx } from '#platform/db.ts'

export const targetTypes = ['report', 'comment', 'contest_work', 'gallery_work', 'profile'] as const
export type TargetType = (typeof targetTypes)[number]
export type Target = { type: TargetType; id: number }
export type CaseWhy = 'reported' | 'first' | 'words' | 'similar' | 'objection'

/** One matter for each thing; what waits already goes on waiting since then. */
export async function openCase(
  tx: Tx,
  { type, id }: Target,
  it: { memberId: number | null; why: CaseWhy; now: Date },
): Promise<void> {
  await tx
    .insertInto('moderation_cases')
    .values({ target_type: type, target_id: id, member_id: it.memberId, why: it.why, opened_at: it.now })
    .onConflict((conflict) =>
      conflict
        .columns(['target_type', 'target_id'])
        .where('settled_at', 'is', null)
        // Who tells of what waits for a first look makes it pressing.
        .doUpdateSet(it.why === 'reported' ? { why: 'reported' } : { target_id: id }),
    )
    .execute()
}

export async function settleCase(tx: Tx, { type, id }: Target, now: Date): Promise<void> {
  await tx
    .updateTable('moderation_cases')
    .set({ settled_at: now })
    .where('target_type', '=', type)
    .where('target_id', '=', id)
    .where('settled_at', 'is', null)
    .execute()
}
