import { addPayLine, openPayee } from '#domains/payouts/index.ts'
import type { Tx } from '#platform/db.ts'

type Return = { memberId: number; workId: number; key: string; feeYen: number; now: Date }

/** A work that is back is owed to its teacher at the fee agreed when it was given to them; opened again, it is owed no more. */
export async function payReturn(tx: Tx, { memberId, workId, key, feeYen, now }: Return): Promise<void> {
  await openPayee(tx, memberId, 'teaching', now)
  if (feeYen === 0) return
  await addPayLine(tx, {
    memberId,
    kind: 'teaching',
    source: 'critique',
    key,
    description: `添削 No.${workId}`,
    yen: feeYen,
    earnedAt: now,
  })
}
