import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { notFound } from '#platform/refusal.ts'
import { endNamedSession, endOtherSessions } from '../queries.ts'

/** Signs one other browser out, or all but this one. */
export function endSession(actor: Actor, which: { name: string } | 'others'): Promise<void> {
  const { db, memberId, session } = actor
  return db.transaction().execute(async (tx) => {
    if (which === 'others') await endOtherSessions(tx, memberId, session.tokenHash!)
    else if (!(await endNamedSession(tx, memberId, which.name))) return notFound()
    await writeAudit(tx, actor, 'accounts.session-ended', memberId)
  })
}
