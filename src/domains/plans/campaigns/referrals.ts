import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { claimOnce } from '../orders/person-keys.ts'

/** A person's first trial or purchase, told once to whoever brought them; a second account of theirs tells nothing. */
export async function emitReferral(
  tx: Tx,
  house: House,
  memberId: number,
  kind: 'trial' | 'start' | 'course',
): Promise<void> {
  if (!(await claimOnce(tx, house, memberId, 'referral'))) return
  await tx
    .insertInto('referral_events')
    .values({ member_id: memberId, kind, at: house.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
