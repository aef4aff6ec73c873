import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { insertReason, lockReasons, setClosed, type NewReason } from '../queries.ts'
import { refuse } from '../refusals.ts'

export function addReason(actor: Actor, reason: NewReason): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const id = await insertReason(tx, reason)
    await writeAudit(tx, actor, 'staff.quit-reason-added', null, { id, name: reason.content })
  })
}

/** A reason that was ever given is never removed: it is no longer asked, or is asked again. */
export function setReasonOpen(actor: Actor, id: number, open: boolean): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const reasons = await lockReasons(tx)
    const reason = orNotFound(reasons.find((one) => one.id === id))
    if ((reason.closed_at === null) === open) return
    if (!open && reasons.filter(({ closed_at }) => closed_at === null).length <= 1) refuse('last-reason')
    await setClosed(tx, id, open ? null : actor.now)
    await writeAudit(tx, actor, open ? 'staff.quit-reason-opened' : 'staff.quit-reason-closed', null, {
      id,
      name: reason.content,
    })
  })
}
