import type { Reader, Tx } from '#platform/db.ts'

export type Bar = { id: number; reason: string; begins_at: Date; ends_at: Date | null }

/** The longest that keeps a member from posting now. */
export function findBar(db: Reader, memberId: number, now: Date): Promise<Bar | undefined> {
  return db
    .selectFrom('posting_bars')
    .select(['id', 'reason', 'begins_at', 'ends_at'])
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .where((or) => or.or([or('ends_at', 'is', null), or('ends_at', '>', now)]))
    .orderBy('ends_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst()
}

export async function insertBar(
  tx: Tx,
  bar: { member_id: number; reason: string; begins_at: Date; ends_at: Date | null },
): Promise<void> {
  await tx.insertInto('posting_bars').values(bar).execute()
}

/** Whether there was one to lift. */
export async function liftBars(tx: Tx, memberId: number, now: Date): Promise<boolean> {
  const lifted = await tx
    .updateTable('posting_bars')
    .set({ lifted_at: now })
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .where((or) => or.or([or('ends_at', 'is', null), or('ends_at', '>', now)]))
    .returning('id')
    .execute()
  return lifted.length > 0
}
