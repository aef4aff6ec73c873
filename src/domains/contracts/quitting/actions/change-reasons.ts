import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { insertReason, lockReasons, setClosed, type NewReason } from '../staff-queries.ts'
import { refusal, refuse } from '../refusals.ts'

export function addReason(actor: Actor, reason: NewReason): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    if (isAsked(await lockReasons(tx), reason.asks)) {
      const { message } = refusal('asked-already')
      refuse('asked-already', { fields: { asks: [message] } })
    }
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
    if (reason.always_open) refuse('always-open')
    if (open && isAsked(reasons, reason.asks)) refuse('asked-already')
    await setClosed(tx, id, open ? null : actor.now)
    await writeAudit(tx, actor, open ? 'staff.quit-reason-opened' : 'staff.quit-reason-closed', null, {
      id,
      name: reason.content,
    })
  })
}

type Reason = Awaited<ReturnType<typeof lockReasons>>[number]

/** What is typed into the survey is one text of each kind, so that no two reasons ask for the same. */
const isAsked = (reasons: Reason[], asks: string | null) =>
  asks !== null && reasons.some((one) => one.asks === asks && one.closed_at === null)
