import type { Actor } from '#platform/ask.ts'
import { lockStanding } from '#domains/plans/index.ts'

/** Forgets what was not started; a contract that runs stays as it is. */
export function removeApplication(actor: Actor): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    await lockStanding(tx, actor.memberId)
    await tx
      .deleteFrom('debit_applications')
      .where('member_id', '=', actor.memberId)
      .where('started_at', 'is', null)
      .where('closed_at', 'is', null)
      .execute()
  })
}
