import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { findWhomToView, setView } from '../queries.ts'
import { refuse } from '../refusals.ts'

/** From here on this session shows the site as that member sees it, and can change nothing. */
export function beginViewing(actor: Actor, memberId: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const whom = orNotFound(await findWhomToView(tx, memberId))
    if (whom.role) refuse('is-staff')
    await setView(tx, actor.session.tokenHash!, memberId)
    await writeAudit(tx, actor, 'staff.viewing-begun', memberId)
  })
}
