import type { Tx } from '#platform/db.ts'
import { deleteIdentities } from '../identities/queries.ts'
import { deletePasskeys } from '../passkeys/queries.ts'

/** Nothing but the mailbox opens the account any more: whoever was in it may have added ways of their own. */
export async function forgetWaysIn(tx: Tx, memberId: number): Promise<void> {
  await deleteIdentities(tx, memberId)
  await deletePasskeys(tx, memberId)
}
