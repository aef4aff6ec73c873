import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { liftBars } from '../../bars/queries.ts'
import { refuse } from '../../refusals.ts'

/** Staff let somebody post again before the time. */
export function liftBar(actor: Actor, memberId: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    if (!(await liftBars(tx, memberId, actor.now))) refuse('not-barred')
    await writeAudit(tx, actor, 'community.bar-lifted', memberId)
  })
}
