import type { Actor } from '#platform/ask.ts'
import { lockStanding } from '#domains/plans/index.ts'
import { deleteUnstarted } from '../../debit-applications/queries.ts'

/** Forgets what was not started; a contract that runs stays as it is. */
export function removeApplication(actor: Actor): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    await lockStanding(tx, actor.memberId)
    await deleteUnstarted(tx, actor.memberId)
  })
}
