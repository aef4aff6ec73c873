import type { Ask, Member } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { setView } from '../queries.ts'

/** The session is the member of staff's own again. */
export function endViewing(ask: Ask, seen: Member): Promise<void> {
  return ask.db.transaction().execute(async (tx) => {
    await setView(tx, ask.session.tokenHash!, null)
    await writeAudit(tx, ask, 'staff.viewing-ended', seen.id)
  })
}
