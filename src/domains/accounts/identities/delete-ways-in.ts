import type { Tx } from '#platform/db.ts'
import { deletePasskeys } from '../passkeys/queries.ts'

/** Nothing but the mailbox opens the account any more: whoever was in it may have added ways of their own. */
export async function deleteWaysIn(tx: Tx, memberId: number): Promise<void> {
  await tx.deleteFrom('identities').where('member_id', '=', memberId).execute()
  await deletePasskeys(tx, memberId)
}
